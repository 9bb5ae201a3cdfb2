import { focusRing, focusRingInside, text, truncate, vars, widgetStyle } from '@drawbridge/ui/tokens';

const { color, space } = vars;

export const view = widgetStyle({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  blockSize: '100%',
  minBlockSize: 0,
});
export const body = widgetStyle({
  gridRow: 2,
  minBlockSize: 0,
  overflow: 'auto',
  paddingBlock: space[4],
  paddingInline: space[4],
  outline: 'none',
  selectors: { '&:focus-visible': focusRingInside },
});
/** At most 72 characters a line, however wide the pane is. */
export const prose = widgetStyle({ maxInlineSize: '34rem', ...text('md'), lineHeight: '1.6' });
export const foot = widgetStyle({
  gridRow: 3,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '44px',
  boxSizing: 'border-box',
  padding: space[1],
  paddingInline: space[2],
  borderBlockStart: `1px solid ${color.border}`,
  background: color.chrome,
});
export const place = widgetStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minInlineSize: 0,
  minBlockSize: '32px',
  margin: 0,
  paddingInline: space[3],
  border: 0,
  borderRadius: vars.radius.md,
  background: 'transparent',
  color: color.textMuted,
  fontFamily: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  ...text('md'),
  selectors: { '&:hover': { background: color.hover, color: color.text }, '&:focus-visible': focusRing },
});
export const placeText = widgetStyle(truncate);
export const read = widgetStyle({ color: color.passText });
