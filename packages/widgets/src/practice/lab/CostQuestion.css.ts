import { text, vars, widgetStyle } from '@drawbridge/ui/tokens';

const { color, space } = vars;

export const question = widgetStyle({
  margin: 0,
  minInlineSize: 0,
  maxInlineSize: '34rem',
  padding: space[3],
  border: `1px solid ${color.warnBorder}`,
  borderRadius: vars.radius.sm,
  background: color.warnSurface,
  textAlign: 'start',
});
export const words = widgetStyle({ margin: 0, marginBlockEnd: space[3], ...text('md') });
export const actions = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[2],
});
