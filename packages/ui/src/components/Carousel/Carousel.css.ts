import { focusRing, forcedBar, forcedLine, uiStyle, vars } from '../../tokens/index.ts';

const { color, space, radius } = vars;

export const root = uiStyle({ position: 'relative', display: 'grid', gap: space[3] });
/** All stacked in one place, as high as the highest, so that the page does not move. */
export const slides = uiStyle({ display: 'grid' });
export const slide = uiStyle({
  gridArea: '1 / 1',
  display: 'grid',
  minInlineSize: 0,
  visibility: 'hidden',
  opacity: 0,
  transform: 'translateX(12px)',
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      transition: 'opacity 200ms ease-out, transform 200ms ease-out, visibility 200ms',
    },
  },
  selectors: { '&[data-current]': { visibility: 'visible', opacity: 1, transform: 'none' } },
});
export const controls = uiStyle({ display: 'flex', alignItems: 'center', gap: space[1] });
export const dots = uiStyle({ display: 'flex', flexGrow: 1, justifyContent: 'center' });
/** Large enough for a finger; the mark in it is small. */
export const dot = uiStyle({
  all: 'unset',
  cursor: 'pointer',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '24px',
  blockSize: '24px',
  borderRadius: radius.full,
  selectors: {
    '&::before': {
      content: '""',
      inlineSize: '8px',
      blockSize: '8px',
      borderRadius: radius.full,
      background: color.borderStrong,
      ...forcedLine,
    },
    '&[aria-current]::before': { inlineSize: '20px', background: color.primary, ...forcedBar },
    '&:focus-visible': focusRing,
  },
});
