import { leftToRightLine, text, vars, widgetStyle } from '@drawbridge/ui/tokens';

const { color, space } = vars;

export const list = widgetStyle({
  margin: space[4],
  marginBlockStart: 0,
  padding: 0,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.md,
  listStyle: 'none',
});
export const entry = widgetStyle({
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr)',
  gap: space[2],
  paddingBlock: space[2],
  paddingInline: space[3],
  selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${color.border}` } },
});
export const number = widgetStyle({
  color: color.textMuted,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  ...text('sm'),
});
export const words = widgetStyle({ display: 'grid', gap: space[1], minInlineSize: 0 });
export const action = widgetStyle({ margin: 0, ...text('md') });
export const line = widgetStyle({
  ...leftToRightLine,
  margin: 0,
  fontFamily: vars.font.mono,
  overflowWrap: 'anywhere',
  ...text('sm'),
});
export const headers = widgetStyle({ color: color.textMuted, cursor: 'pointer', ...text('sm') });
export const body = widgetStyle({
  margin: 0,
  padding: space[2],
  borderRadius: vars.radius.sm,
  background: color.sunken,
  color: color.text,
  fontFamily: vars.font.mono,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  ...text('sm'),
});
