import { text, vars, widgetStyle } from '@drawbridge/ui/tokens';

const { color, space } = vars;

/** A value to copy: its name, itself, and the button. */
export const value = widgetStyle({ display: 'grid', gap: space[1], alignContent: 'start', minInlineSize: 0 });
export const valueName = widgetStyle({ fontWeight: vars.weight.medium, ...text('sm') });
export const valueBox = widgetStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  margin: 0,
  minInlineSize: 0,
  paddingBlock: space[1],
  paddingInlineStart: space[3],
  paddingInlineEnd: space[1],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.md,
  background: color.sunken,
});
export const valueText = widgetStyle({
  flex: 1,
  minInlineSize: 0,
  fontFamily: vars.font.mono,
  overflowWrap: 'anywhere',
  ...text('sm'),
});
export const side = widgetStyle({ color: color.textMuted, ...text('sm') });
