import { focusRing, forcedFill, text, transition, uiStyle, vars } from '../../tokens/index.ts';

const { color } = vars;

export const chip = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  boxSizing: 'border-box',
  minBlockSize: '32px',
  margin: 0,
  paddingInline: '12px',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.full,
  background: color.surface,
  color: color.textMuted,
  fontFamily: vars.font.sans,
  fontWeight: vars.weight.medium,
  ...text('sm'),
  whiteSpace: 'nowrap',
});
export const pressable = uiStyle({
  cursor: 'pointer',
  transition: transition('background-color', 'border-color', 'color'),
  selectors: {
    '&:focus-visible': focusRing,
    '&:hover:not(:disabled)': { borderColor: color.borderStrong, color: color.text },
    '&:disabled': { opacity: 0.55, cursor: 'not-allowed' },
  },
});
export const selected = uiStyle({
  background: color.primarySurface,
  borderColor: color.primaryBorder,
  color: color.primaryText,
  ...forcedFill('outside'),
  selectors: { '&:hover:not(:disabled)': { borderColor: color.primary, color: color.primaryText } },
});
export const remove = uiStyle({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '24px',
  blockSize: '24px',
  marginInlineEnd: '-8px',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.full,
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRing, '&:hover': { background: color.hover } },
});
