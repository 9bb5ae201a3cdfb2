import { media, text, vars, widgetStyle } from '@drawbridge/ui/tokens';

const { color, space, radius, weight } = vars;

export const list = widgetStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  gap: space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const badge = widgetStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[4],
  padding: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.surface,
});
/** What is not earned is told by word and line, and quieter. */
export const openBadge = widgetStyle({ background: 'transparent', borderStyle: 'dashed' });
export const picture = widgetStyle({ inlineSize: '72px', blockSize: '72px' });
export const openPicture = widgetStyle({ filter: 'grayscale(1)', opacity: 0.55 });
export const words = widgetStyle({ display: 'grid', gap: space[1], minInlineSize: 0 });
export const title = widgetStyle({
  margin: 0,
  fontWeight: weight.strong,
  overflowWrap: 'anywhere',
  ...text('md'),
});
export const line = widgetStyle({
  margin: 0,
  color: color.textMuted,
  overflowWrap: 'anywhere',
  ...text('sm'),
});
export const heading = widgetStyle({ margin: 0, fontWeight: weight.strong, ...text('lg') });
export const section = widgetStyle({ display: 'grid', gap: space[4] });

export const page = widgetStyle({
  display: 'grid',
  gridTemplateColumns: '240px minmax(0, 1fr)',
  gap: space[8],
  alignItems: 'start',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] } },
});
export const large = widgetStyle({
  inlineSize: '100%',
  maxInlineSize: '240px',
  blockSize: 'auto',
  '@media': { [media.mobile]: { maxInlineSize: '160px' } },
});
export const lead = widgetStyle({ margin: 0, maxInlineSize: '60ch', ...text('lg') });
export const facts = widgetStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(7rem, auto) minmax(0, 1fr)',
  gap: `${space[2]} ${space[5]}`,
  margin: 0,
  ...text('md'),
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[1] } },
});
export const owner = widgetStyle({
  display: 'grid',
  gap: space[3],
  maxInlineSize: '60ch',
  padding: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.surface,
});
export const ownerText = widgetStyle({ margin: 0, ...text('md') });
export const term = widgetStyle({ color: color.textMuted });
export const value = widgetStyle({ margin: 0, overflowWrap: 'anywhere' });
