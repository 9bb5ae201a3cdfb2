import { text, vars, widgetStyle } from '@drawbridge/ui/tokens';

const { color, space } = vars;

export const body = widgetStyle({ display: 'grid', gap: space[5] });
export const summary = widgetStyle({ margin: 0, maxInlineSize: '68ch', ...text('lg') });
export const part = widgetStyle({ display: 'grid', gap: space[2] });
export const heading = widgetStyle({ margin: 0, fontWeight: vars.weight.strong, ...text('md') });
export const badges = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const weakness = widgetStyle({ color: color.textMuted, ...text('sm') });
/** Steps and courses have an order. */
export const steps = widgetStyle({
  margin: 0,
  paddingInlineStart: space[6],
  listStyle: 'decimal',
  ...text('md'),
});
export const line = widgetStyle({ margin: 0, color: color.textMuted, ...text('sm') });
export const subjects = widgetStyle({
  display: 'grid',
  gap: space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const subject = widgetStyle({ margin: 0, fontWeight: vars.weight.medium, ...text('md') });
export const items = widgetStyle({
  display: 'grid',
  gap: space[1],
  margin: 0,
  marginBlockStart: space[1],
  padding: 0,
  listStyle: 'none',
});
export const item = widgetStyle({ display: 'flex', alignItems: 'baseline', gap: space[2], ...text('md') });
export const itemTitle = widgetStyle({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
