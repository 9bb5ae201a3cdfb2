import { leftToRight, text, vars, widgetStyle } from '@drawbridge/ui/tokens';

const { color, space } = vars;

export { title, view } from '../Tool.css.ts';

export const form = widgetStyle({ display: 'flex', flexDirection: 'column', gap: space[4] });
export const head = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[3],
});
export const who = widgetStyle({ flex: '1 1 12rem', maxInlineSize: '20rem' });
export const actions = widgetStyle({ display: 'flex', justifyContent: 'flex-end' });
export const visits = widgetStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const visit = widgetStyle({
  padding: space[3],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.md,
});
export const visitHead = widgetStyle({ margin: 0, marginBlockEnd: space[2], ...text('md') });
export const visitUrl = widgetStyle({
  ...leftToRight,
  fontFamily: vars.font.mono,
  color: color.textMuted,
  overflowWrap: 'anywhere',
  ...text('sm'),
});
export const fault = widgetStyle({
  display: 'flex',
  gap: space[2],
  margin: 0,
  marginBlockEnd: space[2],
  color: color.failText,
  ...text('sm'),
});
