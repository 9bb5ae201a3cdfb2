import { focusRingInside, text, uiStyle, uiVariants, vars } from '@drawbridge/ui/tokens';

const { color, space, weight } = vars;

/** Scrolls sideways where the columns do not fit; the page does not. */
export const frame = uiStyle({
  overflowX: 'auto',
  marginBlock: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  background: color.surface,
  color: color.text,
  fontFamily: vars.font.sans,
  selectors: { '&:focus-visible': focusRingInside },
});
export const table = uiStyle({ inlineSize: '100%', borderCollapse: 'collapse', ...text('sm') });
const cell = {
  paddingBlock: space[2],
  paddingInline: space[3],
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockStart: `1px solid ${color.border}`,
} as const;
export const columnHead = uiStyle({
  ...cell,
  borderBlockStart: 0,
  background: color.sunken,
  color: color.textMuted,
  fontWeight: weight.medium,
  whiteSpace: 'nowrap',
});
export const rowHead = uiStyle({ ...cell, fontWeight: weight.medium, whiteSpace: 'nowrap' });
export const plain = uiStyle({ ...cell, minInlineSize: '12rem' });
export const figure = uiStyle({ ...cell, fontVariantNumeric: 'tabular-nums' });
export const note = uiStyle({ marginBlockStart: space[1], color: color.textMuted });
export const evidence = uiStyle({
  ...cell,
  minInlineSize: '16rem',
  overflowWrap: 'anywhere',
  color: color.textMuted,
});
export const source = uiStyle({ selectors: { '& + &': { marginBlockStart: space[1] } } });
export const named = uiStyle({ color: color.text });
export const code = uiStyle({ fontFamily: vars.font.mono, color: color.text, ...text('xs') });
const stateCell = { ...cell, whiteSpace: 'nowrap', fontWeight: weight.medium } as const;
export const state = uiVariants({
  met: { ...stateCell, color: color.passText },
  'by deployment': { ...stateCell, color: color.infoText },
  'not applicable': { ...stateCell, color: color.textMuted },
  open: { ...stateCell, color: color.failText },
});
