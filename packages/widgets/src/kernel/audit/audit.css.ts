import { focusRing, text, vars, widgetStyle } from '@drawbridge/ui/tokens';

export { head } from '../../kit/detail/section.css.ts';

const { color, space } = vars;

export const place = widgetStyle({ display: 'grid', gap: space[6], minInlineSize: 0 });

export const shown = widgetStyle({
  display: 'grid',
  gap: space[4],
  minInlineSize: 0,
  selectors: { '&[aria-busy="true"]': { opacity: 0.6 } },
});
export const table = widgetStyle({ overflowWrap: 'anywhere' });

export const lines = widgetStyle({ display: 'grid', gap: '2px', minInlineSize: 0 });
export const main = widgetStyle({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });
export const side = widgetStyle({
  color: color.textMuted,
  fontWeight: vars.weight.regular,
  overflowWrap: 'anywhere',
  ...text('sm'),
});
export const time = widgetStyle({ fontVariantNumeric: 'tabular-nums', ...text('sm') });
export const clock = widgetStyle({ whiteSpace: 'nowrap' });
export const address = widgetStyle({ fontFamily: vars.font.mono, overflowWrap: 'anywhere', ...text('sm') });
export const summary = widgetStyle({
  inlineSize: 'fit-content',
  color: color.primaryText,
  cursor: 'pointer',
  ...text('sm'),
  selectors: { '&:focus-visible': { ...focusRing, borderRadius: vars.radius.sm } },
});
export const details = widgetStyle({ display: 'grid', gap: space[2], margin: `${space[2]} 0 0` });
export const value = widgetStyle({
  margin: 0,
  fontWeight: vars.weight.regular,
  overflowWrap: 'anywhere',
  ...text('sm'),
});
