import { forcedBar, media, text, vars, widgetStyle } from '@drawbridge/ui/tokens';

export { line } from '../../kit/detail/detail.css.ts';
export { cards, open } from '../../kit/paged-table/paged-table.css.ts';

const { color, space } = vars;

export const scroller = widgetStyle({ minBlockSize: 0, minInlineSize: 0, overflowY: 'auto' });
export const page = widgetStyle({
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  alignContent: 'start',
  inlineSize: '100%',
  maxInlineSize: vars.width.content,
  marginInline: 'auto',
  padding: space[6],
  '@media': { [media.mobile]: { padding: space[4] } },
});
export const count = widgetStyle({
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  ...text('sm'),
});

export const roster = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  color: color.textMuted,
  ...text('md'),
  selectors: { '&[data-state="failed"]': { color: color.warnText } },
});
export const rosterWords = widgetStyle({ maxInlineSize: '72ch' });

export const view = widgetStyle({ display: 'grid', gap: space[4], minInlineSize: 0 });
export const list = widgetStyle({
  display: 'grid',
  gap: space[3],
  minInlineSize: 0,
  selectors: { '&[aria-busy="true"]': { opacity: 0.6 } },
});
export const strong = widgetStyle({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });
export const time = widgetStyle({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
export const side = widgetStyle({
  color: color.textMuted,
  fontWeight: vars.weight.regular,
  ...text('sm'),
});
/** The title of an activity over its column. */
export const itemHead = widgetStyle({
  display: '-webkit-inline-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  minInlineSize: '5rem',
  maxInlineSize: '9rem',
  overflow: 'hidden',
  verticalAlign: 'middle',
  whiteSpace: 'normal',
  marginBlock: space[1],
});
/** A name keeps its words whole when the columns take the room. */
export const name = widgetStyle({ display: 'block', minInlineSize: '9rem' });
export const mark = widgetStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-completed="true"]': { color: color.passText } },
});

export const foot = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});

export const lines = widgetStyle({ display: 'grid', gap: space[1], justifyItems: 'start', minInlineSize: 0 });
export const kind = widgetStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  color: color.textMuted,
  fontWeight: vars.weight.regular,
  ...text('sm'),
});
export const labs = widgetStyle({
  display: 'grid',
  gap: space[1],
  margin: 0,
  marginBlockStart: space[1],
  paddingInlineStart: space[4],
  listStyle: 'none',
  borderInlineStart: `2px solid ${color.border}`,
  ...text('sm'),
});
export const activity = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: space[3],
  padding: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  background: color.surface,
});
export const result = widgetStyle({ display: 'grid', justifyItems: 'end', gap: space[1], ...text('md') });

export const section = widgetStyle({ display: 'grid', gap: space[3], minInlineSize: 0 });
export const heading = widgetStyle({ margin: 0, fontWeight: vars.weight.strong, ...text('xl') });
export const subheading = widgetStyle({
  margin: 0,
  fontWeight: vars.weight.strong,
  ...text('lg'),
  selectors: { 'div + &, p + &': { marginBlockStart: space[3] } },
});

export const test = widgetStyle({
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  textAlign: 'start',
});
export const why = widgetStyle({
  color: color.textMuted,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  ...text('sm'),
});
export const share = widgetStyle({ display: 'grid', gap: space[1], minInlineSize: '6rem' });
export const track = widgetStyle({
  blockSize: '8px',
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  background: color.pressed,
  '@media': { '(forced-colors: active)': { outline: '1px solid CanvasText' } },
});
export const bar = widgetStyle({
  blockSize: '100%',
  borderRadius: 'inherit',
  background: color.fail,
  ...forcedBar,
  selectors: { '&[data-tone="warn"]': { background: color.warn } },
});
export const shareWords = widgetStyle({
  fontVariantNumeric: 'tabular-nums',
  ...text('sm'),
});
