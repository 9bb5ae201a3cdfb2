import { chartColors } from '../../tokens/chart-colors.css.ts';
import { forcedBar, uiStyle, vars } from '../../tokens/index.ts';

const { color } = vars;

export const plot = uiStyle({ position: 'relative', minInlineSize: 0, blockSize: '100%' });
export const holder = uiStyle({ position: 'absolute', inset: 0 });
export const anchor = uiStyle({ position: 'absolute', inlineSize: 0, blockSize: 0, pointerEvents: 'none' });
/** The band behind the bars of a category. */
export const mark = uiStyle({
  position: 'absolute',
  borderRadius: vars.radius.sm,
  background: color.hover,
  pointerEvents: 'none',
});
export const lineMark = uiStyle({ background: color.borderStrong, borderRadius: 0, ...forcedBar });
/** Has every style property that a drawing depends on. */
export const probe = uiStyle({
  position: 'absolute',
  inlineSize: 0,
  blockSize: 0,
  overflow: 'hidden',
  visibility: 'hidden',
  forcedColorAdjust: 'none',
  color: color.textSubtle,
  backgroundColor: color.surface,
  outlineColor: chartColors[0],
  borderBlockStartColor: color.borderStrong,
  textDecorationColor: 'transparent',
  fontSize: vars.size.xs,
  transitionProperty:
    'color, background-color, outline-color, border-block-start-color, text-decoration-color, font-size',
  transitionDuration: '1ms',
  transitionTimingFunction: 'step-start',
  selectors: { '&:dir(rtl)': { textDecorationColor: '#000' } },
});
