import { media, text, vars, widgetStyle } from '@drawbridge/ui/tokens';

const { color, space, radius, weight } = vars;

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
