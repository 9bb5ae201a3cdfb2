import { text, vars, widgetStyle, widgetVariants } from '@drawbridge/ui/tokens';
import { beside } from './AttemptReview.css.ts';

const { color, space } = vars;

export const detail = widgetStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // A row of tabs scrolls, so as an `auto` row it would shrink for the rows below.
  gridAutoRows: 'max-content',
  alignContent: 'start',
  minInlineSize: 0,
  minBlockSize: 0,
  background: color.surface,
  '@container': { [beside]: { overflow: 'auto' } },
});
export const head = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  paddingBlock: space[3],
  paddingInline: space[4],
});
export const title = widgetStyle({
  margin: 0,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
  ...text('xl'),
});
export const points = widgetStyle({
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  ...text('md'),
});
export const when = widgetStyle({
  margin: 0,
  marginInlineStart: 'auto',
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  ...text('sm'),
});
export const tabs = widgetStyle({ paddingInline: space[4] });
export const prose = widgetStyle({ paddingInline: space[4], paddingBlockEnd: space[4] });
export const loading = widgetStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  padding: space[4],
});
export const nothing = widgetStyle({ margin: 0, padding: space[4], color: color.textMuted });

export const turned = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  margin: 0,
  paddingBlockStart: space[3],
  paddingInline: space[3],
  ...text('md'),
});
const look = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  fontWeight: vars.weight.strong,
} as const;
export const turnedLook = widgetVariants({
  fixed: { ...look, color: color.passText },
  broken: { ...look, color: color.failText },
});
export const groupTitle = widgetStyle({
  margin: 0,
  paddingBlock: `${space[3]} ${space[1]}`,
  paddingInline: space[3],
  color: color.textMuted,
  fontWeight: vars.weight.strong,
  ...text('sm'),
});
export const log = widgetStyle({ padding: space[3], ...text('sm') });
export const logText = widgetStyle({
  margin: 0,
  marginBlockStart: space[2],
  padding: space[3],
  borderRadius: vars.radius.sm,
  background: color.sunken,
  fontFamily: vars.font.mono,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  ...text('sm'),
});
