import { uiStyle, vars } from '../../tokens/index.ts';

export const tooltip = uiStyle({ pointerEvents: 'none', fontVariantNumeric: 'tabular-nums' });
export const title = uiStyle({ color: vars.color.textMuted });
export const values = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space[2],
  marginBlockStart: vars.space.half,
});
export const value = uiStyle({
  fontWeight: vars.weight.strong,
  textAlign: 'end',
  paddingInlineStart: vars.space[2],
});
