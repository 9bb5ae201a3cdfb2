import { text, vars, widgetStyle } from '@drawbridge/ui/tokens';

const { color, space, weight } = vars;

/** Takes the focus to be read first; it is no control, so it shows no ring. */
export const title = widgetStyle({ margin: 0, marginBlockEnd: space[4], outline: 'none', ...text('xl') });
export const sentence = widgetStyle({
  margin: 0,
  marginBlockEnd: space[5],
  maxInlineSize: '60ch',
  color: color.textMuted,
  ...text('md'),
});
/** Belongs to the field above it, and stays there beside a message. */
export const fieldLink = widgetStyle({ justifySelf: 'start', alignSelf: 'start', ...text('md') });
export const list = widgetStyle({ margin: 0, padding: 0, listStyle: 'none' });
export const row = widgetStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlock: space[4],
  borderBlockStart: `1px solid ${color.border}`,
});
export const words = widgetStyle({ display: 'grid', gap: space[1], minInlineSize: 0 });
export const device = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  margin: 0,
  fontWeight: weight.strong,
  overflowWrap: 'anywhere',
});
export const facts = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  margin: 0,
  color: color.textMuted,
  ...text('sm'),
});
export const button = widgetStyle({ flex: 'none' });
export const actions = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${color.border}`,
});
