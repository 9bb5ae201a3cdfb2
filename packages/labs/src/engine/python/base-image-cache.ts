import { toDigest } from '../digest.ts';
import type { Span } from '../wasm/image.ts';
import { decodeMessage, encodeMessage } from './message-codec.ts';
import type { PythonImage } from './slot.ts';

interface Head {
  spans: Span[];
  runs: Array<{ at: number; length: number }>;
  stackPointer: number;
  entry: number;
  tableSize: number;
}

/** Encodes a base image: the length of its description, the description, the pages. */
export function encodeBaseImage({ memory, ...rest }: PythonImage): Uint8Array {
  const head = encodeMessage([
    JSON.stringify({
      ...rest,
      spans: memory.spans,
      runs: memory.runs.map(({ at, bytes }) => ({ at, length: bytes.length })),
    }),
  ]);
  const encoded = new Uint8Array(head.length + memory.sizeBytes);
  encoded.set(head);
  let at = head.length;
  for (const { bytes } of memory.runs) {
    encoded.set(bytes, at);
    at += bytes.length;
  }
  return encoded;
}

/** Decodes a base image. Returns null unless the bytes are exactly the expected image, wherever they come from. */
export async function decodeBaseImage(bytes: Uint8Array, sha256Hex: string): Promise<PythonImage | null> {
  if ((await toDigest(bytes)) !== sha256Hex) return null;
  const headLength = 4 + new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  const [text = ''] = decodeMessage(bytes.subarray(0, headLength));
  const { spans, runs, ...rest } = JSON.parse(text) as Head;
  let next = headLength;
  const pages = runs.map(({ at, length }) => {
    const page = bytes.subarray(next, next + length);
    next += length;
    return { at, bytes: page };
  });
  return { ...rest, memory: { spans, runs: pages, sizeBytes: next - headLength } };
}
