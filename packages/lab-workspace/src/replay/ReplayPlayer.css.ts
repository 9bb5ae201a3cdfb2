import { media, text, vars, widgetStyle } from '@drawbridge/ui/tokens';

const { color, space } = vars;

export const player = widgetStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  minInlineSize: 0,
  padding: space[3],
});
export const empty = widgetStyle({ margin: 0, padding: space[3], color: color.textMuted, ...text('sm') });
/** Films one over the other are longer than the screen: the steps stay in reach. */
export const pinned = widgetStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  marginInline: `calc(-1 * ${space[3]})`,
  paddingInline: space[3],
  paddingBlock: space[1],
  borderBlockEnd: `1px solid ${color.border}`,
  background: color.surface,
});
export const side = widgetStyle({ display: 'block' });
export const controls = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
});
/** "Previous" points to where lines begin. */
export const turning = widgetStyle({ selectors: { '[dir="rtl"] &': { scale: '-1 1' } } });
export const slider = widgetStyle({
  flex: '1 1 3rem',
  minInlineSize: '3rem',
  borderRadius: vars.radius.sm,
  blockSize: '32px',
  margin: 0,
  marginInlineStart: space[2],
  accentColor: color.primary,
  cursor: 'pointer',
});
export const position = widgetStyle({
  minInlineSize: '4.5em',
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  whiteSpace: 'nowrap',
  ...text('sm'),
});
export const actions = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginInlineStart: space[2],
  '@media': { [media.mobile]: { inlineSize: '100%', marginInlineStart: 0, marginBlockStart: space[1] } },
});
/** A phone has no such keys. */
export const keys = widgetStyle({
  margin: 0,
  color: color.textMuted,
  ...text('xs'),
  '@media': { [media.mobile]: { display: 'none' } },
});
export const sentence = widgetStyle({
  margin: 0,
  minBlockSize: '2.5rem',
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  ...text('md'),
});
export const choice = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  margin: 0,
  padding: 0,
  border: 0,
});
export const films = widgetStyle({
  display: 'grid',
  gap: space[4],
  minInlineSize: 0,
  selectors: { '&[data-beside]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
