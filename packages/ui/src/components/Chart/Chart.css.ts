import { text, uiStyle, vars } from '../../tokens/index.ts';

const { color, space } = vars;

export const picture = uiStyle({ minInlineSize: 0 });
export const failed = uiStyle({
  display: 'grid',
  alignItems: 'center',
  border: `1px dashed ${color.border}`,
  borderRadius: vars.radius.md,
});
/** The ring beside its legend, or above it in a narrow container. */
export const ring = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[6],
  paddingBlockStart: space[2],
});
export const ringPlace = uiStyle({
  position: 'relative',
  flexShrink: 0,
  maxInlineSize: '100%',
  marginInline: 'auto',
});
export const middle = uiStyle({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  pointerEvents: 'none',
});
export const total = uiStyle({ fontWeight: vars.weight.strong, ...text('xxl') });
export const totalLabel = uiStyle({ color: color.textMuted, ...text('sm') });
