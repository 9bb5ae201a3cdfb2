import { focusRingInside, text, vars, widgetStyle } from '@drawbridge/ui/tokens';
import { frame } from './codemirror/Editor.css.ts';

const { color } = vars;

/** A device with a mouse has a keyboard too. */
export const row = widgetStyle({
  display: 'none',
  zIndex: 1,
  // As the code itself.
  direction: 'ltr',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockStart: `1px solid ${color.border}`,
  background: color.chrome,
  '@media': {
    '(pointer: coarse)': { selectors: { [`${frame}:focus-within > &`]: { display: 'flex' } } },
  },
});
export const key = widgetStyle({
  flex: '1 0 44px',
  minInlineSize: '44px',
  minBlockSize: '44px',
  margin: 0,
  padding: 0,
  border: 0,
  borderInlineEnd: `1px solid ${color.border}`,
  background: 'transparent',
  color: color.text,
  fontFamily: vars.font.mono,
  touchAction: 'manipulation',
  ...text('lg'),
  selectors: { '&:active': { background: color.pressed }, '&:focus-visible': focusRingInside },
});
/** Always in reach, however far the row is scrolled. */
export const close = widgetStyle({
  position: 'sticky',
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  background: color.chrome,
  color: color.primaryText,
});
