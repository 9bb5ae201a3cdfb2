import { media, text, vars, widgetStyle } from '@drawbridge/ui/tokens';

const { color, space, radius, weight } = vars;

export const columns = widgetStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: space[8],
  alignItems: 'start',
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const form = widgetStyle({ display: 'grid', gap: space[5] });
/** The browser's own control: it opens by click, key and drop. */
export const file = widgetStyle({
  inlineSize: '100%',
  minInlineSize: 0,
  padding: space[3],
  border: `1px dashed ${color.borderStrong}`,
  borderRadius: radius.md,
  background: color.sunken,
  color: color.textMuted,
  ...text('sm'),
  selectors: {
    '&::file-selector-button': {
      marginInlineEnd: space[3],
      paddingBlock: space[2],
      paddingInline: space[4],
      border: `1px solid ${color.borderStrong}`,
      borderRadius: radius.sm,
      background: color.surface,
      color: color.text,
      font: 'inherit',
      fontWeight: weight.medium,
      cursor: 'pointer',
    },
  },
});
export const send = widgetStyle({ justifySelf: 'start' });
export const listHead = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[3],
});
export const muted = widgetStyle({
  margin: 0,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  ...text('sm'),
});
export const list = widgetStyle({ display: 'grid', gap: space[3], margin: 0, padding: 0, listStyle: 'none' });
export const row = widgetStyle({ display: 'grid', gap: space[3] });
export const rowHead = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space[2],
});
export const about = widgetStyle({
  margin: 0,
  color: color.textMuted,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  ...text('md'),
});
export const facts = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  margin: 0,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  ...text('sm'),
});
