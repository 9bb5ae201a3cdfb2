import { text, vars, widgetStyle } from '@drawbridge/ui/tokens';

export { head } from '../detail/section.css.ts';

const { color, space } = vars;

export const job = widgetStyle({ display: 'grid', gap: space[3], minInlineSize: 0 });
export const title = widgetStyle({ margin: 0, fontWeight: vars.weight.strong, ...text('md') });
export const line = widgetStyle({
  margin: 0,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  ...text('sm'),
});
export const buttons = widgetStyle({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
