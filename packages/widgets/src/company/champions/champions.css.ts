import { media, text, vars, widgetStyle } from '@drawbridge/ui/tokens';

const { radius, space, weight } = vars;

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
export const meta = widgetStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });
