import { text, vars, widgetStyle } from '@drawbridge/ui/tokens';

export * from '../../kit/detail/section.css.ts';

const { color, space } = vars;

export const place = widgetStyle({ display: 'grid', gap: space[6], minInlineSize: 0 });
export const view = widgetStyle({ display: 'grid', gap: space[4], minInlineSize: 0 });
export const shown = widgetStyle({
  display: 'grid',
  gap: space[4],
  minInlineSize: 0,
  selectors: { '&[aria-busy="true"]': { opacity: 0.6 } },
});
/** A name with what stands under it keeps its words whole when the columns take the room. */
export const name = widgetStyle({ display: 'grid', gap: space[1], minInlineSize: '9rem' });
/** Of a team that is nested in the one above. */
export const nestedName = widgetStyle({
  display: 'grid',
  gap: space[1],
  minInlineSize: '9rem',
  paddingInlineStart: space[4],
  borderInlineStart: `2px solid ${color.border}`,
});
export const nameLine = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
});
export const link = widgetStyle({
  color: color.text,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
/** Under the name of a row, which is set stronger. */
export const under = widgetStyle({
  color: color.textMuted,
  fontWeight: vars.weight.regular,
  overflowWrap: 'anywhere',
  ...text('sm'),
});
export const foot = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});
export const figure = widgetStyle({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const warn = widgetStyle({ color: color.warnText, ...text('sm') });
export const chips = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const groups = widgetStyle({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
});
export const group = widgetStyle({ display: 'grid', gap: space[3], alignContent: 'start', minInlineSize: 0 });
/** A part of another form. */
export const choice = widgetStyle({
  display: 'grid',
  gap: space[3],
  margin: 0,
  padding: 0,
  border: 'none',
  minInlineSize: 0,
});
export const legend = widgetStyle({
  padding: 0,
  marginBlockEnd: space[2],
  fontWeight: vars.weight.medium,
  ...text('md'),
});
export const form = widgetStyle({ display: 'grid', gap: space[5], maxInlineSize: '44rem', minInlineSize: 0 });
export const conditions = widgetStyle({
  display: 'grid',
  gap: space[4],
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
});
export const preview = widgetStyle({
  display: 'grid',
  gap: space[1],
  padding: space[3],
  borderRadius: vars.radius.md,
  background: color.canvas,
  minBlockSize: '4.5rem',
  alignContent: 'start',
  overflowWrap: 'anywhere',
  ...text('sm'),
});
/** The people in a dialog scroll inside of it, so that its buttons stay where they are. */
export const people = widgetStyle({
  display: 'grid',
  gap: space[3],
  alignContent: 'start',
  margin: 0,
  padding: space[1],
  listStyle: 'none',
  // As much as they need inside of another form, so that few teams take little room.
  blockSize: 'min(22rem, 45vh)',
  selectors: { [`${choice} &`]: { blockSize: 'auto', maxBlockSize: '12rem' } },
  overflowY: 'auto',
});
export const fault = widgetStyle({ margin: 0, color: color.failText, ...text('sm') });
