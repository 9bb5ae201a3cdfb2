import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** A range of linear memory that a guest may write: `[from, to)`, whole pages. */
export type Span = readonly [from: number, to: number];

/** The non-zero pages of the spans. Loading an image makes the spans exactly this: all else becomes zero. */
export interface MemoryImage {
  spans: readonly Span[];
  /** In order, not overlapping. */
  runs: Array<{ at: number; bytes: Uint8Array }>;
  sizeBytes: number;
}

export const PAGE_BYTES = 4_096;
const PAGE_WORDS = PAGE_BYTES / 4;

// Words of 32 bits: comparing 64 at a time makes a BigInt of each, and takes ten times as long.
const toWords = (bytes: Uint8Array) => new Int32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength >>> 2);

function isZero(words: Int32Array, at: number): boolean {
  for (let index = at; index < at + PAGE_WORDS; index += 4) {
    const some =
      (words[index] as number) |
      (words[index + 1] as number) |
      (words[index + 2] as number) |
      (words[index + 3] as number);
    if (some !== 0) return false;
  }
  return true;
}

/**
 * True when a range is all zero. Used for guards: the far end of a C stack is left out of the images, since memory
 * below the stack pointer has no meaning for a guest; that nothing ever reached it is checked, not assumed.
 */
export function isClear(memory: WebAssembly.Memory, [from, to]: Span): boolean {
  const words = toWords(new Uint8Array(memory.buffer));
  for (let at = from; at < to; at += PAGE_BYTES) if (!isZero(words, at >>> 2)) return false;
  return true;
}

export function saveMemory(memory: WebAssembly.Memory, spans: readonly Span[]): MemoryImage {
  const all = new Uint8Array(memory.buffer);
  const words = toWords(all);
  const runs: MemoryImage['runs'] = [];
  for (const [from, to] of spans) {
    let start = -1;
    for (let at = from; at <= to; at += PAGE_BYTES) {
      const filled = at < to && !isZero(words, at >>> 2);
      if (filled && start < 0) start = at;
      if (filled || start < 0) continue;
      runs.push({ at: start, bytes: all.slice(start, at) });
      start = -1;
    }
  }
  return { spans, runs, sizeBytes: runs.reduce((sum, run) => sum + run.bytes.length, 0) };
}

/**
 * Makes the spans exactly the image. `sparing` reads before it clears: slower, but pages of a new memory that were
 * never touched stay so, and cost the machine nothing.
 */
export function loadMemory(memory: WebAssembly.Memory, { spans, runs }: MemoryImage, sparing = false): void {
  const all = new Uint8Array(memory.buffer);
  const words = toWords(all);
  const clear = (from: number, to: number): void => {
    if (!sparing) {
      all.fill(0, from, to);
      return;
    }
    for (let at = from; at < to; at += PAGE_BYTES)
      if (!isZero(words, at >>> 2)) all.fill(0, at, at + PAGE_BYTES);
  };
  let next = 0;
  for (const [from, to] of spans) {
    let clean = from;
    for (let run = runs[next]; run !== undefined && run.at < to; run = runs[++next]) {
      clear(clean, run.at);
      all.set(run.bytes, run.at);
      clean = run.at + run.bytes.length;
    }
    clear(clean, to);
  }
}

/** SHA-256 (hex) over the spans: equal for two memories exactly when a guest sees no difference. */
export function hashMemory(memory: WebAssembly.Memory, spans: readonly Span[]): string {
  const hash = sha256.create();
  const all = new Uint8Array(memory.buffer);
  for (const [from, to] of spans) hash.update(all.subarray(from, to));
  return bytesToHex(hash.digest());
}

export function hashImage({ runs }: MemoryImage): Uint8Array {
  const hash = sha256.create();
  for (const { at, bytes } of runs) hash.update(new Uint8Array(new Uint32Array([at]).buffer)).update(bytes);
  return hash.digest();
}

/** Pages of the memory that differ from the image. */
export function diffMemory(
  memory: WebAssembly.Memory,
  image: MemoryImage,
): Array<{ at: number; bytes: Uint8Array }> {
  const all = new Uint8Array(memory.buffer);
  const words = toWords(all);
  const pages: Array<{ at: number; bytes: Uint8Array }> = [];
  const base = pagesOf(image);
  for (const [from, to] of image.spans) {
    for (let at = from; at < to; at += PAGE_BYTES) {
      const was = base.get(at);
      const same = was === undefined ? isZero(words, at >>> 2) : isEqual(words, at >>> 2, was);
      if (!same) pages.push({ at, bytes: all.slice(at, at + PAGE_BYTES) });
    }
  }
  return pages;
}

function pagesOf({ runs }: MemoryImage): Map<number, Int32Array> {
  const pages = new Map<number, Int32Array>();
  for (const { at, bytes } of runs) {
    for (let offset = 0; offset < bytes.length; offset += PAGE_BYTES) {
      pages.set(at + offset, toWords(bytes.subarray(offset, offset + PAGE_BYTES)));
    }
  }
  return pages;
}

function isEqual(words: Int32Array, at: number, page: Int32Array): boolean {
  for (let index = 0; index < PAGE_WORDS; index++) if (words[at + index] !== page[index]) return false;
  return true;
}
