import { text, vars, widgetStyle } from '@drawbridge/ui/tokens';

const { color, space } = vars;

export const note = widgetStyle({
  display: 'flex',
  gap: space[3],
  marginInline: space[3],
  marginBlockEnd: space[4],
  padding: space[4],
  border: `1px solid ${color.emberBorder}`,
  borderRadius: vars.radius.md,
  background: color.emberSurface,
});
export const icon = widgetStyle({ flexShrink: 0, marginBlockStart: '2px' });
export const words = widgetStyle({ minInlineSize: 0, maxInlineSize: '72ch' });
export const title = widgetStyle({ margin: 0, fontWeight: vars.weight.strong, ...text('md') });
export const why = widgetStyle({
  margin: 0,
  marginBlockStart: space[1],
  overflowWrap: 'anywhere',
  ...text('md'),
});
