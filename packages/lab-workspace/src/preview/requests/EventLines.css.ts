import { text, vars, widgetStyle } from '@drawbridge/ui/tokens';

const { color, space } = vars;

export const lines = widgetStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const line = widgetStyle({
  direction: 'ltr',
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2],
  paddingBlock: space.half,
  paddingInline: space[3],
  borderInlineStart: `3px solid ${color.border}`,
  color: color.textMuted,
  fontFamily: vars.font.mono,
  overflowWrap: 'anywhere',
  ...text('sm'),
});
/** What an app logged may have several lines. */
export const words = widgetStyle({ minInlineSize: 0, whiteSpace: 'pre-wrap' });
export const breach = widgetStyle({
  borderInlineStartColor: color.fail,
  background: color.failSurface,
  color: color.text,
});
export const sign = widgetStyle({ flexShrink: 0, marginBlockStart: '3px', color: color.failText });
