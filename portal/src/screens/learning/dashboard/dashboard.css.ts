import { media, text, vars } from '@drawbridge/ui/tokens';
import { style } from '@vanilla-extract/css';

export const section = style({ display: 'grid', gap: vars.space['3'], alignContent: 'start' });
/** Sections with few courses share a row; those with a row's worth have one each. */
export const courseRows = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space['5'] });
/** One thing beside another where there is room, and alone over the whole width. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 26rem), 1fr))',
  gap: vars.space['5'],
});
export const sectionTitle = style({ margin: 0, ...text('xl'), fontWeight: vars.weight.strong });
export const goOn = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  overflow: 'hidden',
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const goOnPicture = style({
  overflow: 'hidden',
  display: 'grid',
  '@media': { [media.belowDesktop]: { maxBlockSize: '180px' } },
});
export const goOnBody = style({
  padding: `${vars.space['5']} ${vars.space['8']}`,
  display: 'grid',
  gap: vars.space['3'],
  alignContent: 'center',
  '@media': { [media.mobile]: { padding: vars.space['5'] } },
});
export const goOnLabel = style({ margin: 0, ...text('sm'), color: vars.color.textMuted });
export const goOnTitle = style({
  margin: 0,
  ...text('xxl'),
  fontWeight: vars.weight.strong,
  // Most titles take two lines there.
  '@media': { [media.mobile]: { minBlockSize: '2lh' } },
});
export const goOnText = style({
  margin: 0,
  minBlockSize: '2lh',
  ...text('md'),
  color: vars.color.textMuted,
  maxInlineSize: '64ch',
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
});
export const goOnReason = style({ margin: 0, ...text('sm'), color: vars.color.primaryText });
export const goOnThumbnail = style({ blockSize: '100%' });
export const goOnWaiting = style({ aspectRatio: '16 / 9', blockSize: '100%', borderRadius: 0 });
/** Keeps what follows the rows out of sight until they are here: it does not jump. */
export const rowsWaiting = style({ minBlockSize: '100vh' });
export const goOnFoot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space['6'],
  paddingBlockStart: vars.space['3'],
});
export const goOnProgress = style({
  flexGrow: 1,
  minInlineSize: '200px',
  display: 'grid',
  gap: vars.space['2'],
});
export const goOnCount = style({
  ...text('sm'),
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

/** The year beside the figures, where there is room for both. */
export const beside = style({
  display: 'grid',
  gap: vars.space['5'],
  gridTemplateColumns: 'minmax(0, 1fr) minmax(260px, 320px)',
  alignItems: 'stretch',
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** The children of the page, once what goes above them is known. */
export const shown = style({ display: 'grid', gap: vars.space['5'] });
export const held = style({ display: 'none' });
export const nextLab = style({
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  alignContent: 'center',
  gap: vars.space['4'],
});
export const first = style([
  nextLab,
  {
    background: vars.color.emberSurface,
    borderColor: vars.color.emberBorder,
  },
]);
export const firstTitle = style({ margin: 0, ...text('lg'), fontWeight: vars.weight.strong });
export const firstText = style({
  margin: 0,
  marginBlockStart: vars.space['1'],
  ...text('md'),
  color: vars.color.textMuted,
  maxInlineSize: '68ch',
});
