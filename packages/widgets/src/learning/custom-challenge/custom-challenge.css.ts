import { media, stickyTop, text, vars, widgetStyle } from '@drawbridge/ui/tokens';

const { color, space, weight, radius } = vars;

export const builder = widgetStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 360px)',
  gap: space[8],
  alignItems: 'start',
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const list = widgetStyle({ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: space[2] });
export const row = widgetStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  padding: `${space[3]} ${space[4]}`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  background: color.surface,
});
export const words = widgetStyle({ flexGrow: 1, minInlineSize: 0, display: 'grid', gap: space[1] });
export const name = widgetStyle({ margin: 0, ...text('md'), fontWeight: weight.medium });
export const facts = widgetStyle({
  margin: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[3],
  ...text('sm'),
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const aside = widgetStyle({
  position: 'sticky',
  insetBlockStart: stickyTop('24px'),
  display: 'grid',
  gap: space[5],
  '@media': { [media.belowDesktop]: { position: 'static', order: -1 } },
});
export const heading = widgetStyle({ margin: 0, ...text('lg'), fontWeight: weight.strong });
export const chosen = widgetStyle({ margin: 0, padding: 0, listStyle: 'none', display: 'grid' });
export const chosenRow = widgetStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  ...text('md'),
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
});
export const muted = widgetStyle({ margin: 0, ...text('sm'), color: color.textMuted });
export const wrong = widgetStyle({ margin: 0, ...text('sm'), color: color.failText });
export const cards = widgetStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  gap: space[5],
});
export const card = widgetStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  alignContent: 'start',
});
export const head = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
});
export const time = widgetStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  ...text('xl'),
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
});
