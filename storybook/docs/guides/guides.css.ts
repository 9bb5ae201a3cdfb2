import { text, uiStyle, vars } from '@drawbridge/ui/tokens';

const { color, space } = vars;

const framed = uiStyle({
  fontFamily: vars.font.sans,
  color: color.text,
  marginBlockEnd: space[8],
  ...text('md'),
});
/** `sb-unstyled` excludes the docs' own styles. */
export const frame = `sb-unstyled ${framed}`;
export const head = uiStyle({
  fontWeight: vars.weight.strong,
  marginBlock: `${space[6]} ${space[2]}`,
  ...text('lg'),
});
export const parts = uiStyle({
  display: 'grid',
  gap: space[1],
  paddingInlineStart: space[5],
  listStyle: 'decimal',
});
export const snippets = uiStyle({ display: 'grid', gap: space[4] });
