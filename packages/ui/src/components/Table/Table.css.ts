import { focusRingInside, text, uiStyle, uiVariants, vars } from '../../tokens/index.ts';

const { color, space } = vars;

/** Scrolls sideways when the columns do not fit; the page does not. */
export const frame = uiStyle({
  position: 'relative',
  overflowX: 'auto',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  background: color.surface,
  selectors: { '&:focus-visible': focusRingInside },
});
/** For many rows: it scrolls in both directions, and is no higher than most windows. */
export const windowed = uiStyle({ maxBlockSize: 'min(70vh, 44rem)', overflowY: 'auto' });
export const spacer = uiStyle({ padding: 0 });
export const table = uiStyle({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  color: color.text,
  fontFamily: vars.font.sans,
  fontVariantNumeric: 'tabular-nums',
  ...text('md'),
});
export const head = uiStyle({
  position: 'relative',
  paddingInline: space[4],
  blockSize: '40px',
  borderBlockEnd: `1px solid ${color.border}`,
  background: color.sunken,
  color: color.textMuted,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  ...text('sm'),
});
export const stickyHead = uiStyle({ position: 'sticky', insetBlockStart: 0, zIndex: 1 });
export const sort = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  margin: '0 -6px',
  padding: '4px 6px',
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: color.text, background: color.hover },
    '&:focus-visible': focusRingInside,
  },
});
export const sorted = uiStyle({ color: color.text });
export const unsorted = uiStyle({ opacity: 0.5 });
export const row = uiStyle({
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${color.border}` },
    '&:hover': { background: color.hover },
  },
});
export const cell = uiStyle({ paddingBlock: space[3], paddingInline: space[4], verticalAlign: 'middle' });
export const dense = uiStyle({ paddingBlock: '6px' });
export const top = uiStyle({ verticalAlign: 'top' });
export const align = uiVariants({
  start: { textAlign: 'start' },
  end: { textAlign: 'end' },
  center: { textAlign: 'center' },
});
