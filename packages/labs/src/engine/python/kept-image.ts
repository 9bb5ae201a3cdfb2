import type { Span } from '../wasm/image.ts';
import { toDigest } from './digest.ts';
import { fromMessage, toMessage } from './door.ts';
import type { PythonImage } from './slot.ts';

interface Head {
  spans: Span[];
  runs: Array<{ at: number; length: number }>;
  stackPointer: number;
  entry: number;
  tableSize: number;
}

/** A base image as bytes: the length of its description, the description, the pages. */
export function toKept({ memory, ...rest }: PythonImage): Uint8Array {
  const head = toMessage([
    JSON.stringify({
      ...rest,
      spans: memory.spans,
      runs: memory.runs.map(({ at, bytes }) => ({ at, length: bytes.length })),
    }),
  ]);
  const kept = new Uint8Array(head.length + memory.sizeBytes);
  kept.set(head);
  let at = head.length;
  for (const { bytes } of memory.runs) {
    kept.set(bytes, at);
    at += bytes.length;
  }
  return kept;
}

/** Null unless the bytes are exactly the image that is expected, wherever they come from. */
export async function fromKept(kept: Uint8Array, sha256Hex: string): Promise<PythonImage | null> {
  if ((await toDigest(kept)) !== sha256Hex) return null;
  const headLength = 4 + new DataView(kept.buffer, kept.byteOffset).getUint32(0, true);
  const [text = ''] = fromMessage(kept.subarray(0, headLength));
  const { spans, runs, ...rest } = JSON.parse(text) as Head;
  let next = headLength;
  const pages = runs.map(({ at, length }) => {
    const bytes = kept.subarray(next, next + length);
    next += length;
    return { at, bytes };
  });
  return { ...rest, memory: { spans, runs: pages, sizeBytes: next - headLength } };
}
