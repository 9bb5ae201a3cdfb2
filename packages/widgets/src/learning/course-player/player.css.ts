import {
  focusRing,
  focusRingInside,
  forcedFill,
  media,
  stickyTop,
  text,
  transition,
  vars,
  widgetStyle,
} from '@drawbridge/ui/tokens';

export const page = widgetStyle({
  display: 'grid',
  gridTemplateColumns: '280px minmax(0, 1fr)',
  gap: vars.space['10'],
  alignItems: 'start',
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['6'] } },
});
/** An item by itself. */
export const itemPage = widgetStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
});
export const labPage = widgetStyle({
  display: 'grid',
  flex: '1 1 0',
  gridTemplateRows: 'minmax(0, 1fr)',
  blockSize: '100%',
  minBlockSize: 0,
});
export const labContent = widgetStyle({ minBlockSize: 0, minInlineSize: 0, blockSize: '100%' });
export const outlineColumn = widgetStyle({
  position: 'sticky',
  insetBlockStart: stickyTop('16px'),
  maxBlockSize: `calc(100dvh - ${stickyTop('40px')})`,
  display: 'grid',
  // A row as high as its contents would reach out of the column, over the footer.
  gridTemplateRows: 'minmax(0, 1fr)',
  '@media': {
    [media.belowDesktop]: {
      position: 'static',
      maxBlockSize: 'none',
      gridTemplateRows: 'none',
      gap: vars.space['3'],
      justifyItems: 'start',
    },
  },
});
export const outlineToggle = widgetStyle({ '@media': { [media.desktop]: { display: 'none' } } });
export const outlineBody = widgetStyle({
  minBlockSize: 0,
  overflow: 'auto',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
  inlineSize: '100%',
  '@media': {
    [media.belowDesktop]: { display: 'none', selectors: { '[data-open="true"] > &': { display: 'block' } } },
  },
});
export const outline = widgetStyle({ display: 'grid', gap: vars.space['4'], padding: vars.space['4'] });
export const outlineHead = widgetStyle({ display: 'grid', gap: vars.space['3'] });
export const outlineTitle = widgetStyle({ margin: 0, ...text('md'), fontWeight: vars.weight.strong });
export const subjects = widgetStyle({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  gap: vars.space['4'],
});
export const subjectTitle = widgetStyle({
  margin: `0 0 ${vars.space['1']}`,
  ...text('sm'),
  fontWeight: vars.weight.medium,
  color: vars.color.textMuted,
});
export const items = widgetStyle({ margin: 0, padding: 0, listStyle: 'none' });
export const itemButton = widgetStyle({
  display: 'flex',
  gap: vars.space['3'],
  alignItems: 'flex-start',
  inlineSize: '100%',
  padding: `${vars.space['2']} ${vars.space['2']}`,
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'transparent',
  color: vars.color.text,
  font: 'inherit',
  ...text('md'),
  textAlign: 'start',
  cursor: 'pointer',
  transition: transition('background-color'),
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&:focus-visible': focusRingInside,
    '&[aria-current="page"]': {
      background: vars.color.primarySurface,
      color: vars.color.primaryText,
      fontWeight: vars.weight.medium,
      ...forcedFill('inside'),
    },
  },
});
/** Within an element that forced colors fill, a color of its own would be shown as it is. */
const asFilled = {
  '[aria-current="page"] > &': {
    '@media': { '(forced-colors: active)': { color: 'inherit' } },
  },
} as const;
export const mark = widgetStyle({
  display: 'inline-flex',
  flexShrink: 0,
  paddingBlockStart: '2px',
  color: vars.color.textMuted,
  selectors: asFilled,
});
export const markDone = widgetStyle({
  display: 'inline-flex',
  flexShrink: 0,
  paddingBlockStart: '2px',
  color: vars.color.passText,
  selectors: asFilled,
});
export const itemTitle = widgetStyle({ minInlineSize: 0 });

export const content = widgetStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['6'],
  maxInlineSize: vars.width.lesson,
  minInlineSize: 0,
});
export const head = widgetStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['3'],
});
export const headActions = widgetStyle({ marginInlineStart: 'auto' });
export const subjectName = widgetStyle({ ...text('sm'), color: vars.color.textMuted });
export const title = widgetStyle({
  margin: 0,
  ...text('display'),
  fontWeight: vars.weight.strong,
  textWrap: 'balance',
});
export const lead = widgetStyle({ margin: 0, ...text('lg'), color: vars.color.textMuted });
export const foot = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space['3'],
  paddingBlockStart: vars.space['6'],
  borderBlockStart: `1px solid ${vars.color.border}`,
});
export const finished = widgetStyle({
  inlineSize: '100%',
  maxInlineSize: '720px',
  marginInline: 'auto',
  overflow: 'hidden',
});
export const finishedPicture = widgetStyle({ maxBlockSize: '220px', overflow: 'hidden' });
export const finishedBody = widgetStyle({ padding: vars.space['8'], textAlign: 'center' });
export const spent = widgetStyle({ margin: 0, ...text('md'), color: vars.color.textMuted });
export const badgePicture = widgetStyle({ inlineSize: '180px', blockSize: '180px', objectFit: 'contain' });
/** Behind the badge of a completed course. */
export const honor = widgetStyle({
  display: 'grid',
  placeItems: 'center',
  padding: `${vars.space['8']} ${vars.space['6']} ${vars.space['4']}`,
  background: vars.color.emberSurface,
  borderBlockEnd: `1px solid ${vars.color.emberBorder}`,
});
export const honorLink = widgetStyle({
  padding: 0,
  border: 0,
  borderRadius: vars.radius.lg,
  background: 'none',
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRing },
});
export const nextLoading = widgetStyle({ inlineSize: '240px' });
export const nextJourney = widgetStyle({ ...text('sm'), color: vars.color.textMuted });
export const awards = widgetStyle({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockStart: `1px solid ${vars.color.border}`,
});
export const award = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space['3']} ${vars.space['4']}`,
  padding: `${vars.space['4']} ${vars.space['6']}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});
export const awardIcon = widgetStyle({ flex: 'none', color: vars.color.emberText });
export const awardWords = widgetStyle({ flex: '1 1 160px', minInlineSize: 0 });
export const awardTitle = widgetStyle({ margin: 0, ...text('md'), fontWeight: vars.weight.strong });
export const awardWays = widgetStyle({ flex: '0 1 auto' });
export const endCard = widgetStyle({ inlineSize: '100%', maxInlineSize: '720px', marginInline: 'auto' });
export const thanks = widgetStyle({
  margin: 0,
  ...text('md'),
  color: vars.color.textMuted,
  textAlign: 'center',
  outline: 'none',
});
export const suggestions = widgetStyle({ display: 'grid', gap: vars.space['4'] });
export const sectionTitle = widgetStyle({ margin: 0, ...text('xl'), fontWeight: vars.weight.strong });
