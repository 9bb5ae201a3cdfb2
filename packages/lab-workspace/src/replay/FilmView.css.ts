import { forcedBar, leftToRight, text, vars, widgetStyle } from '@drawbridge/ui/tokens';

const { color, space } = vars;

export const film = widgetStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  minInlineSize: 0,
});
export const title = widgetStyle({ margin: 0, fontWeight: vars.weight.strong, ...text('md') });
export const count = widgetStyle({ margin: 0, color: color.textMuted, ...text('sm') });
export const parts = widgetStyle({ display: 'grid', gap: space[2], margin: 0, minInlineSize: 0 });
export const part = widgetStyle({
  position: 'relative',
  display: 'grid',
  gap: space[1],
  paddingBlock: space[1],
  paddingInlineStart: space[3],
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlock: 0,
      inlineSize: '3px',
      borderRadius: vars.radius.full,
      background: color.border,
    },
  },
});
export const current = widgetStyle({
  selectors: { '&::before': { background: color.primary, ...forcedBar } },
});
export const partTitle = widgetStyle({
  margin: 0,
  color: color.textMuted,
  fontWeight: vars.weight.medium,
  ...text('sm'),
  selectors: { [`${current} > &`]: { color: color.text } },
});
export const partBody = widgetStyle({ margin: 0, display: 'grid', gap: space[1], minInlineSize: 0 });
export const nothing = widgetStyle({ margin: 0, color: color.textMuted, ...text('sm') });
export const mono = widgetStyle({
  margin: 0,
  fontFamily: vars.font.mono,
  overflowWrap: 'anywhere',
  ...leftToRight,
  ...text('sm'),
});
export const block = widgetStyle({
  margin: 0,
  paddingBlock: space[1],
  paddingInline: space[2],
  borderRadius: vars.radius.sm,
  background: color.sunken,
  fontFamily: vars.font.mono,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  ...leftToRight,
  ...text('sm'),
});
export const seen = widgetStyle({
  display: 'grid',
  gap: space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const words = widgetStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2],
  fontFamily: vars.font.mono,
  overflowWrap: 'anywhere',
  ...leftToRight,
  ...text('sm'),
});
export const wordsText = widgetStyle({ minInlineSize: 0, whiteSpace: 'pre-wrap' });
export const breach = widgetStyle({
  paddingBlock: space[1],
  paddingInline: space[2],
  borderRadius: vars.radius.sm,
  background: color.failSurface,
});
export const breachIcon = widgetStyle({ flexShrink: 0, marginBlockStart: '3px', color: color.failText });
export const detail = widgetStyle({ display: 'block', color: color.textMuted });
