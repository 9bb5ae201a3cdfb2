import { leftToRightLine, text, vars, widgetStyle } from '@drawbridge/ui/tokens';

const { color, space } = vars;

export const view = widgetStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  minInlineSize: 0,
  paddingBlock: space[3],
});
export const head = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  paddingInline: space[3],
});
export const choice = widgetStyle({ flex: '1 1 18rem', maxInlineSize: '36rem', minInlineSize: 0 });
export const title = widgetStyle({ margin: 0, fontWeight: vars.weight.strong, ...text('lg') });
export const words = widgetStyle({
  margin: 0,
  color: color.textMuted,
  overflowWrap: 'anywhere',
  ...text('sm'),
});
export const note = widgetStyle({
  margin: 0,
  maxInlineSize: '72ch',
  paddingInline: space[3],
  color: color.textMuted,
  ...text('sm'),
});
/** Side by side where there is room, as the steps below them. */
export const outcomes = widgetStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 19rem), 1fr))',
  gap: space[3],
  paddingInline: space[3],
});
export const outcome = widgetStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[2],
  minInlineSize: 0,
  padding: space[3],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.md,
  background: color.canvas,
});
export const outcomeHead = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  inlineSize: '100%',
});
export const side = widgetStyle({ margin: 0, fontWeight: vars.weight.strong, ...text('md') });
export const proof = widgetStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2],
  margin: 0,
  color: color.failText,
  overflowWrap: 'anywhere',
  ...text('sm'),
});
export const proofIcon = widgetStyle({ flexShrink: 0, marginBlockStart: '3px' });
export const fault = widgetStyle({
  margin: 0,
  fontFamily: vars.font.mono,
  ...leftToRightLine,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  ...text('sm'),
});
export const running = widgetStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  padding: space[3],
});
