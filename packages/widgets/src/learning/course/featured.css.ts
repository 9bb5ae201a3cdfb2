import { media, text, vars, widgetStyle } from '@drawbridge/ui/tokens';

const { color, space, weight } = vars;

export const slide = widgetStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 5fr)',
  overflow: 'hidden',
  blockSize: '100%',
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const picture = widgetStyle({
  display: 'grid',
  overflow: 'hidden',
  '@media': { [media.belowDesktop]: { maxBlockSize: '140px' } },
});
/** Fills its half, however high the words beside it are. */
export const cover = widgetStyle({ blockSize: '100%', objectFit: 'cover' });
export const body = widgetStyle({
  display: 'grid',
  alignContent: 'center',
  gap: space[2],
  padding: `${space[4]} ${space[6]}`,
  '@media': { [media.mobile]: { padding: space[5] } },
});
export const title = widgetStyle({ margin: 0, ...text('xl'), fontWeight: weight.strong });
export const summary = widgetStyle({
  margin: 0,
  ...text('md'),
  color: color.textMuted,
  display: '-webkit-box',
  WebkitLineClamp: 1,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
});
