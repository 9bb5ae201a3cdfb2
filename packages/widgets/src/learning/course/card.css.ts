import { focusRing, text, vars, widgetStyle } from '@drawbridge/ui/tokens';

export const picture = widgetStyle({
  position: 'relative',
  overflow: 'hidden',
  borderStartStartRadius: vars.radius.lg,
  borderStartEndRadius: vars.radius.lg,
});
/** The middle of the picture. */
export const low = widgetStyle({ blockSize: '64px', display: 'grid', alignItems: 'center' });
/** As the drawn pictures, 16 to 9. */
export const logo = widgetStyle({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
});
export const ribbon = widgetStyle({
  position: 'absolute',
  insetBlockStart: vars.space['3'],
  insetInlineStart: vars.space['3'],
});
export const heart = widgetStyle({
  position: 'absolute',
  insetBlockStart: vars.space['2'],
  insetInlineEnd: vars.space['2'],
  borderRadius: vars.radius.md,
  background: vars.color.surface,
});
export const body = widgetStyle({ padding: vars.space['5'], flexGrow: 1 });
export const tight = widgetStyle({ padding: vars.space['4'] });
export const title = widgetStyle({
  margin: 0,
  ...text('lg'),
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
});
/** The link or button fills the card, so that the whole card opens the course while one name is spoken. */
export const open = widgetStyle({
  all: 'unset',
  cursor: 'pointer',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.lg },
    '&:focus-visible::after': focusRing,
    '&:disabled': { cursor: 'not-allowed' },
  },
});
export const facts = widgetStyle({
  margin: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space['4'],
  rowGap: vars.space['1'],
  ...text('sm'),
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
/** Whom the course is for, and who wrote it. */
export const people = widgetStyle({ display: 'grid', gap: vars.space['1'] });
export const peopleLine = widgetStyle({ margin: 0, ...text('sm'), color: vars.color.textMuted });
export const oneLine = widgetStyle({ overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' });
export const peopleLabel = widgetStyle({ fontWeight: vars.weight.medium, color: vars.color.text });
export const reason = widgetStyle({
  margin: 0,
  ...text('sm'),
  color: vars.color.primaryText,
});
/** No link, which the color of a reason looks like. */
export const closed = widgetStyle({ margin: 0, color: vars.color.textMuted, ...text('sm') });
export const foot = widgetStyle({
  display: 'grid',
  gap: vars.space['3'],
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space['2'],
});
/** The bar beside the button. */
export const footInLine = widgetStyle({ gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' });
