import { focusRing, text, vars, widgetStyle } from '@drawbridge/ui/tokens';

export const rating = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['1'],
  margin: 0,
  padding: 0,
  border: 0,
});
export const legend = widgetStyle({
  padding: 0,
  marginBlockEnd: vars.space['2'],
  ...text('md'),
  fontWeight: vars.weight.medium,
});
/** Large enough to be pressed with a thumb. */
export const star = widgetStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  borderRadius: vars.radius.sm,
  color: vars.color.emberText,
  cursor: 'pointer',
  selectors: { '&:has(:focus-visible)': focusRing, '&:hover': { background: vars.color.hover } },
});
/** The browser's own radio button, with its keys, under the star. */
export const input = widgetStyle({
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});
