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
export const pairs = uiStyle({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
  marginBlockStart: space[4],
  alignItems: 'start',
});
export const more = uiStyle({ marginBlockStart: space[4] });
export const column = uiStyle({ display: 'grid', gap: space[4] });
export const advice = uiStyle({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  margin: 0,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.md,
  background: color.surface,
  minInlineSize: 0,
});
export const view = uiStyle({
  padding: space[5],
  background: color.canvas,
  borderStartStartRadius: vars.radius.md,
  borderStartEndRadius: vars.radius.md,
  minInlineSize: 0,
  overflowX: 'auto',
});
export const words = uiStyle({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[2],
  padding: `${space[3]} ${space[4]}`,
  borderBlockStart: '3px solid',
});
export const good = uiStyle({ borderBlockStartColor: color.passText });
export const bad = uiStyle({ borderBlockStartColor: color.failText });
export const verdict = uiStyle({
  flexShrink: 0,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
});
export const goodVerdict = uiStyle({ color: color.passText, fontWeight: vars.weight.strong });
export const badVerdict = uiStyle({ color: color.failText, fontWeight: vars.weight.strong });
export const row = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(110px, 150px) minmax(180px, 1fr) minmax(200px, 1.2fr)',
  gap: space[5],
  alignItems: 'center',
  paddingBlock: space[4],
  borderBlockStart: `1px solid ${color.border}`,
  // The heading above has a line of its own.
  selectors: { '&:first-child': { borderBlockStart: 0 } },
  '@media': { '(max-width: 760px)': { gridTemplateColumns: '1fr', gap: space[2] } },
});
export const name = uiStyle({ fontWeight: vars.weight.strong });
export const sample = uiStyle({ minInlineSize: 0 });
