import { text, vars, widgetStyle } from '@drawbridge/ui/tokens';

const { color, space } = vars;

export const view = widgetStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minInlineSize: 0,
});
export const head = widgetStyle({ display: 'flex', flexDirection: 'column', gap: space[2] });
export const lab = widgetStyle({ margin: 0, color: color.textMuted, ...text('md') });
export const title = widgetStyle({ margin: 0, overflowWrap: 'anywhere', ...text('xxl') });
export const smallTitle = widgetStyle({
  margin: 0,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
  ...text('lg'),
});
export const labSummary = widgetStyle({ margin: 0, maxInlineSize: '70ch', ...text('lg') });
export const badges = widgetStyle({ display: 'flex', flexWrap: 'wrap', gap: space[2], margin: 0 });
export const summary = widgetStyle({
  display: 'grid',
  gap: space[1],
  margin: 0,
  paddingBlock: space[3],
  paddingInline: space[4],
  listStyle: 'none',
  borderInlineStart: `3px solid ${color.primary}`,
  background: color.sunken,
  overflowWrap: 'anywhere',
  ...text('md'),
});
export const player = widgetStyle({
  minInlineSize: 0,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.md,
  background: color.surface,
});
export const note = widgetStyle({ margin: 0, color: color.textMuted, ...text('sm') });
export const start = widgetStyle({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
