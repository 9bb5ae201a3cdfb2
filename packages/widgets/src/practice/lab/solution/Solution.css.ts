import { focusRing, focusRingInside, text, vars, widgetStyle } from '@drawbridge/ui/tokens';

const { color, space } = vars;

export const view = widgetStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[5],
  minBlockSize: 0,
  overflow: 'auto',
  padding: space[5],
  outline: 'none',
  selectors: { '&:focus-visible': focusRingInside },
});
export const waiting = widgetStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  padding: space[5],
});
export const title = widgetStyle({ margin: 0, fontWeight: vars.weight.strong, ...text('lg') });
export const files = widgetStyle({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  marginBlockStart: space[2],
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.md,
});
export const file = widgetStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  padding: `${space[2]} ${space[2]} ${space[2]} ${space[3]}`,
  selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${color.border}` } },
});
export const path = widgetStyle({
  flex: 1,
  minInlineSize: 0,
  fontFamily: vars.font.mono,
  overflowWrap: 'anywhere',
  ...text('sm'),
});
export const prose = widgetStyle({ ...text('md'), lineHeight: '1.6' });
export const traps = widgetStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  margin: 0,
  marginBlockStart: space[3],
  padding: 0,
  listStyle: 'none',
});
export const trap = widgetStyle({
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.md,
  background: color.canvas,
});
export const trapTitle = widgetStyle({
  padding: space[3],
  borderRadius: vars.radius.md,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  ...text('md'),
  selectors: { '&:hover': { background: color.hover }, '&:focus-visible': focusRing },
});
export const why = widgetStyle({
  margin: 0,
  padding: `0 ${space[3]} ${space[3]}`,
  color: color.textMuted,
  ...text('md'),
});
export const locked = widgetStyle({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: space[3],
  paddingBlock: space[12],
  paddingInline: space[6],
  textAlign: 'center',
});
export const lock = widgetStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.full,
  background: color.sunken,
  color: color.textMuted,
});
export const lockedWords = widgetStyle({
  margin: 0,
  maxInlineSize: '34ch',
  color: color.textMuted,
  ...text('md'),
});
export const fault = widgetStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2],
  margin: 0,
  marginBlockEnd: space[3],
  color: color.failText,
  ...text('sm'),
});
export const comparing = widgetStyle({ gridTemplateRows: 'auto auto minmax(0, 1fr)' });
export const compareBar = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  paddingBlock: space[2],
  paddingInline: space[3],
  borderBlockEnd: `1px solid ${color.border}`,
  background: color.canvas,
});
export const legend = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  marginInlineStart: 'auto',
  color: color.textMuted,
  ...text('sm'),
});
export const minus = widgetStyle({ color: color.failText, fontFamily: vars.font.mono });
export const plus = widgetStyle({ color: color.passText, fontFamily: vars.font.mono });
export const fileTabs = widgetStyle({
  border: 0,
  flex: 1,
  minInlineSize: 0,
  marginInline: `calc(-1 * ${space[2]})`,
});
