import { text, vars, widgetStyle } from '@drawbridge/ui/tokens';

export * from '../../kit/detail/section.css.ts';

const { space } = vars;

export const place = widgetStyle({
  display: 'grid',
  gap: space[6],
  maxInlineSize: '48rem',
  minInlineSize: 0,
});
export const joined = widgetStyle({ maxInlineSize: '48rem' });
export const points = widgetStyle({
  display: 'grid',
  gap: space[2],
  margin: 0,
  paddingInlineStart: space[5],
  listStyle: 'disc',
  ...text('md'),
});
