import { media, text, vars, widgetStyle } from '@drawbridge/ui/tokens';

const { color, space } = vars;

export const root = widgetStyle({
  position: 'relative',
  display: 'grid',
  minBlockSize: 0,
  minInlineSize: 0,
  blockSize: '100%',
});
/** Two rows: what scrolls, and the buttons, which are always there. */
export const picker = widgetStyle({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  minBlockSize: 0,
  minInlineSize: 0,
});
export const columns = widgetStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: 0,
  selectors: { '&[data-beside="true"]': { gridTemplateColumns: 'minmax(0, 1fr) minmax(300px, 34%)' } },
});
export const scroller = widgetStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  alignContent: 'start',
  minBlockSize: 0,
  overflowY: 'auto',
  padding: space[6],
  '@media': { [media.mobile]: { padding: space[4] } },
});
export const aside = widgetStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  alignContent: 'start',
  minBlockSize: 0,
  overflowY: 'auto',
  padding: space[5],
  borderInlineStart: `1px solid ${color.border}`,
  background: color.sunken,
});
export const trayTitle = widgetStyle({ margin: 0, fontWeight: vars.weight.strong, ...text('lg') });
export const wrong = widgetStyle({
  margin: 0,
  marginBlockEnd: space[3],
  color: color.failText,
  ...text('md'),
});
/** Covers the picker, which is inert meanwhile. */
export const tried = widgetStyle({
  position: 'absolute',
  zIndex: 2,
  inset: 0,
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  background: color.canvas,
});
