// Runner of the module whose path is given, which prints what it says.
import { readFileSync } from 'node:fs';
const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]), {});
const { all_hold, digest } = instance.exports;
console.log(`digest ${(digest() >>> 0).toString(16).padStart(8, '0')}`);
console.log(all_hold() ? 'PASS' : 'FAIL');
process.exitCode = all_hold() ? 0 : 1;
