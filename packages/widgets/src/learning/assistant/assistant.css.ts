import { focusRing, text, vars, widgetStyle } from '@drawbridge/ui/tokens';
import { globalStyle } from '@vanilla-extract/css';

const { color, space, radius, weight } = vars;

export const panel = widgetStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['6'],
  containerType: 'inline-size',
});

/** A phone, or a narrow pane of a lab. */
const NARROW = '(max-width: 420px)';

/** As wide as what is read below it. */
const READING = '46rem';
export const form = widgetStyle({
  display: 'grid',
  maxInlineSize: READING,
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space['3'],
  '@container': { [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** Beside the field and not beside its label. */
export const send = widgetStyle({
  marginBlockStart: '1.75rem',
  '@container': { [NARROW]: { marginBlockStart: 0 } },
});

export const answer = widgetStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['5'],
});
/** As it was typed; all of a long one is in the field. */
export const asked = widgetStyle({
  margin: 0,
  ...text('xl'),
  fontWeight: weight.strong,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitLineClamp: 6,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
});
export const note = widgetStyle({ maxInlineSize: READING });
export const by = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space['3'],
  ...text('sm'),
  color: color.textMuted,
});

export const block = widgetStyle({
  paddingInlineStart: space['4'],
  borderInlineStart: `3px solid ${color.border}`,
  maxInlineSize: '72ch',
  ...text('lg'),
});
/** A paragraph ends with its marks, on its last line. */
globalStyle(`${block} > div`, { display: 'contents' });
globalStyle(`${block} p`, { margin: 0, overflowWrap: 'break-word' });
globalStyle(`${block} > div > p:last-child`, { display: 'inline' });
globalStyle(`${block} :is(ul, ol)`, { margin: 0, paddingInlineStart: space['6'] });
globalStyle(`${block} :not(pre) > code`, {
  padding: '0.1em 0.35em',
  border: `1px solid ${color.border}`,
  borderRadius: radius.sm,
  background: color.sunken,
  fontFamily: vars.font.mono,
  fontSize: '0.86em',
  overflowWrap: 'anywhere',
});
globalStyle(`${block} pre`, {
  margin: 0,
  padding: space['4'],
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  background: color.sunken,
  fontFamily: vars.font.mono,
  fontSize: vars.size.sm,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const marks = widgetStyle({ display: 'inline-flex', gap: space['1'], marginInlineStart: space['2'] });
export const mark = widgetStyle({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '1.5rem',
  blockSize: '1.5rem',
  padding: `0 ${space['1']}`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.sm,
  background: color.surface,
  ...text('sm'),
  color: color.primaryText,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.hover }, '&:focus-visible': focusRing },
});

export const section = widgetStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['3'],
});
export const heading = widgetStyle({ margin: 0, ...text('md'), fontWeight: weight.strong });
export const title = widgetStyle({ margin: 0, ...text('lg'), fontWeight: weight.strong });
export const sources = widgetStyle({
  display: 'grid',
  gap: space['2'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const source = widgetStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space['3'],
  alignItems: 'baseline',
  ...text('md'),
});
export const number = widgetStyle({
  ...text('sm'),
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const sourceLink = widgetStyle({
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  textAlign: 'start',
  color: color.primaryText,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: { '&:focus-visible': focusRing },
});
export const course = widgetStyle({ display: 'block', ...text('sm'), color: color.textMuted });

export const grid = widgetStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${vars.width.card}, 100%), 1fr))`,
  gap: space['5'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const cell = widgetStyle({ display: 'grid' });
