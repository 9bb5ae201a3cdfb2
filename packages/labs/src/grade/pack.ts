import type { LabPack } from '@drawbridge/contracts/practice';
import type { LoadedLab } from './lab.ts';

/** The lab as the page may have it: no hidden test, no hint, no solution. */
export function toPack(lab: LoadedLab): LabPack {
  return lab.pack;
}
