import { focusRingInside, text, vars, widgetStyle } from '@drawbridge/ui/tokens';

const { color, space } = vars;

export const view = widgetStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  minBlockSize: 0,
  overflow: 'auto',
  padding: space[4],
  outline: 'none',
  selectors: { '&:focus-visible': focusRingInside },
});
export const list = widgetStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const card = widgetStyle({
  padding: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.md,
  background: color.surface,
  outline: 'none',
  selectors: { '&:focus-visible': focusRingInside },
});
export const head = widgetStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  marginBlockEnd: space[2],
});
export const icon = widgetStyle({ color: color.textMuted });
export const title = widgetStyle({ margin: 0, fontWeight: vars.weight.strong, ...text('md') });
export const price = widgetStyle({
  marginInlineStart: 'auto',
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  ...text('sm'),
});
export const prose = widgetStyle({ ...text('md'), lineHeight: '1.6' });
export const note = widgetStyle({ margin: 0, color: color.textMuted, ...text('sm') });
export const fault = widgetStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2],
  margin: 0,
  marginBlockStart: space[3],
  color: color.failText,
  ...text('sm'),
});
