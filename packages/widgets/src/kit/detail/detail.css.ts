import { text, vars, widgetStyle, widgetVariants } from '@drawbridge/ui/tokens';

const { color, space } = vars;

export const header = widgetStyle({ display: 'grid', gap: space[2] });
export const ways = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginInlineStart: '-12px',
});
export const titleRow = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
});
export const title = widgetStyle({
  margin: 0,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
  outline: 'none',
  ...text('xxl'),
});
export const line = widgetStyle({ margin: 0, color: color.textMuted, ...text('md') });

export const facts = widgetVariants({
  plain: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))',
    gap: space[3],
    margin: 0,
  },
  figures: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
    gap: space[4],
    margin: 0,
  },
});
export const fact = widgetStyle({ display: 'grid', gap: space[1], alignContent: 'start', minInlineSize: 0 });
export const term = widgetStyle({ color: color.textMuted, overflowWrap: 'anywhere', ...text('sm') });
export const value = widgetVariants({
  plain: { margin: 0, fontWeight: vars.weight.regular, overflowWrap: 'anywhere', ...text('md') },
  figures: {
    margin: 0,
    fontWeight: vars.weight.strong,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
    ...text('xl'),
  },
});
