import { text, vars, widgetStyle, widgetVariants } from '@drawbridge/ui/tokens';

const { color, space } = vars;

export const way = widgetStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[3],
  padding: space[8],
  color: color.textMuted,
});
export const panel = widgetStyle({ paddingBlockEnd: space[4] });
export const banner = widgetStyle({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space[4],
  margin: space[3],
  paddingBlock: space[4],
  paddingInline: space[5],
  border: '1px solid',
  borderRadius: vars.radius.lg,
});
export const tone = widgetVariants({
  passed: { background: color.emberSurface, borderColor: color.emberBorder },
  failed: { background: color.canvas, borderColor: color.failBorder },
  error: { background: color.failSurface, borderColor: color.failBorder },
  infra: { background: color.warnSurface, borderColor: color.warnBorder },
});
export const icon = widgetStyle({
  flexShrink: 0,
  color: color.failText,
  selectors: { [`${tone.infra} &`]: { color: color.warnText } },
});
export const bannerWords = widgetStyle({ flex: '1 1 16rem', minInlineSize: 0 });
export const title = widgetStyle({ margin: 0, fontWeight: vars.weight.strong, ...text('xl') });
export const detail = widgetStyle({
  margin: 0,
  whiteSpace: 'pre-wrap',
  color: color.textMuted,
  overflowWrap: 'anywhere',
  ...text('md'),
});
export const wayOn = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginBlockStart: space[3],
});
export const flag = widgetStyle({ marginBlockStart: space[3], maxInlineSize: '34rem' });
export const score = widgetStyle({
  margin: 0,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  ...text('lg'),
});
export const since = widgetStyle({ marginBlockEnd: space[3], paddingInline: space[4] });
export const groupTitle = widgetStyle({
  margin: 0,
  color: color.textMuted,
  fontWeight: vars.weight.strong,
  ...text('sm'),
});
export const groupHead = widgetStyle({
  paddingBlock: space[2],
  paddingInline: space[4],
  borderBlock: `1px solid ${color.border}`,
  background: color.canvas,
});
/** Below the lists, in line with their rows. */
export const note = widgetStyle({ paddingBlock: space[3], paddingInline: space[4] });
export const turned = widgetStyle({
  marginBlockStart: space[1],
  ...text('md'),
});
export const turnedTests = widgetStyle({
  margin: 0,
  marginBlockStart: space[1],
  paddingInlineStart: space[6],
  overflowWrap: 'anywhere',
});
const turnedBase = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  fontWeight: vars.weight.medium,
};
export const turnedLook = widgetVariants({
  fixed: { ...turnedBase, color: color.passText },
  broken: { ...turnedBase, color: color.failText },
});
export const log = widgetStyle({ margin: space[4], color: color.textMuted, ...text('sm') });
export const logText = widgetStyle({
  fontFamily: vars.font.mono,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
