import { LabFault } from '../stop.ts';
import type { MemoryImage } from '../wasm/image.ts';
import { SqlError } from './database.ts';
import type { SqlSlot } from './slot.ts';

/** Seeded databases by their seed: a lab's seed is run once, then copied. */
export interface SeedStore {
  /** Loads the seeded database into the slot and gives its image. Throws `LabFault` when the seed is wrong. */
  load(sql: SqlSlot, seed: string): MemoryImage;
  clear(): void;
}

/** Some 260 KiB each. */
const MAX_CACHED = 24;

export function createSeedStore(base: MemoryImage): SeedStore {
  const cached = new Map<string, MemoryImage>();
  return {
    load(sql, seed) {
      // A seed may read the time, so the lab's own clock is part of the key.
      const key = `${sql.nowMs()}\n${seed}`;
      const found = cached.get(key);
      if (found !== undefined) {
        cached.delete(key);
        cached.set(key, found);
        sql.load(found);
        return found;
      }
      sql.load(base);
      try {
        sql.open(seed);
      } catch (error) {
        throw error instanceof SqlError ? new LabFault(`seed: ${error.message}`, 'compile') : error;
      }
      const [oldest] = cached.keys();
      if (cached.size >= MAX_CACHED && oldest !== undefined) cached.delete(oldest);
      const image = sql.save();
      cached.set(key, image);
      // The same state whether it was run or copied.
      sql.load(image);
      return image;
    },
    clear: () => cached.clear(),
  };
}
