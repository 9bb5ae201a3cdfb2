import { toBytes } from '../wasm/text.ts';

/** Encodes texts as bytes: for each its length in four bytes, then UTF-8. The messages between host and guest. */
export function encodeMessage(texts: readonly string[]): Uint8Array {
  const parts = texts.map(toBytes);
  const message = new Uint8Array(parts.reduce((sum, part) => sum + 4 + part.length, 0));
  const view = new DataView(message.buffer);
  let at = 0;
  for (const part of parts) {
    view.setUint32(at, part.length, true);
    message.set(part, at + 4);
    at += 4 + part.length;
  }
  return message;
}

const MAX_TEXTS = 64;
const decoder = new TextDecoder();

/** Decodes a message of the guest. Throws an `Error` when it is not one. */
export function decodeMessage(message: Uint8Array): string[] {
  const view = new DataView(message.buffer, message.byteOffset, message.byteLength);
  const texts: string[] = [];
  let at = 0;
  while (at < message.length) {
    if (texts.length === MAX_TEXTS) throw new Error('too many values in one message');
    if (at + 4 > message.length) throw new Error('the message is cut off');
    const end = at + 4 + view.getUint32(at, true);
    if (end > message.length) throw new Error('the message is cut off');
    texts.push(decoder.decode(message.subarray(at + 4, end)));
    at = end;
  }
  return texts;
}
