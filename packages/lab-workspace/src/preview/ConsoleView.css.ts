import { leftToRightLine, text, vars, widgetStyle } from '@drawbridge/ui/tokens';

const { color, space } = vars;

export const list = widgetStyle({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontFamily: vars.font.mono,
  ...text('sm'),
});
export const line = widgetStyle({
  display: 'grid',
  gridTemplateColumns: '3rem 3.5rem minmax(0, 1fr)',
  gap: space[2],
  paddingBlock: space[1],
  paddingInline: space[3],
  borderBlockEnd: `1px solid ${color.border}`,
});
export const error = widgetStyle({ background: color.failSurface });
export const alert = widgetStyle({ background: color.warnSurface });
export const source = widgetStyle({ color: color.textMuted });
export const level = widgetStyle({ color: color.textMuted });
export const words = widgetStyle({
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  ...leftToRightLine,
});
