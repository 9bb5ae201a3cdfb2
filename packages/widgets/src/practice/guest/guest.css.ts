import { media, text, vars, widgetStyle } from '@drawbridge/ui/tokens';

const { color, space } = vars;

/** It fills its parent: the bar, then the lab. */
export const root = widgetStyle({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  blockSize: '100%',
  background: color.canvas,
  color: color.text,
  fontFamily: vars.font.sans,
});
export const bar = widgetStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  paddingBlock: space[1],
  paddingInline: space[4],
  borderBlockEnd: `1px solid ${color.border}`,
  background: color.chrome,
  ...text('sm'),
  '@media': { [media.mobile]: { paddingInline: space[3], gap: space[1] } },
});
export const note = widgetStyle({ flex: 1, minInlineSize: 0, margin: 0, color: color.textMuted });
export const onlyWide = widgetStyle({ '@media': { [media.mobile]: { display: 'none' } } });
export const onlyMobile = widgetStyle({
  display: 'none',
  '@media': { [media.mobile]: { display: 'inline' } },
});
export const lab = widgetStyle({ minBlockSize: 0, display: 'grid', gridTemplateRows: 'minmax(0, 1fr)' });
/** In place of the lab. */
export const whole = widgetStyle({
  display: 'grid',
  placeItems: 'center',
  blockSize: '100%',
  padding: space[4],
  background: color.canvas,
});
