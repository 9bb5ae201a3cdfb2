import { vars, widgetStyle } from '@drawbridge/ui/tokens';

export * from '../../kit/detail/section.css.ts';

const { color, space } = vars;

export const place = widgetStyle({ display: 'grid', gap: space[6], minInlineSize: 0 });
export const form = widgetStyle({ display: 'grid', gap: space[5], maxInlineSize: '44rem', minInlineSize: 0 });
export const titleLine = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
});
export const start = widgetStyle({ justifySelf: 'start' });
export const block = widgetStyle({
  display: 'grid',
  gap: space[3],
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${color.border}`,
  minInlineSize: 0,
});
export const fileRow = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
});
