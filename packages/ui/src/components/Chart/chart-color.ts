import { chartColors } from '../../tokens/chart-colors.css.ts';

/** `var(…)` of the colour of a series; the palette begins again after its last one. */
export function chartColorVar(index: number): string {
  return chartColors[index % chartColors.length] ?? 'currentcolor';
}
