import type { Reader } from './reader.ts';

/**
 * Opcodes that the meter treats in a way of their own.
 * @see https://webassembly.github.io/spec/core/binary/instructions.html
 */
export const OP = {
  unreachable: 0x00,
  loop: 0x03,
  if: 0x04,
  end: 0x0b,
  call: 0x10,
  callIndirect: 0x11,
  returnCall: 0x12,
  localGet: 0x20,
  localTee: 0x22,
  globalGet: 0x23,
  globalSet: 0x24,
  i32Const: 0x41,
  i32LtS: 0x48,
  i32Sub: 0x6b,
  i32ShrU: 0x76,
  /** Prefix of the instructions on whole ranges of memory, among others. */
  misc: 0xfc,
} as const;

/** Instructions of the prefix `misc` that work on a range of memory; its length is on top of the stack. */
export const BULK: ReadonlySet<number> = new Set([8, 10, 11]);

const VALUE_TYPE_WITH_HEAP: ReadonlySet<number> = new Set([0x63, 0x64]);

export function skipValueType(reader: Reader): void {
  if (VALUE_TYPE_WITH_HEAP.has(reader.byte())) reader.skipNumber();
}

function skipBlockType(reader: Reader): void {
  if (VALUE_TYPE_WITH_HEAP.has(reader.bytes[reader.at] ?? 0)) reader.at += 1;
  reader.skipNumber();
}

function skipMemoryArgument(reader: Reader): void {
  const alignment = reader.u32();
  if ((alignment & 64) !== 0) reader.skipNumber();
  reader.skipNumber();
}

const skipNumbers = (count: number) => (reader: Reader) => {
  for (let left = count; left > 0; left--) reader.skipNumber();
};

const skipBytes = (count: number) => (reader: Reader) => {
  reader.at += count;
};

function skipBranches(reader: Reader): void {
  for (let left = reader.u32() + 1; left > 0; left--) reader.skipNumber();
}

function skipTypes(reader: Reader): void {
  for (let left = reader.u32(); left > 0; left--) skipValueType(reader);
}

/** `try_table`: its catch clauses name a tag, except those that catch all, and a label. */
function skipCatches(reader: Reader): void {
  skipBlockType(reader);
  for (let left = reader.u32(); left > 0; left--) {
    const kind = reader.byte();
    if (kind < 2) reader.skipNumber();
    reader.skipNumber();
  }
}

function skipMisc(reader: Reader): void {
  const kind = reader.u32();
  if (kind < 8) return;
  if (kind > 17) throw new Error(`wasm: an unknown instruction 0xfc ${kind}`);
  const pairs = kind === 8 || kind === 10 || kind === 12 || kind === 14;
  skipNumbers(pairs ? 2 : 1)(reader);
}

function skipVector(reader: Reader): void {
  const kind = reader.u32();
  if (kind <= 11 || kind === 92 || kind === 93) skipMemoryArgument(reader);
  else if (kind === 12 || kind === 13) reader.at += 16;
  else if (kind >= 21 && kind <= 34) reader.at += 1;
  else if (kind >= 84 && kind <= 91) {
    skipMemoryArgument(reader);
    reader.at += 1;
  }
}

const FENCE = 3;

function skipAtomic(reader: Reader): void {
  if (reader.u32() === FENCE) reader.at += 1;
  else skipMemoryArgument(reader);
}

type Skip = (reader: Reader) => void;
const RANGES: ReadonlyArray<readonly [from: number, to: number, skip: Skip]> = [
  [0x00, 0x01, skipBytes(0)],
  [0x02, 0x04, skipBlockType],
  [0x05, 0x05, skipBytes(0)],
  [0x06, 0x06, skipBlockType],
  [0x07, 0x09, skipNumbers(1)],
  [0x0a, 0x0b, skipBytes(0)],
  [0x0c, 0x0d, skipNumbers(1)],
  [0x0e, 0x0e, skipBranches],
  [0x0f, 0x0f, skipBytes(0)],
  [0x10, 0x10, skipNumbers(1)],
  [0x11, 0x11, skipNumbers(2)],
  [0x12, 0x12, skipNumbers(1)],
  [0x13, 0x13, skipNumbers(2)],
  [0x14, 0x15, skipNumbers(1)],
  [0x18, 0x18, skipNumbers(1)],
  [0x19, 0x1b, skipBytes(0)],
  [0x1c, 0x1c, skipTypes],
  [0x1f, 0x1f, skipCatches],
  [0x20, 0x26, skipNumbers(1)],
  [0x28, 0x3e, skipMemoryArgument],
  [0x3f, 0x42, skipNumbers(1)],
  [0x43, 0x43, skipBytes(4)],
  [0x44, 0x44, skipBytes(8)],
  [0x45, 0xc4, skipBytes(0)],
  [0xd0, 0xd0, skipNumbers(1)],
  [0xd1, 0xd1, skipBytes(0)],
  [0xd2, 0xd2, skipNumbers(1)],
  [0xd3, 0xd4, skipBytes(0)],
  [0xd5, 0xd6, skipNumbers(1)],
  [0xfc, 0xfc, skipMisc],
  [0xfd, 0xfd, skipVector],
  [0xfe, 0xfe, skipAtomic],
];

const SKIPS: ReadonlyArray<Skip | undefined> = Array.from(
  { length: 256 },
  (_, op) => RANGES.find(([from, to]) => op >= from && op <= to)?.[2],
);

/** Passes over what follows an opcode. Throws for one that it does not know: its length would be a guess. */
export function skipImmediates(reader: Reader, op: number): void {
  const skip = SKIPS[op];
  if (skip === undefined)
    throw new Error(`wasm: an unknown instruction 0x${op.toString(16)} at ${reader.at - 1}`);
  skip(reader);
}
