import { focusRingInside, text, vars, widgetStyle, widgetVariants } from '@drawbridge/ui/tokens';

const { color, space } = vars;

export { title } from '../Tool.css.ts';

export const view = widgetStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  blockSize: '100%',
  boxSizing: 'border-box',
  padding: space[4],
  overflow: 'auto',
  outline: 'none',
  selectors: { '&:focus-visible': focusRingInside },
});
export const section = widgetStyle({ flexShrink: 0 });
export const rows = widgetStyle({
  margin: 0,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.md,
  overflow: 'hidden',
});
export const row = widgetStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem, 30%) minmax(0, 1fr)',
  gap: space[3],
  paddingBlock: space[2],
  paddingInline: space[3],
  ...text('sm'),
  selectors: {
    '&:not(:last-child)': { borderBlockEnd: `1px solid ${color.border}` },
    '&:not(:has(dt))': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const label = widgetStyle({ color: color.textMuted, overflowWrap: 'anywhere' });
export const value = widgetStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2],
  margin: 0,
  fontFamily: vars.font.mono,
  overflowWrap: 'anywhere',
  minInlineSize: 0,
});
export const tone = widgetVariants({
  plain: {},
  good: {},
  bad: {},
});
export const sign = widgetStyle({
  flexShrink: 0,
  marginBlockStart: '2px',
  selectors: {
    [`${tone.good} &`]: { color: color.passText },
    [`${tone.bad} &`]: { color: color.failText },
  },
});
