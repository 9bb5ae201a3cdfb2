import { media, text, vars, widgetStyle } from '@drawbridge/ui/tokens';

const { color, space, radius, weight } = vars;

export { divider, smallLink } from '../sign-in/sign-in.css.ts';

export const part = widgetStyle({ display: 'grid', gap: space[4] });
export const title = widgetStyle({ margin: 0, ...text('lg'), fontWeight: weight.strong });
export const subtitle = widgetStyle({ margin: 0, ...text('md'), fontWeight: weight.strong });
export const sentence = widgetStyle({
  margin: 0,
  maxInlineSize: '68ch',
  ...text('md'),
  color: color.textMuted,
});
export const fault = widgetStyle({ margin: 0, ...text('md'), color: color.failText });
export const below = widgetStyle({
  display: 'grid',
  gap: space[4],
  paddingBlockStart: space[5],
  borderBlockStart: `1px solid ${color.border}`,
});
export const list = widgetStyle({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlock: `1px solid ${color.border}`,
});
export const row = widgetStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[4],
  paddingBlock: space[3],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
  '@media': { [media.mobile]: { gap: space[3] } },
});
export const words = widgetStyle({ display: 'grid', gap: space[1], minInlineSize: 0 });
export const name = widgetStyle({ overflowWrap: 'anywhere', ...text('md'), fontWeight: weight.strong });
export const times = widgetStyle({ ...text('sm'), color: color.textMuted });
export const buttons = widgetStyle({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
export const qr = widgetStyle({
  display: 'block',
  inlineSize: 'min(100%, 220px)',
  marginInline: 'auto',
  borderRadius: radius.md,
  background: '#fff',
  fill: '#000',
  // Readers need dark on light, in a forced palette too.
  forcedColorAdjust: 'none',
});
export const secret = widgetStyle({
  ...text('md'),
  fontFamily: vars.font.mono,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
export const resetForm = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: space[3],
});
export const resetField = widgetStyle({ flex: '1 1 260px', maxInlineSize: '420px' });
