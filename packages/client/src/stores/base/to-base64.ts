/** Safe number of arguments for one function call in any browser, and a multiple of three. */
const PART = 24_576;

/** Encodes the bytes of a file for a JSON body. */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += PART)
    text += btoa(String.fromCharCode(...bytes.subarray(at, at + PART)));
  return text;
}
