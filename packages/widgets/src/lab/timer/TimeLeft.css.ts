import { focusRing, text, vars, widgetStyle } from '@drawbridge/ui/tokens';

const { color, space } = vars;

export const timer = widgetStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  flexShrink: 0,
  paddingInline: space[1],
  borderRadius: vars.radius.sm,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  ...text('sm'),
  selectors: { '&:focus-visible': focusRing },
});
export const over = widgetStyle({ color: color.warnText });
