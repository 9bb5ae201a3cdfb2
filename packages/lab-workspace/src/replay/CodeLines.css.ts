import { forcedOutline, leftToRight, text, vars, widgetStyle, widgetVariants } from '@drawbridge/ui/tokens';

const { color, space } = vars;

export const figure = widgetStyle({ margin: 0, minInlineSize: 0 });
export const where = widgetStyle({
  margin: 0,
  color: color.textMuted,
  fontFamily: vars.font.mono,
  overflowWrap: 'anywhere',
  ...leftToRight,
  ...text('sm'),
});
export const block = widgetStyle({
  margin: 0,
  marginBlockStart: space[1],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.sm,
  background: color.sunken,
});
export const code = widgetStyle({
  display: 'grid',
  paddingBlock: space[1],
  fontFamily: vars.font.mono,
  fontVariantLigatures: 'none',
  tabSize: 2,
  ...leftToRight,
  ...text('sm'),
});
export const line = widgetStyle({
  display: 'grid',
  gridTemplateColumns: '3.25em minmax(0, 1fr)',
  paddingInlineEnd: space[3],
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const marked = widgetStyle({
  background: color.warnSurface,
  boxShadow: `inset 3px 0 ${color.warnText}`,
  ...forcedOutline,
});
export const number = widgetStyle({
  paddingInlineEnd: space[3],
  color: color.textMuted,
  textAlign: 'end',
  userSelect: 'none',
});
export const token = widgetVariants({
  comment: { color: color.codeComment, fontStyle: 'italic' },
  keyword: { color: color.codeKeyword },
  string: { color: color.codeString },
  number: { color: color.codeNumber },
  function: { color: color.codeFunction },
  type: { color: color.codeType },
  tag: { color: color.codeTag },
});
