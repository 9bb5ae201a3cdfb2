import { text, vars, widgetStyle } from '@drawbridge/ui/tokens';

const { color, space, weight, font } = vars;

export const cards = widgetStyle({ display: 'grid', gap: space[5], minInlineSize: 0 });
/** Takes the focus when a row is no more; it is no control, so it shows no ring. */
export const title = widgetStyle({ margin: 0, marginBlockEnd: space[2], outline: 'none', ...text('xl') });
export const about = widgetStyle({
  margin: 0,
  marginBlockEnd: space[5],
  maxInlineSize: '60ch',
  color: color.textMuted,
  ...text('md'),
});
export const plain = widgetStyle({ margin: 0, ...text('md') });
export const part = widgetStyle({ display: 'grid', gap: space[4], minInlineSize: 0 });
export const list = widgetStyle({ margin: 0, padding: 0, listStyle: 'none' });
export const row = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlock: space[4],
  borderBlockStart: `1px solid ${color.border}`,
});
export const words = widgetStyle({ flex: '1 1 16rem', display: 'grid', gap: space[1], minInlineSize: 0 });
export const name = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  margin: 0,
  fontWeight: weight.medium,
  overflowWrap: 'anywhere',
  ...text('md'),
});
export const masked = widgetStyle({ color: color.textMuted, fontFamily: font.mono, ...text('sm') });
export const facts = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  margin: 0,
  color: color.textMuted,
  ...text('sm'),
});
export const buttons = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${color.border}`,
});
export const once = widgetStyle({ marginBlockEnd: space[5] });
