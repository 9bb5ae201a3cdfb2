/** Parts of a page about one thing: sections in cards, with their headings, lines and rows. */
import { media, text, vars, widgetStyle } from '@drawbridge/ui/tokens';

const { color, space } = vars;

export const part = widgetStyle({ display: 'grid', gap: space[4], minInlineSize: 0 });
export const head = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});
export const words = widgetStyle({ display: 'grid', gap: space[1], maxInlineSize: '72ch', minInlineSize: 0 });
export const title = widgetStyle({ margin: 0, fontWeight: vars.weight.strong, ...text('lg') });
export const smallTitle = widgetStyle({ margin: 0, fontWeight: vars.weight.strong, ...text('md') });
export const about = widgetStyle({
  margin: 0,
  maxInlineSize: '68ch',
  color: color.textMuted,
  ...text('md'),
});
export const side = widgetStyle({ color: color.textMuted, overflowWrap: 'anywhere', ...text('sm') });
export const strong = widgetStyle({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });
export const buttons = widgetStyle({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const list = widgetStyle({ display: 'grid', gap: space[3], margin: 0, padding: 0, listStyle: 'none' });
/** A row of a list: its name and state, then what happened last. */
export const row = widgetStyle({
  display: 'grid',
  gap: space[3],
  alignItems: 'center',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const plain = widgetStyle({ margin: 0, overflowWrap: 'anywhere', ...text('md') });
export const mono = widgetStyle({ fontFamily: vars.font.mono, overflowWrap: 'anywhere', ...text('sm') });
/** A line of a list inside of a card. */
export const line = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.border}`,
  selectors: { '&:last-child': { borderBlockEnd: 'none', paddingBlockEnd: 0 } },
});
export const lineWords = widgetStyle({ flex: '1 1 14rem', display: 'grid', gap: space[1], minInlineSize: 0 });
export const lines = widgetStyle({ margin: 0, padding: 0, listStyle: 'none' });
