import { media, text, vars, widgetStyle } from '@drawbridge/ui/tokens';

export * from '../../kit/detail/section.css.ts';

const { color, space } = vars;

export const addForm = widgetStyle({
  display: 'grid',
  gap: space[3],
  alignItems: 'start',
  maxInlineSize: '40rem',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
/** In line with the control of the field. */
export const addButton = widgetStyle({ '@media': { [media.tablet]: { marginBlockStart: '1.75rem' } } });
export const items = widgetStyle({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const item = widgetStyle({
  display: 'grid',
  gap: space[3],
  paddingBlock: space[4],
  borderBlockStart: `1px solid ${color.border}`,
  minInlineSize: 0,
});
export const nameLine = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
});
export const name = widgetStyle({
  margin: 0,
  overflowWrap: 'anywhere',
  fontWeight: vars.weight.strong,
  ...text('md'),
});
export const record = widgetStyle({ display: 'grid', gap: space[3], minInlineSize: 0 });
