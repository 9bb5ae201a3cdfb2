import { focusRing, text, vars, widgetStyle } from '@drawbridge/ui/tokens';

export const video = widgetStyle({ display: 'grid', gap: vars.space['4'], minInlineSize: 0 });
/** As high as it will be, so that nothing moves when it is loaded. */
export const screen = widgetStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '16 / 9',
  borderRadius: vars.radius.lg,
  border: `1px solid ${vars.color.border}`,
  background: vars.color.sunken,
  selectors: { '&:focus-visible': focusRing },
});
export const controls = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space['3'],
});
export const speed = widgetStyle({ inlineSize: '112px' });
export const keys = widgetStyle({
  margin: 0,
  flex: '1 1 240px',
  ...text('sm'),
  color: vars.color.textMuted,
  // Without a keyboard they say nothing.
  '@media': { '(hover: none)': { display: 'none' } },
});
export const resumed = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['2'],
  margin: 0,
  ...text('md'),
  color: vars.color.textMuted,
});
export const transcript = widgetStyle({
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  padding: `${vars.space['3']} ${vars.space['4']}`,
});
export const summary = widgetStyle({
  ...text('md'),
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRing },
});
