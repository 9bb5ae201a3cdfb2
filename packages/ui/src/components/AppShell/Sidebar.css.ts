import { keyframes } from '@vanilla-extract/css';
import {
  focusRingInside,
  forcedFill,
  media,
  text,
  transition,
  truncate,
  uiStyle,
  uiVariants,
  vars,
} from '../../tokens/index.ts';

const { color, space } = vars;
const slide = keyframes({ from: { transform: 'translateX(-24px)', opacity: 0 } });
const fade = keyframes({ from: { opacity: 0 } });

export const sidebar = uiStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.chrome,
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  blockSize: '100dvh',
  borderInlineEnd: `1px solid ${color.border}`,
  background: color.chrome,
  color: color.text,
  fontFamily: vars.font.sans,
});
/** SHELL-6. A phone has no space for a rail: only the menu button opens the overlay there. */
export const width = uiVariants({
  full: { inlineSize: vars.width.sidebar },
  mini: { inlineSize: vars.width.sidebarMini, '@media': { [media.mobile]: { display: 'none' } } },
});
export const overlay = uiStyle({
  boxSizing: 'border-box',
  inlineSize: vars.width.sidebar,
  maxInlineSize: 'calc(100vw - 48px)',
  blockSize: '100dvh',
  maxBlockSize: 'none',
  margin: 0,
  marginInlineEnd: 'auto',
  padding: 0,
  border: 0,
  borderInlineEnd: `1px solid ${color.border}`,
  background: color.chrome,
  color: color.text,
  fontFamily: vars.font.sans,
  boxShadow: vars.shadow.popover,
  selectors: {
    '&[open]': {
      display: 'flex',
      flexDirection: 'column',
      animation: `${slide} ${vars.motion.base} ${vars.motion.ease}`,
    },
    '&::backdrop': { background: color.scrim, animation: `${fade} ${vars.motion.base} ${vars.motion.ease}` },
  },
});
export const head = uiStyle({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  boxSizing: 'border-box',
  blockSize: '64px',
  paddingInline: space[5],
});
export const headMini = uiStyle({ justifyContent: 'center', paddingInline: 0 });
export const home = uiStyle({ color: 'inherit', textDecoration: 'none', borderRadius: vars.radius.sm });
export const nav = uiStyle({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  paddingBlock: `${space[2]} ${space[4]}`,
  paddingInline: space[3],
});
export const navMini = uiStyle({ paddingInline: '4px' });
export const section = uiStyle({
  selectors: {
    '& + &': {
      marginBlockStart: space[4],
      paddingBlockStart: space[4],
      borderBlockStart: `1px solid ${color.border}`,
    },
  },
});
export const sectionLabel = uiStyle({
  margin: 0,
  paddingBlock: `${space[1]} ${space[2]}`,
  paddingInline: space[3],
  color: color.textSubtle,
  fontWeight: vars.weight.medium,
  ...text('xs'),
});
export const list = uiStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const item = uiStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  boxSizing: 'border-box',
  minBlockSize: '40px',
  paddingInline: space[3],
  borderRadius: vars.radius.md,
  color: color.textMuted,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  transition: transition('background-color', 'color'),
  ...text('md'),
  selectors: {
    '&:hover': { background: color.hover, color: color.text },
    '&:focus-visible': focusRingInside,
    '&[aria-current="page"]': {
      background: color.primarySurface,
      color: color.primaryText,
      ...forcedFill('inside'),
    },
    /** The lifted bridge, upright: a bar at the edge marks the current page without relying on the tint. */
    '&[aria-current="page"]::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlock: '10px',
      inlineSize: '3px',
      borderRadius: vars.radius.full,
      background: color.primaryText,
    },
  },
});
export const itemMini = uiStyle({
  flexDirection: 'column',
  justifyContent: 'center',
  gap: space[1],
  minBlockSize: '58px',
  paddingBlock: '6px',
  paddingInline: '2px',
  textAlign: 'center',
  ...text('xs'),
  // Beside the rail's labels there is no space for the bar: it is at the rail's own edge.
  selectors: { '&[aria-current="page"]::before': { insetInlineStart: '-4px' } },
});
export const label = uiStyle({ flex: 1, minInlineSize: 0, ...truncate });
/** Two lines at most: a rail that truncates its labels would be less clear. */
export const labelMini = uiStyle({
  display: '-webkit-box',
  flex: 'none',
  maxInlineSize: '100%',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});
/** Small and in the corner: the icon identifies an entry of the rail. */
export const badgeMini = uiStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  transform: 'scale(0.72)',
  transformOrigin: 'top right',
  selectors: { '[dir="rtl"] &': { transformOrigin: 'top left' } },
});
export const note = uiStyle({
  color: color.textSubtle,
  fontWeight: vars.weight.regular,
  ...text('xs'),
});
export const foot = uiStyle({
  flexShrink: 0,
  padding: space[3],
  borderBlockStart: `1px solid ${color.border}`,
});
