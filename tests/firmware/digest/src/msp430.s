; Shifts by a variable and products, which the compiler calls and libgcc would define.
.section .text.runtime,"ax",@progbits

; r12:r13 << r14
.global __mspabi_slll
1:  add r12, r12
    addc r13, r13
    dec r14
__mspabi_slll:
    tst r14
    jnz 1b
    ret

; r12:r13 >> r14
.global __mspabi_srll
1:  clrc
    rrc r13
    rrc r12
    dec r14
__mspabi_srll:
    tst r14
    jnz 1b
    ret

; r12 * r13
.global __mspabi_mpyi
__mspabi_mpyi:
    clr r14
1:  clrc
    rrc r13
    jnc 2f
    add r12, r14
2:  add r12, r12
    tst r13
    jnz 1b
    mov r14, r12
    ret

; r12:r13 * r14:r15
.global __mspabi_mpyl
__mspabi_mpyl:
    push r10
    clr r10
    clr r11
1:  clrc
    rrc r15
    rrc r14
    jnc 2f
    add r12, r10
    addc r13, r11
2:  add r12, r12
    addc r13, r13
    tst r14
    jnz 1b
    tst r15
    jnz 1b
    mov r10, r12
    mov r11, r13
    pop r10
    ret

; r8:r9:r10:r11 * r12:r13:r14:r15
.global __mspabi_mpyll
__mspabi_mpyll:
    push r4
    push r5
    push r6
    push r7
    push r8
    push r9
    push r10
    push #64
    clr r4
    clr r5
    clr r6
    clr r7
1:  clrc
    rrc r15
    rrc r14
    rrc r13
    rrc r12
    jnc 2f
    add r8, r4
    addc r9, r5
    addc r10, r6
    addc r11, r7
2:  add r8, r8
    addc r9, r9
    addc r10, r10
    addc r11, r11
    dec 0(r1)
    jnz 1b
    mov r4, r12
    mov r5, r13
    mov r6, r14
    mov r7, r15
    add #2, r1
    pop r10
    pop r9
    pop r8
    pop r7
    pop r6
    pop r5
    pop r4
    ret
