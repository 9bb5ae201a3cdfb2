/** Reads WebAssembly's binary format from a position on. All numbers are LEB128. */
export interface Reader {
  at: number;
  readonly bytes: Uint8Array;
  byte(): number;
  /** An unsigned number of at most 32 bits. */
  u32(): number;
  /** Passes over a number of any width. */
  skipNumber(): void;
  skipName(): void;
}

export function createReader(bytes: Uint8Array, from = 0): Reader {
  return {
    at: from,
    bytes,
    byte() {
      const value = bytes[this.at];
      if (value === undefined) throw new Error('wasm: the binary ends too early');
      this.at += 1;
      return value;
    },
    u32() {
      let value = 0;
      for (let shift = 0; shift < 35; shift += 7) {
        const byte = this.byte();
        value |= (byte & 0x7f) << shift;
        if (byte < 0x80) return value >>> 0;
      }
      throw new Error(`wasm: a number is too long at ${this.at}`);
    },
    skipNumber() {
      while (this.byte() > 0x7f);
    },
    skipName() {
      const length = this.u32();
      this.at += length;
    },
  };
}

/** LEB128 of an unsigned number below 2 ** 32. */
export function toLeb(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  do {
    const low = rest & 0x7f;
    rest >>>= 7;
    bytes.push(rest === 0 ? low : low | 0x80);
  } while (rest !== 0);
  return bytes;
}
