import { media, text, vars, widgetStyle } from '@drawbridge/ui/tokens';

const { color, space } = vars;

export const grid = widgetStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${vars.width.card}, 100%), 1fr))`,
  gap: space[5],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
/** One row: four beside each other, two below the desktop's width, and on a phone a strip to be swiped. */
export const row = widgetStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space[5],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.belowDesktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.mobile]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: '82%',
      overflowX: 'auto',
      scrollSnapType: 'x proximity',
      // Room for the outline of a card in focus.
      padding: '3px',
      marginInline: '-3px',
    },
  },
});
export const rowCell = widgetStyle({ display: 'grid', scrollSnapAlign: 'start' });
export const groups = widgetStyle({ display: 'grid', gap: space[10] });
export const group = widgetStyle({ display: 'grid', gap: space[4] });
export const head = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[3],
});
export const groupTitle = widgetStyle({ margin: 0, fontWeight: vars.weight.strong, ...text('xl') });
export const about = widgetStyle({ margin: 0, color: color.textMuted, ...text('md') });
export const count = widgetStyle({
  margin: 0,
  marginInlineStart: 'auto',
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  ...text('sm'),
});
export const all = widgetStyle({ marginInlineStart: 'auto' });
export const cell = widgetStyle({ display: 'grid' });
export const card = widgetStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
});
export const picture = widgetStyle({ position: 'relative', display: 'grid' });
/** The middle of the picture. */
export const low = widgetStyle({ blockSize: '64px', alignItems: 'center', overflow: 'hidden' });
export const waitingPicture = widgetStyle({ aspectRatio: '16 / 9', borderRadius: 0 });
export const waitingSummary = widgetStyle({ ...text('md') });
export const state = widgetStyle({
  position: 'absolute',
  insetBlockStart: space[3],
  insetInline: space[3],
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  pointerEvents: 'none',
});
/** Badges wrap before they are under the heart: its width and the space around it. */
export const besideHeart = widgetStyle({ insetInlineEnd: '56px' });
export const heart = widgetStyle({
  position: 'absolute',
  insetBlockStart: space[2],
  insetInlineEnd: space[2],
  borderRadius: vars.radius.md,
  background: color.surface,
});
export const body = widgetStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: space[2],
  padding: space[5],
});
export const tight = widgetStyle({ padding: space[4] });
export const title = widgetStyle({
  margin: 0,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  ...text('lg'),
});
/** The link or button of a card covers the whole card. */
export const open = widgetStyle({
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.lg },
    '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: '-3px' },
  },
});
export const summary = widgetStyle({
  margin: 0,
  color: color.textMuted,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  ...text('md'),
});
export const facts = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  margin: 0,
  marginBlockStart: 'auto',
  paddingBlockStart: space[2],
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  ...text('sm'),
});
export const foot = widgetStyle({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: space[2],
  minBlockSize: '26px',
});
export const weaknesses = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
  rowGap: space[1],
  margin: 0,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  ...text('sm'),
});
export const slot = widgetStyle({ flexShrink: 0, marginBlock: '-4px', marginInlineEnd: '-8px' });
