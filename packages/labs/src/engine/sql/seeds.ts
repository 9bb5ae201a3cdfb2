import { LabFault } from '../stop.ts';
import type { MemoryImage } from '../wasm/image.ts';
import { SqlError, type SqlSlot } from './slot.ts';

/** Seeded databases by what made them: a lab's seed is run once, then copied. */
export interface SeedStore {
  /** Makes the slot the seeded database and gives its image. Throws `LabFault` when the seed is wrong. */
  load(sql: SqlSlot, seed: string): MemoryImage;
  clear(): void;
}

/** Some 260 KiB each. */
const KEPT = 24;

export function createSeedStore(base: MemoryImage): SeedStore {
  const kept = new Map<string, MemoryImage>();
  return {
    load(sql, seed) {
      // A seed may ask for the time, so the lab's own clock is part of what made it.
      const key = `${sql.nowMs()}\n${seed}`;
      const known = kept.get(key);
      if (known !== undefined) {
        kept.delete(key);
        kept.set(key, known);
        sql.load(known);
        return known;
      }
      sql.load(base);
      try {
        sql.open(seed);
      } catch (error) {
        throw error instanceof SqlError ? new LabFault(`seed: ${error.message}`, 'compile') : error;
      }
      const [oldest] = kept.keys();
      if (kept.size >= KEPT && oldest !== undefined) kept.delete(oldest);
      const image = sql.save();
      kept.set(key, image);
      // The same state whether it was run or copied.
      sql.load(image);
      return image;
    },
    clear: () => kept.clear(),
  };
}
