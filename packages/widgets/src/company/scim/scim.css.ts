import { media, text, vars, widgetStyle } from '@drawbridge/ui/tokens';

export * from '../../kit/detail/section.css.ts';

const { color, space } = vars;

export const place = widgetStyle({ display: 'grid', gap: space[6], minInlineSize: 0 });
export const titleLine = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
});
export const start = widgetStyle({ justifySelf: 'start' });
export const block = widgetStyle({
  display: 'grid',
  gap: space[2],
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${color.border}`,
  minInlineSize: 0,
});
export const numbered = widgetStyle({
  display: 'grid',
  gap: space[1],
  margin: 0,
  paddingInlineStart: space[5],
  listStyle: 'decimal',
  color: color.textMuted,
  ...text('md'),
});
export const step = widgetStyle({
  display: 'grid',
  gap: space[1],
  alignItems: 'start',
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.border}`,
  selectors: { '&:last-child': { borderBlockEnd: 'none', paddingBlockEnd: 0 } },
  '@media': { [media.tablet]: { gridTemplateColumns: '8rem minmax(0, 1fr)', gap: space[3] } },
});
export const rows = widgetStyle({
  display: 'grid',
  gap: space[4],
  minInlineSize: 0,
  selectors: { '&[aria-busy="true"]': { opacity: 0.6 } },
});
export const who = widgetStyle({ display: 'grid', gap: '2px', minInlineSize: 0 });
/** Under a name, which is strong in the head of a row. */
export const email = widgetStyle({
  color: color.textMuted,
  fontWeight: vars.weight.regular,
  overflowWrap: 'anywhere',
  ...text('sm'),
});
export const badges = widgetStyle({ display: 'flex', flexWrap: 'wrap', gap: space[1] });
export const details = widgetStyle({
  display: 'grid',
  gap: space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const time = widgetStyle({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
