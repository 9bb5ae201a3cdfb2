import { media, text, vars, widgetStyle } from '@drawbridge/ui/tokens';

const { color, space, radius, weight } = vars;

export const place = widgetStyle({ display: 'grid', gap: space[4], justifyItems: 'start' });
export const list = widgetStyle({
  inlineSize: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.surface,
  overflow: 'hidden',
});
export const item = widgetStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  padding: space[3],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
});
export const picture = widgetStyle({
  flexShrink: 0,
  inlineSize: '96px',
  blockSize: '54px',
  borderRadius: radius.md,
  overflow: 'hidden',
  '@media': { [media.mobile]: { inlineSize: '72px', blockSize: '41px' } },
});
export const title = widgetStyle({
  margin: 0,
  overflowWrap: 'anywhere',
  fontWeight: weight.medium,
  ...text('md'),
});
export const facts = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[3]}`,
  margin: 0,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  ...text('sm'),
});
export const words = widgetStyle({ flexGrow: 1, display: 'grid', gap: space[1], minInlineSize: 0 });
export const points = widgetStyle({
  flexShrink: 0,
  paddingInlineEnd: space[1],
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  ...text('sm'),
  '@media': { [media.mobile]: { display: 'none' } },
});
/** On a small screen the points are with the other facts, so that the title has the width. */
export const factPoints = widgetStyle({
  display: 'none',
  '@media': { [media.mobile]: { display: 'inline' } },
});
export const nothing = widgetStyle({
  border: `1px dashed ${color.border}`,
  borderRadius: radius.lg,
});
export const link = widgetStyle({ color: 'inherit' });
export const shown = widgetStyle({
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  ...text('sm'),
});
