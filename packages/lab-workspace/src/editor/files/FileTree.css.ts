import { focusRingInside, forcedFill, leftToRight, text, vars, widgetStyle } from '@drawbridge/ui/tokens';

const { color, space } = vars;

export const tree = widgetStyle({ paddingBlock: space[2], outline: 'none' });
export const row = widgetStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '28px',
  paddingInlineEnd: space[3],
  borderInlineStart: '3px solid transparent',
  color: color.textMuted,
  fontFamily: vars.font.mono,
  cursor: 'pointer',
  ...text('sm'),
  '@media': { '(pointer: coarse)': { minBlockSize: '44px' } },
  selectors: {
    '&:hover': { color: color.text, background: color.hover },
    '&:focus-visible': focusRingInside,
    '&[aria-selected="true"]': {
      background: color.primarySurface,
      color: color.text,
      borderInlineStartColor: color.primary,
      ...forcedFill('inside'),
    },
  },
});
export const icon = widgetStyle({ flexShrink: 0, color: color.textSubtle });
export const chevron = widgetStyle({
  flexShrink: 0,
  color: color.textSubtle,
  selectors: { '[aria-expanded="true"] > &': { rotate: '90deg' } },
});
export const name = widgetStyle({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  ...leftToRight,
});
export const menu = widgetStyle({
  position: 'fixed',
  inset: 'auto',
  boxSizing: 'border-box',
  inlineSize: 'min(320px, calc(100vw - 16px))',
  margin: 0,
  padding: 0,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  background: color.raised,
  color: color.text,
  boxShadow: vars.shadow.popover,
  overflowY: 'auto',
});
