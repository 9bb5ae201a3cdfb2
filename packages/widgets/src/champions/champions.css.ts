import { media, text, vars, widgetStyle } from '@drawbridge/ui/tokens';

const { color, space, radius, weight } = vars;

export const columns = widgetStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 340px',
  gap: space[8],
  alignItems: 'start',
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** Beside teams and feed; where there is one column, between them. */
export const beside = widgetStyle({
  gridColumn: '2',
  gridRow: '1 / span 2',
  '@media': { [media.belowDesktop]: { gridColumn: '1', gridRow: 'auto' } },
});
export const heading = widgetStyle({ margin: 0, fontWeight: weight.strong, ...text('xl') });
export const small = widgetStyle({
  margin: 0,
  fontWeight: weight.strong,
  overflowWrap: 'anywhere',
  ...text('lg'),
});
export const lead = widgetStyle({ margin: 0, maxInlineSize: '68ch', color: color.textMuted, ...text('md') });
export const note = widgetStyle({ margin: 0, color: color.textMuted, ...text('sm') });
export const person = widgetStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  overflowWrap: 'anywhere',
});
export const teamHead = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[1]} ${space[3]}`,
});
export const picture = widgetStyle({ overflow: 'hidden', borderRadius: radius.md });
export const nextTitle = widgetStyle({ margin: 0, fontWeight: weight.medium, ...text('md') });
export const posts = widgetStyle({
  display: 'grid',
  gap: space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const meta = widgetStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });
export const foot = widgetStyle({ display: 'flex', justifyContent: 'center' });
