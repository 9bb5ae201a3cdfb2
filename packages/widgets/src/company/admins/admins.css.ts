import { text, vars, widgetStyle } from '@drawbridge/ui/tokens';

const { color, space } = vars;

export const place = widgetStyle({ display: 'grid', gap: space[5], minInlineSize: 0 });
export const list = widgetStyle({ display: 'grid', gap: space[2], margin: 0, padding: 0, listStyle: 'none' });
export const row = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  padding: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  background: color.surface,
});
export const words = widgetStyle({ display: 'grid', gap: '2px', flex: '1 1 14rem', minInlineSize: 0 });
export const name = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});
export const side = widgetStyle({ color: color.textMuted, overflowWrap: 'anywhere', ...text('sm') });
export const actions = widgetStyle({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
