import { text, vars, widgetStyle } from '@drawbridge/ui/tokens';

const { color, space } = vars;

export const place = widgetStyle({ outline: 'none' });
export const list = widgetStyle({ display: 'grid', gap: space[4], margin: 0, padding: 0, listStyle: 'none' });
export const row = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
});
export const words = widgetStyle({ flex: '1 1 16rem', minInlineSize: 0, display: 'grid', gap: space[1] });
export const title = widgetStyle({
  margin: 0,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  ...text('lg'),
});
export const course = widgetStyle({
  margin: 0,
  color: color.textMuted,
  overflowWrap: 'anywhere',
  ...text('md'),
});
export const facts = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
  rowGap: space[1],
  margin: 0,
  color: color.textMuted,
  ...text('sm'),
});
export const time = widgetStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const near = widgetStyle({ color: color.warnText });
