import { media, vars, widgetStyle } from '@drawbridge/ui/tokens';

export * from '../../kit/detail/section.css.ts';

const { color, space } = vars;

export const rows = widgetStyle({ display: 'grid', gap: space[4], minInlineSize: 0 });
export const mapping = widgetStyle({
  display: 'grid',
  gap: space[3],
  alignItems: 'start',
  minInlineSize: 0,
  paddingBlockEnd: space[4],
  borderBlockEnd: `1px solid ${color.border}`,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 2fr) minmax(0, 1.2fr) auto',
      paddingBlockEnd: 0,
      borderBlockEnd: 'none',
    },
  },
});
/** In line with the control of a field with a label. */
export const remove = widgetStyle({
  justifySelf: 'start',
  '@media': { [media.tablet]: { marginBlockStart: '1.75rem' } },
});
export const start = widgetStyle({ justifySelf: 'start' });
export const password = widgetStyle({ maxInlineSize: '28rem' });
