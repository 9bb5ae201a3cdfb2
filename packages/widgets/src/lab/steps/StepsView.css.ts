import { focusRingInside, text, truncate, vars, widgetStyle } from '@drawbridge/ui/tokens';

const { color, space } = vars;

export const view = widgetStyle({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  blockSize: '100%',
  minBlockSize: 0,
});
export const list = widgetStyle({
  margin: 0,
  padding: space[2],
  listStyle: 'none',
  borderBlockEnd: `1px solid ${color.border}`,
  // Eight steps without a scrollbar; the text below keeps the larger part.
  maxBlockSize: 'min(17rem, 30vh)',
  overflow: 'auto',
});
export const entry = widgetStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  inlineSize: '100%',
  margin: 0,
  paddingBlock: space[1],
  paddingInline: space[2],
  minBlockSize: '32px',
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'transparent',
  color: color.textMuted,
  fontFamily: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  ...text('md'),
  selectors: {
    '&:hover': { background: color.hover },
    '&:focus-visible': focusRingInside,
    '&[aria-current]': {
      background: color.primarySurface,
      color: color.text,
      fontWeight: vars.weight.medium,
    },
  },
});
export const entryTitle = widgetStyle(truncate);
export const mark = widgetStyle({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '20px',
  blockSize: '20px',
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.full,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  boxSizing: 'border-box',
  ...text('xs'),
});
export const markRead = widgetStyle({
  borderColor: color.passBorder,
  background: color.passSurface,
  color: color.passText,
});
export const body = widgetStyle({
  minBlockSize: 0,
  overflow: 'auto',
  paddingBlock: space[5],
  paddingInline: space[5],
  outline: 'none',
  selectors: { '&:focus-visible': focusRingInside },
});
export const prose = widgetStyle({ ...text('md'), lineHeight: '1.6' });
export const foot = widgetStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[2],
  padding: space[2],
  borderBlockStart: `1px solid ${color.border}`,
  background: color.chrome,
});
