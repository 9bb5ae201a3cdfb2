import { media, text, vars, widgetStyle } from '@drawbridge/ui/tokens';

const { color, space, radius } = vars;

export const list = widgetStyle({ display: 'grid', gap: space[5], margin: 0, padding: 0, listStyle: 'none' });
export const card = widgetStyle({
  display: 'grid',
  gridTemplateColumns: '280px minmax(0, 1fr)',
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const picture = widgetStyle({
  overflow: 'hidden',
  borderStartStartRadius: radius.lg,
  borderEndStartRadius: radius.lg,
  '@media': {
    [media.belowDesktop]: {
      maxBlockSize: '120px',
      borderEndStartRadius: 0,
      borderStartEndRadius: radius.lg,
    },
  },
});
/** As tall as the card beside it. */
export const fill = widgetStyle({
  blockSize: '100%',
  aspectRatio: 'auto',
  objectFit: 'cover',
  '@media': { [media.belowDesktop]: { blockSize: '120px' } },
});
export const body = widgetStyle({ padding: space[5], minInlineSize: 0 });
export const steps = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
});
export const step = widgetStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  paddingBlock: space[1],
  paddingInline: space[3],
  border: `1px solid ${color.border}`,
  borderRadius: radius.full,
  ...text('sm'),
});
export const stepDone = widgetStyle({
  borderColor: color.passBorder,
  background: color.passSurface,
  color: color.passText,
});
export const number = widgetStyle({ color: color.textMuted, fontVariantNumeric: 'tabular-nums' });

export const head = widgetStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 360px',
  gap: space[8],
  alignItems: 'start',
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] } },
});
export const aside = widgetStyle({
  overflow: 'hidden',
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.surface,
});
export const asidePicture = widgetStyle({
  '@media': { [media.belowDesktop]: { maxBlockSize: '96px', overflow: 'hidden' } },
});
export const asideBody = widgetStyle({ display: 'grid', gap: space[4], padding: space[5] });
export const rows = widgetStyle({ display: 'grid', gap: space[3], margin: 0, padding: 0, listStyle: 'none' });
export const row = widgetStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '2.5rem 128px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[4],
  padding: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.surface,
  '@media': { [media.mobile]: { gridTemplateColumns: '2rem minmax(0, 1fr)' } },
});
export const rowNext = widgetStyle({ borderColor: color.primary });
export const place = widgetStyle({
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  ...text('xl'),
});
export const rowPicture = widgetStyle({
  overflow: 'hidden',
  borderRadius: radius.md,
  '@media': { [media.mobile]: { display: 'none' } },
});
export const rowWords = widgetStyle({ display: 'grid', gap: space[1], minInlineSize: 0 });
export const rowState = widgetStyle({
  '@media': { [media.mobile]: { gridColumn: '2' } },
});
