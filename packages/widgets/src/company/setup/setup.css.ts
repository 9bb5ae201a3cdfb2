import { media, text, vars, widgetStyle } from '@drawbridge/ui/tokens';

const { color, space } = vars;

export const card = widgetStyle({ display: 'grid', gap: space[5], minInlineSize: 0 });
export const head = widgetStyle({ display: 'grid', gap: space[3], minInlineSize: 0 });
export const headLine = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[3],
});
export const title = widgetStyle({ margin: 0, fontWeight: vars.weight.strong, ...text('xl') });
export const count = widgetStyle({
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  ...text('md'),
});
export const about = widgetStyle({ margin: 0, maxInlineSize: '68ch', color: color.textMuted, ...text('md') });
export const list = widgetStyle({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
/** A mark, the words, and the buttons: below the words where there is no room beside them. */
export const step = widgetStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[4],
  rowGap: space[3],
  alignItems: 'center',
  paddingBlock: space[4],
  borderBlockStart: `1px solid ${color.border}`,
  selectors: {
    '&:first-child': { borderBlockStart: 'none', paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
  },
  '@media': { [media.desktop]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
});
export const mark = widgetStyle({
  alignSelf: 'start',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  borderRadius: '50%',
  border: `1px solid ${color.borderStrong}`,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.medium,
  ...text('sm'),
});
export const markDone = widgetStyle({
  background: color.passSurface,
  borderColor: color.passBorder,
  color: color.passText,
});
export const markNext = widgetStyle({
  background: color.primary,
  borderColor: color.primary,
  color: color.onPrimary,
});
export const words = widgetStyle({ display: 'grid', gap: space[1], minInlineSize: 0 });
export const stepHead = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
});
export const stepTitle = widgetStyle({ margin: 0, fontWeight: vars.weight.strong, ...text('md') });
export const stepText = widgetStyle({
  margin: 0,
  maxInlineSize: '64ch',
  color: color.textMuted,
  ...text('sm'),
});
export const buttons = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  gridColumn: '2',
  // Focus comes back to the place of the buttons, so that it stays when there are none.
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.desktop]: { gridColumn: 'auto', justifyContent: 'flex-end' } },
});
