const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** UTF-8; a lone surrogate becomes U+FFFD, the same in page and server. */
export function toBytes(text: string): Uint8Array {
  return encoder.encode(text);
}

/** Most texts are names and numbers of a few characters, for which a decoder's call costs more than its work. */
const SHORT = 48;

function decode(bytes: Uint8Array): string {
  if (bytes.length > SHORT) return decoder.decode(bytes);
  let text = '';
  for (const byte of bytes) {
    if (byte > 0x7f) return decoder.decode(bytes);
    text += String.fromCharCode(byte);
  }
  return text;
}

export function toText(memory: WebAssembly.Memory, at: number, length: number): string {
  return decode(new Uint8Array(memory.buffer, at, length));
}

export function toCText(memory: WebAssembly.Memory, at: number): string {
  const bytes = new Uint8Array(memory.buffer);
  return decode(bytes.subarray(at, bytes.indexOf(0, at)));
}
