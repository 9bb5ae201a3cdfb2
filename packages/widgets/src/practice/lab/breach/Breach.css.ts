import { focusRingInside, leftToRightLine, text, transition, vars, widgetStyle } from '@drawbridge/ui/tokens';
import { keyframes } from '@vanilla-extract/css';

const { color, space } = vars;

const arrive = keyframes({ from: { opacity: 0, translate: '0 -6px' } });

/** Slides in once; not with reduced motion. */
export const banner = widgetStyle({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space[3],
  paddingBlock: space[3],
  paddingInline: `${space[4]} ${space[2]}`,
  borderBlockEnd: `1px solid ${color.warnBorder}`,
  background: color.warnSurface,
  color: color.text,
  animation: `${arrive} ${vars.motion.slow} ${vars.motion.ease}`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
  selectors: { '[data-motion="reduced"] &': { animation: 'none' } },
});
export const icon = widgetStyle({ color: color.warnText, flexShrink: 0 });
export const words = widgetStyle({ flex: '1 1 12rem', minInlineSize: 0 });
/** They wrap together. */
export const controls = widgetStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  marginInlineStart: 'auto',
});
export const title = widgetStyle({ margin: 0, fontWeight: vars.weight.strong, ...text('md') });
export const proof = widgetStyle({
  margin: 0,
  marginBlockStart: space.half,
  fontFamily: vars.font.mono,
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  ...leftToRightLine,
  ...text('xs'),
});

export const progress = widgetStyle({
  gridRow: 1,
  borderBlockEnd: `1px solid ${color.border}`,
  background: color.canvas,
});
export const summary = widgetStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: '36px',
  paddingInline: space[4],
  listStyle: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.hover },
    '&:focus-visible': focusRingInside,
    '&::-webkit-details-marker': { display: 'none' },
  },
});
export const part = widgetStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  ...text('sm'),
});
export const figure = widgetStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.half,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  ...text('sm'),
});
export const figureDone = widgetStyle({ color: color.passText });
export const chevron = widgetStyle({
  marginInlineStart: 'auto',
  color: color.textMuted,
  transition: transition('rotate'),
  selectors: { [`${progress}[open] &`]: { rotate: '180deg' } },
});
export const list = widgetStyle({
  margin: 0,
  paddingBlock: `0 ${space[3]}`,
  paddingInline: space[4],
  listStyle: 'none',
});
export const item = widgetStyle({
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[2],
  paddingBlock: space.half,
  color: color.textMuted,
  overflowWrap: 'anywhere',
  ...text('sm'),
});
export const itemDone = widgetStyle({ color: color.text });
export const box = widgetStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '16px',
  blockSize: '16px',
  marginBlockStart: '2px',
  boxSizing: 'border-box',
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.sm,
});
export const boxDone = widgetStyle({
  borderColor: color.emberBorder,
  background: color.emberSurface,
  color: color.emberText,
});
