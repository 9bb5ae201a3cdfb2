import { randomFillSync } from 'node:crypto';

const POOL_BYTES = 4_096;
const pool = Buffer.allocUnsafeSlow(POOL_BYTES);
let taken = POOL_BYTES;

/**
 * Bytes from the system's generator, fetched for many calls together as `randomUUID` does: fetching sixteen at a time
 * was among the most expensive steps of a login. Used bytes are wiped from the pool.
 */
export function takeRandomBytes(count: number): Buffer {
  if (taken + count > POOL_BYTES) {
    randomFillSync(pool);
    taken = 0;
  }
  const given = Buffer.from(pool.subarray(taken, taken + count));
  pool.fill(0, taken, taken + count);
  taken += count;
  return given;
}
