import { chartColors } from '../../tokens/chart-colors.css.ts';

/** `var(…)` of a series color; the palette repeats after its last color. */
export function chartColorVar(index: number): string {
  return chartColors[index % chartColors.length] ?? 'currentcolor';
}
