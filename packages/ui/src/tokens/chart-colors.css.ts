import { createVar, globalStyle } from '@vanilla-extract/css';
import { chartPalette } from './chart.ts';
import { toCss } from './color-math.ts';

/** `var(…)` of each chart colour, for SVG and CSS charts; it follows the theme. Loaded only with a chart. */
export const chartColors: readonly string[] = chartPalette.map(() => createVar());

const pairs = chartPalette.map(([light, dark], index) => [
  chartColors[index] ?? '',
  `light-dark(${toCss(light)}, ${toCss(dark)})`,
]);

globalStyle(':root, :host, [data-theme]', { vars: Object.fromEntries(pairs) as Record<string, string> });
