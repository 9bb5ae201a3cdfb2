import { text, vars, widgetStyle } from '@drawbridge/ui/tokens';

const { color, space } = vars;

export const box = widgetStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  minInlineSize: 0,
  padding: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.md,
  background: color.surface,
});
export const title = widgetStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  margin: 0,
  fontWeight: vars.weight.strong,
  ...text('lg'),
});
export const icon = widgetStyle({ color: color.textMuted });
export const iconSolved = widgetStyle({ color: color.emberText });
export const line = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space[2],
});
export const field = widgetStyle({ flex: '1 1 13rem' });
/** Aligned with the control, whose label is above it. */
export const button = widgetStyle({ marginBlockStart: '26px' });
export const words = widgetStyle({ margin: 0, color: color.textMuted, ...text('md') });
export const practice = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  padding: space[3],
  border: `1px solid ${color.infoBorder}`,
  borderRadius: vars.radius.sm,
  background: color.infoSurface,
});
export const shown = widgetStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  paddingBlock: space[2],
  paddingInline: `${space[3]} ${space[2]}`,
  border: `1px solid ${color.emberBorder}`,
  borderRadius: vars.radius.sm,
  background: color.emberSurface,
});
export const flag = widgetStyle({
  flex: 1,
  minInlineSize: 0,
  fontFamily: vars.font.mono,
  overflowWrap: 'anywhere',
  ...text('sm'),
});
