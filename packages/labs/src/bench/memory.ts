import { readFileSync } from 'node:fs';

/** Private memory of a process, in bytes. Linux only. */
export function privateBytes(pid: number | 'self'): number {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  const field = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0) * 1024;
  return field('Private_Dirty') + field('Private_Clean');
}

export function quantile(values: readonly number[], at: number): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(at * sorted.length))] ?? 0;
}
