/** Numbers in 0..1, the same for the same seed on every machine. */
export type Random = () => number;

/** FNV-1a, 32 bit: a small hash that spreads short ids well. */
export function toHash(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) {
    hash ^= letter.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/** Mulberry32. */
export function createRandom(seed: string): Random {
  let state = toHash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A whole number from `low` to `high`, both included. */
export function pickWhole(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}
