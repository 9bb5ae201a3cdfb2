/** As many bytes as a call of a function takes as arguments anywhere, and a multiple of three. */
const PART = 24_576;

/** The bytes of a file as a JSON body holds them. */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += PART)
    text += btoa(String.fromCharCode(...bytes.subarray(at, at + PART)));
  return text;
}
