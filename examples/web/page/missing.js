/** The message for a browser that lacks what the page needs. */

import { TEXTS } from './texts.js';

/** @param {unknown} error */
export function whatIsMissing(error) {
  if (!('WebAssembly' in globalThis)) {
    return TEXTS.page.noWebAssembly;
  }
  if (!('DecompressionStream' in globalThis)) {
    return TEXTS.page.noDecompression;
  }
  if (error instanceof WebAssembly.CompileError) {
    return TEXTS.page.noCompilation;
  }
  return TEXTS.page.noStart(String(error).replace(/\.$/, ''));
}
