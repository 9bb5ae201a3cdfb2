import { focusRing, transition, uiStyle, uiVariants, vars } from '../../tokens/index.ts';

export const card = uiStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  minInlineSize: 0,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
  color: vars.color.text,
  fontFamily: vars.font.sans,
  boxShadow: vars.shadow.card,
});
export const padding = uiVariants({
  none: { padding: 0 },
  md: { padding: vars.space[5] },
  lg: { padding: vars.space[6] },
});
/** Lifts when the pointer or the focus is on the one link that fills it. */
export const interactive = uiStyle({
  transition: transition('border-color', 'box-shadow', 'background-color'),
  selectors: {
    '&:hover': { borderColor: vars.color.borderStrong, boxShadow: vars.shadow.lifted },
    '&:has(a[data-card-link]:focus-visible)': focusRing,
  },
});
/** Greyed by surface and filter, not by opacity: its text must stay legible. */
export const dimmed = uiStyle({
  background: vars.color.sunken,
  color: vars.color.textMuted,
  boxShadow: 'none',
  filter: 'grayscale(0.9)',
});
/** Stretches a link over its card, so that the whole card is clickable while one link is announced. */
export const cardLink = uiStyle({
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  },
});
/** For buttons on a card with a stretched link: stays above it. */
export const aboveLink = uiStyle({ position: 'relative', zIndex: 1 });
