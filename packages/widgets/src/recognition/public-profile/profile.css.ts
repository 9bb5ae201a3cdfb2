import { media, text, truncate, vars, widgetStyle } from '@drawbridge/ui/tokens';

const { color, space, weight } = vars;

export const identity = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[5],
});
export const person = widgetStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[5],
  minInlineSize: 0,
  '@media': { [media.mobile]: { gap: space[4] } },
});
export const words = widgetStyle({ display: 'grid', gap: space[1], minInlineSize: 0 });
export const name = widgetStyle({ margin: 0, overflowWrap: 'anywhere', ...text('xxl') });
export const line = widgetStyle({ margin: 0, color: color.textMuted, ...text('md') });
export const actions = widgetStyle({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
export const counts = widgetStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space[5],
  margin: 0,
  marginBlockStart: space[6],
  paddingBlockStart: space[5],
  borderBlockStart: `1px solid ${color.border}`,
  '@media': { [media.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const count = widgetStyle({ display: 'flex', flexDirection: 'column-reverse', gap: space[1] });
export const term = widgetStyle({ color: color.textMuted, ...text('md') });
export const number = widgetStyle({
  margin: 0,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  ...text('xxl'),
});

export const sections = widgetStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[8],
  alignItems: 'start',
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const section = widgetStyle({ display: 'grid', gap: space[4] });
export const sectionTitle = widgetStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  margin: 0,
  ...text('xl'),
});
export const badges = widgetStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
  gap: space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const badge = widgetStyle({ display: 'flex', alignItems: 'center', gap: space[3], minInlineSize: 0 });
export const badgePicture = widgetStyle({ flexShrink: 0, inlineSize: '56px', blockSize: '56px' });
export const badgeWords = widgetStyle({ display: 'grid', minInlineSize: 0 });
export const badgeTitle = widgetStyle({
  fontWeight: weight.medium,
  overflowWrap: 'anywhere',
  ...text('md'),
});
export const badgeDay = widgetStyle({ color: color.textMuted, ...text('sm') });

export const visibility = widgetStyle({ display: 'grid', gap: space[5], maxInlineSize: '60ch' });
export const cardTitle = widgetStyle({ margin: 0, marginBlockEnd: space[4], ...text('xl') });
export const aliasForm = widgetStyle({ display: 'grid', gap: space[3], justifyItems: 'start' });
export const aliasField = widgetStyle({ inlineSize: '100%', maxInlineSize: '360px' });
export const shownAs = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[1]} ${space[3]}`,
  margin: 0,
  ...text('md'),
});
export const shownName = widgetStyle({ ...truncate, maxInlineSize: '100%' });
