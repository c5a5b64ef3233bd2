/** The message for a browser that lacks what the page needs. */

/** @param {unknown} error */
export function whatIsMissing(error) {
  if (!('WebAssembly' in globalThis)) {
    return (
      'This browser has no WebAssembly, or it is switched off. ' +
      'The page needs it: all its knowledge of queens is in a WebAssembly module.'
    );
  }
  if (!('DecompressionStream' in globalThis)) {
    return (
      'This browser cannot decompress what is in the page (it has no DecompressionStream). ' +
      'Browsers of 2023 or later can.'
    );
  }
  if (error instanceof WebAssembly.CompileError) {
    return (
      'The server’s content security policy forbids WebAssembly. ' +
      'It has to allow script-src ’wasm-unsafe-eval’.'
    );
  }
  return `The page could not start: ${error}.`;
}
