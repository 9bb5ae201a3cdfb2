import { media, text, truncate, vars } from '@drawbridge/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const person = style({ display: 'flex', alignItems: 'center', gap: space[5], minInlineSize: 0 });
export const words = style({ minInlineSize: 0 });
export const name = style({ margin: 0, overflowWrap: 'anywhere', ...text('xxl') });
export const line = style({
  margin: 0,
  marginBlockEnd: space[2],
  color: color.textMuted,
  ...text('md'),
  ...truncate,
});
export const cards = style({ display: 'grid', gap: space[5], alignItems: 'start' });
/** A place that a link on the page leads to. The bar at the top does not cover it. */
export const target = style({ scrollMarginBlockStart: space[4] });
export const cardTitle = style({ margin: 0, marginBlockEnd: space[4], outline: 'none', ...text('xl') });
export const parts = style({ display: 'grid', gap: space[8], gridTemplateColumns: 'minmax(0, 1fr)' });
export const part = style({
  display: 'grid',
  gap: space[4],
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const partTitle = style({ margin: 0, ...text('xl') });
/** Two parts beside each other, where there is room for both. */
export const beside = style({
  display: 'grid',
  gap: space[8],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const rows = style({ display: 'grid', gap: `${space[1]} ${space[6]}`, margin: 0, ...text('md') });
export const row = style({
  display: 'grid',
  gap: `0 ${space[4]}`,
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${color.border}`,
  '@media': { [media.tablet]: { gridTemplateColumns: '200px minmax(0, 1fr)' } },
});
export const term = style({ color: color.textMuted });
export const value = style({ margin: 0, overflowWrap: 'anywhere' });
export const actions = style({ marginBlockStart: space[4] });
export const sentence = style({
  margin: 0,
  maxInlineSize: '60ch',
  color: color.textMuted,
});
/** Fields no wider than what is typed into them. */
export const form = style({ maxInlineSize: '400px', marginBlockStart: space[4] });
