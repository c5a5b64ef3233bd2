/** The boards of the lessons of each kind, as clues. */

/** @type {Record<import('../module.js').Kind, string[]>} */
export const LESSONS = {
  queens: ['4 a2'],
  blocked: ['5 blocked=a4,b4,c4,d4,d1', '5 blocked=e5,b3,c3,d3,c2', '5 blocked=d5,c4,a3,d3,a2,c1'],
  regions: [
    '5 regions=AAABB/AAABB/CAADB/CCEEE/EEEEE',
    '5 regions=AABBC/DDBCC/DDDCC/EEDDD/DDDDD',
    '6 regions=ABBBBC/ABBBBC/AACCCC/ADDDED/FFDDDD/FDDDDD',
  ],
  mixed: [
    '6 d2 blocked=f6 regions=AABBBB/AACBBB/AADDDE/AADFEE/ADDFEE/DDDDEE',
    '5 d5 blocked=e3 regions=AABBB/AACCC/CCCCD/EECDD/EEEDD',
    '6 d5 blocked=e2,f1 regions=ABCCCD/ABCCCD/ABACDD/AAAAEE/AAFEEE/AEEEEE',
  ],
};
