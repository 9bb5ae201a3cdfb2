import { uiStyle } from '../../tokens/index.ts';

export const icon = uiStyle({
  display: 'inline-block',
  flexShrink: 0,
  verticalAlign: '-0.15em',
  fill: 'none',
  stroke: 'currentcolor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const filled = uiStyle({ fill: 'currentcolor', stroke: 'none' });
const turned = { transform: 'scaleX(-1)' };
/** By the attribute: `:dir()` does not match SVG elements, and lightningcss lowers it to a guess by language. */
export const mirrored = uiStyle({ selectors: { '[dir="rtl"] &': turned, ':host([dir="rtl"]) &': turned } });
