import { media, text, vars, widgetStyle } from '@drawbridge/ui/tokens';

const { color, space, radius, weight } = vars;

export const zone = widgetStyle({ margin: 0, color: color.textMuted, ...text('sm') });
export const heading = widgetStyle({ margin: 0, fontWeight: weight.strong, ...text('xl') });
export const list = widgetStyle({ display: 'grid', gap: space[4], margin: 0, padding: 0, listStyle: 'none' });
export const row = widgetStyle({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr) auto',
  gap: space[5],
  alignItems: 'start',
  '@media': {
    [media.belowDesktop]: { gridTemplateColumns: '72px minmax(0, 1fr)' },
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] },
  },
});
export const live = widgetStyle({ borderColor: color.primary });
export const date = widgetStyle({
  display: 'grid',
  justifyItems: 'center',
  paddingBlock: space[2],
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  background: color.sunken,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [media.mobile]: {
      display: 'flex',
      alignItems: 'baseline',
      justifySelf: 'start',
      gap: space[2],
      paddingBlock: space[1],
      paddingInline: space[3],
    },
  },
});
export const month = widgetStyle({ color: color.textMuted, fontWeight: weight.medium, ...text('sm') });
export const day = widgetStyle({ fontWeight: weight.strong, ...text('xl') });
export const words = widgetStyle({ display: 'grid', gap: space[2], minInlineSize: 0 });
export const badges = widgetStyle({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const title = widgetStyle({
  margin: 0,
  fontWeight: weight.strong,
  overflowWrap: 'anywhere',
  ...text('lg'),
});
export const link = widgetStyle({
  color: color.text,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
export const about = widgetStyle({ margin: 0, color: color.textMuted, maxInlineSize: '68ch', ...text('md') });
export const facts = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  margin: 0,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  ...text('sm'),
});
export const fact = widgetStyle({ display: 'inline-flex', alignItems: 'center', gap: space[2] });
export const people = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[4]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  ...text('sm'),
});
export const actions = widgetStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: space[2],
  minInlineSize: '190px',
  '@media': {
    [media.belowDesktop]: { gridColumn: '2', flexDirection: 'row', flexWrap: 'wrap' },
    [media.mobile]: { gridColumn: '1', flexDirection: 'column' },
  },
});
export const note = widgetStyle({ margin: 0, color: color.textMuted, ...text('sm') });
