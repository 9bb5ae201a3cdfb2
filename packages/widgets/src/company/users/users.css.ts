import { text, vars, widgetStyle } from '@drawbridge/ui/tokens';

const { color, space } = vars;

export const place = widgetStyle({ display: 'grid', gap: space[5], minInlineSize: 0 });
export const shown = widgetStyle({
  display: 'grid',
  gap: space[4],
  minInlineSize: 0,
  selectors: { '&[aria-busy="true"]': { opacity: 0.6 } },
});
export const head = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[3],
});
export const count = widgetStyle({ fontWeight: vars.weight.strong, fontVariantNumeric: 'tabular-nums' });
export const side = widgetStyle({
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  ...text('sm'),
});
export const actions = widgetStyle({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const who = widgetStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[3],
});
export const lines = widgetStyle({ display: 'grid', gap: '2px', minInlineSize: 0 });
export const name = widgetStyle({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });
export const email = widgetStyle({
  color: color.textMuted,
  fontWeight: vars.weight.regular,
  overflowWrap: 'anywhere',
  ...text('sm'),
});
export const badges = widgetStyle({ display: 'flex', flexWrap: 'wrap', gap: space[1] });
export const results = widgetStyle({
  display: 'grid',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const result = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  overflowWrap: 'anywhere',
});
