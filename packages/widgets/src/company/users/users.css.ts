import { text, vars, widgetStyle } from '@drawbridge/ui/tokens';

const { color, space } = vars;

export const place = widgetStyle({ display: 'grid', gap: space[5], minInlineSize: 0 });
export const shown = widgetStyle({
  display: 'grid',
  gap: space[4],
  minInlineSize: 0,
  selectors: { '&[aria-busy="true"]': { opacity: 0.6 } },
});
export const head = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[3],
});
export const count = widgetStyle({ fontWeight: vars.weight.strong, fontVariantNumeric: 'tabular-nums' });
export const side = widgetStyle({
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  ...text('sm'),
});
export const actions = widgetStyle({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const who = widgetStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[3],
});
export const lines = widgetStyle({ display: 'grid', gap: '2px', minInlineSize: 0 });
export const name = widgetStyle({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });
export const email = widgetStyle({
  color: color.textMuted,
  fontWeight: vars.weight.regular,
  overflowWrap: 'anywhere',
  ...text('sm'),
});
export const badges = widgetStyle({ display: 'flex', flexWrap: 'wrap', gap: space[1] });
export const results = widgetStyle({
  display: 'grid',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const result = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  overflowWrap: 'anywhere',
});

export const views = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  borderBlockEnd: `1px solid ${color.border}`,
});
/** A link to a part of the page, which looks like a tab; the shown part is underlined. */
export const viewLink = widgetStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '40px',
  paddingInline: space[3],
  marginBlockEnd: '-1px',
  borderBlockEnd: '2px solid transparent',
  color: color.textMuted,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: color.text },
    '&[aria-current]': { color: color.text, borderBlockEndColor: color.primary },
  },
});
export const columns = widgetStyle({
  display: 'grid',
  gap: space[5],
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 26rem), 1fr))',
});
export const assignment = widgetStyle({
  display: 'grid',
  gap: space[2],
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.border}`,
  selectors: { '&:last-child': { borderBlockEnd: 'none', paddingBlockEnd: 0 } },
});
export const between = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
});
export const plainList = widgetStyle({ margin: 0, padding: 0, listStyle: 'none' });
export const badgeList = widgetStyle({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const badge = widgetStyle({ display: 'grid', gap: space[1], justifyItems: 'start', ...text('sm') });
export const badgePicture = widgetStyle({ inlineSize: '72px', blockSize: '72px' });

/** As high as its button, so that the list does not move when the views are here. */
export const savedViews = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: '2.5rem',
});
export const undo = widgetStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
});
export const askedSummary = widgetStyle({
  cursor: 'pointer',
  selectors: { '[open] > &': { marginBlockEnd: space[3] } },
});
/** Beside the mark of the disclosure. */
export const askedTitle = widgetStyle({
  display: 'inline-block',
  margin: 0,
  marginInlineEnd: space[2],
  fontWeight: vars.weight.strong,
  ...text('md'),
});
