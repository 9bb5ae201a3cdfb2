import { text, vars, widgetStyle } from '@drawbridge/ui/tokens';

const { color, space, radius, weight } = vars;

export const title = widgetStyle({ margin: 0, marginBlockEnd: space[4], outline: 'none', ...text('xl') });
export const sentence = widgetStyle({
  margin: 0,
  maxInlineSize: '60ch',
  color: color.textMuted,
  ...text('md'),
});
export const fault = widgetStyle({ margin: 0, ...text('md'), color: color.failText });
export const list = widgetStyle({
  margin: 0,
  marginBlockStart: space[5],
  padding: 0,
  listStyle: 'none',
  borderBlockEnd: `1px solid ${color.border}`,
});
export const row = widgetStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlock: space[4],
  borderBlockStart: `1px solid ${color.border}`,
});
export const words = widgetStyle({ display: 'grid', gap: space[1], minInlineSize: 0 });
export const name = widgetStyle({
  margin: 0,
  ...text('md'),
  fontWeight: weight.strong,
  overflowWrap: 'anywhere',
});
export const fact = widgetStyle({ margin: 0, color: color.textMuted, ...text('sm') });
export const button = widgetStyle({ flex: 'none' });
export const actions = widgetStyle({ display: 'flex', marginBlockStart: space[5] });
export const steps = widgetStyle({
  listStyle: 'decimal',
  display: 'grid',
  gap: space[2],
  margin: 0,
  paddingInlineStart: space[5],
  ...text('md'),
});
export const points = widgetStyle({
  listStyle: 'disc',
  display: 'grid',
  gap: space[3],
  margin: 0,
  paddingInlineStart: space[5],
  textWrap: 'pretty',
  ...text('md'),
});
export const person = widgetStyle({
  display: 'grid',
  gap: space[1],
  padding: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  overflowWrap: 'anywhere',
});
