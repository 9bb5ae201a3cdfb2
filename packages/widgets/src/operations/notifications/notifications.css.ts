import { focusRing, text, transition, vars, widgetStyle } from '@drawbridge/ui/tokens';

const { color, space } = vars;

export const list = widgetStyle({ margin: 0, padding: 0, listStyle: 'none', display: 'grid' });
export const item = widgetStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${space[3]} minmax(0, 1fr) auto`,
  columnGap: space[3],
  alignItems: 'start',
  paddingBlock: space[4],
  paddingInline: space[3],
  borderBlockEnd: `1px solid ${color.border}`,
  transition: transition('background-color'),
  selectors: { '&:hover': { background: color.sunken } },
});
export const dot = widgetStyle({
  inlineSize: space[2],
  blockSize: space[2],
  marginBlockStart: space[2],
  borderRadius: vars.radius.full,
  background: color.primary,
});
export const body = widgetStyle({ display: 'grid', gap: space[1], minInlineSize: 0 });
export const content = widgetStyle({
  margin: 0,
  overflowWrap: 'anywhere',
  ...text('md'),
});
export const strong = widgetStyle({ fontWeight: vars.weight.strong });
/** The whole row opens what it is about; the button of the row is above it. */
export const open = widgetStyle({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { ...focusRing, outlineOffset: '-2px', borderRadius: vars.radius.sm },
  },
});
export const about = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[3],
  margin: 0,
  color: color.textMuted,
  ...text('sm'),
});
/** Above the row's own button, so that the full date shows on hover. */
export const time = widgetStyle({ position: 'relative', zIndex: 1, fontVariantNumeric: 'tabular-nums' });
export const unreadWord = widgetStyle({ color: color.text, fontWeight: vars.weight.medium });
export const action = widgetStyle({ position: 'relative', zIndex: 1 });
