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
export const near = widgetStyle({ color: color.warnText });
export const oneLine = widgetStyle({ flexShrink: 0, whiteSpace: 'nowrap' });

/** On a phone: between the header and the tabs. */
export const row = widgetStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minBlockSize: '36px',
  paddingBlock: space[1],
  paddingInline: space[3],
  borderBlockEnd: `1px solid ${color.border}`,
  background: color.chrome,
});

export const bar = widgetStyle({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space[2],
  paddingBlock: space[2],
  paddingInline: space[4],
  borderBlockEnd: `1px solid ${color.warnBorder}`,
  background: color.warnSurface,
  color: color.warnText,
});
export const words = widgetStyle({ flex: '1 1 14rem', color: color.text });
