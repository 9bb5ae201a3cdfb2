import { uiStyle, vars } from '../../tokens/index.ts';

const { color } = vars;

export const line = uiStyle({
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const faint = uiStyle({ opacity: 0.4, strokeDasharray: '1 7' });
export const bridge = uiStyle({ stroke: color.primary, strokeWidth: 4 });
export const broken = uiStyle({ stroke: color.fail, strokeWidth: 4 });
