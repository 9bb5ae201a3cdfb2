import { toCss } from '@drawbridge/pictures';
import { createVar, globalStyle } from '@vanilla-extract/css';
import { chartPalette } from './chart.ts';

/** `var(…)` of each chart color, for SVG and CSS charts; it follows the theme. Loaded only with a chart. */
export const chartColors: readonly string[] = chartPalette.map(() => createVar());

const pairs = chartPalette.map(([light, dark], index) => [
  chartColors[index] ?? '',
  `light-dark(${toCss(light)}, ${toCss(dark)})`,
]);

/** Forced colors have few: series of one color differ by their lines and by their order. */
const forced = ['CanvasText', 'Highlight', 'LinkText', 'GrayText'];
const forcedPairs = chartColors.map((name, index) => [name, forced[index % forced.length] ?? 'CanvasText']);

const toVars = (entries: string[][]) => Object.fromEntries(entries) as Record<string, string>;

globalStyle(':root, :host, [data-theme]', {
  vars: toVars(pairs),
  '@media': { '(forced-colors: active)': { vars: toVars(forcedPairs) } },
});
