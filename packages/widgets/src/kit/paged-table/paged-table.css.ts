import { focusRing, text, vars, widgetStyle } from '@drawbridge/ui/tokens';

const { color, space } = vars;

export const place = widgetStyle({ display: 'grid', gap: space[4], minInlineSize: 0 });
/** Rows of the query before are still shown. */
export const rows = widgetStyle({
  display: 'grid',
  gap: space[3],
  minInlineSize: 0,
  selectors: { '&[aria-busy="true"]': { opacity: 0.6 } },
});
export const side = widgetStyle({ color: color.textMuted, ...text('sm') });

export const pages = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[2],
});
export const range = widgetStyle({
  marginInlineEnd: space[2],
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  ...text('sm'),
});
/** Takes the focus when its button is gone; it is no control, so it shows no ring. */
export const foot = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[3],
  paddingBlockStart: space[2],
  outline: 'none',
  // After the last page it only holds the focus.
  selectors: { '&:empty': { paddingBlockStart: 0 } },
});

export const cards = widgetStyle({
  display: 'grid',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const card = widgetStyle({
  display: 'grid',
  gap: space[3],
  padding: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  background: color.surface,
});
export const cardHead = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
});
export const open = widgetStyle({
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: color.primaryText,
  font: 'inherit',
  fontWeight: vars.weight.strong,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { ...focusRing, borderRadius: vars.radius.sm },
  },
});

export const bar = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: '36px',
});
/** What is said of the selection is at the start, and what can be done at the end. */
export const barEnd = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginInlineStart: 'auto',
});
export const count = widgetStyle({ fontWeight: vars.weight.medium, fontVariantNumeric: 'tabular-nums' });

/** Filters with their labels, in columns. */
export const filters = widgetStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
  alignItems: 'start',
  gap: space[4],
});
export const filter = widgetStyle({ minInlineSize: 0 });
export const wideFilter = widgetStyle({ minInlineSize: 0, gridColumn: 'span 2' });
/** In line with the controls, below the labels. */
export const clear = widgetStyle({ alignSelf: 'end', justifySelf: 'start' });
/** Filters without visible labels, in one line. */
export const compactFilters = widgetStyle({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const compactSearch = widgetStyle({ flex: '1 1 14rem', minInlineSize: 0 });
export const compactFilter = widgetStyle({ flex: '1 1 9rem', maxInlineSize: '14rem' });

/** A card and the checkbox that selects it. */
export const selectable = widgetStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[3],
});
export const cardBody = widgetStyle({ display: 'grid', gap: space[3], minInlineSize: 0 });
/** Many cards scroll inside, as the rows of a table of many do. */
export const scroller = widgetStyle({
  maxBlockSize: 'min(70vh, 44rem)',
  overflowY: 'auto',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  selectors: { '&:focus-visible': focusRing },
});
export const virtualCards = widgetStyle({ margin: 0, padding: 0, listStyle: 'none' });
/** The room between cards belongs to them, so that it is measured. */
export const virtualCard = widgetStyle({ padding: `${space[2]} ${space[3]}` });
