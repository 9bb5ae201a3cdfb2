import type { Random } from '../seed.ts';
import type { Point } from './shapes.ts';

/** What a pattern draws on 320 by 180: lines of three strengths, and a lit area. */
export interface Drawing {
  faint: string;
  mid: string;
  bright: string;
  lit: string;
  /** Position of the light. */
  focus: Point;
}

export type Pattern = (random: Random) => Drawing;
