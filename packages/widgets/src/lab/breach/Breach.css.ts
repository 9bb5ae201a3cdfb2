import { focusRing, text, vars, widgetStyle } from '@drawbridge/ui/tokens';
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
  borderBlockEnd: `1px solid ${color.emberBorder}`,
  background: color.emberSurface,
  color: color.text,
  animation: `${arrive} ${vars.motion.slow} ${vars.motion.ease}`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
  selectors: { '[data-motion="reduced"] &': { animation: 'none' } },
});
export const icon = widgetStyle({ color: color.emberText, flexShrink: 0 });
export const words = widgetStyle({ flex: '1 1 14rem', minInlineSize: 0 });
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
  ...text('xs'),
});

export const progress = widgetStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  paddingBlock: space[3],
  paddingInline: space[4],
  borderBlockEnd: `1px solid ${color.border}`,
  background: color.canvas,
});
export const part = widgetStyle({ minInlineSize: 0 });
export const partTitle = widgetStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  margin: 0,
  fontWeight: vars.weight.medium,
  ...text('sm'),
});
export const figure = widgetStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.half,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  marginInlineStart: 'auto',
  ...text('sm'),
});
export const figureDone = widgetStyle({ color: color.passText });
export const count = widgetStyle({
  marginInlineStart: 'auto',
  paddingBlock: space.half,
  paddingInline: space[1],
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'transparent',
  fontFamily: 'inherit',
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.hover }, '&:focus-visible': focusRing },
});
export const list = widgetStyle({ margin: 0, marginBlockStart: space[1], padding: 0, listStyle: 'none' });
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
