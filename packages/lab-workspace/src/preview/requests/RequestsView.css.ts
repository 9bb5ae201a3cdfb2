import {
  focusRingInside,
  leftToRightLine,
  media,
  text,
  truncate,
  vars,
  widgetStyle,
} from '@drawbridge/ui/tokens';

const { color, space } = vars;

export const view = widgetStyle({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  blockSize: '100%',
});
export const bar = widgetStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '40px',
  paddingInline: space[3],
  borderBlockEnd: `1px solid ${color.border}`,
  background: color.canvas,
});
export const list = widgetStyle({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflow: 'auto',
  minBlockSize: 0,
});
export const entry = widgetStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  inlineSize: '100%',
  margin: 0,
  minBlockSize: '36px',
  paddingInline: space[3],
  border: 0,
  borderBlockEnd: `1px solid ${color.border}`,
  background: 'transparent',
  color: color.text,
  fontFamily: vars.font.mono,
  textAlign: 'start',
  cursor: 'pointer',
  ...text('sm'),
  selectors: { '&:hover': { background: color.hover }, '&:focus-visible': focusRingInside },
});
export const method = widgetStyle({ flexShrink: 0, inlineSize: '3.25rem', color: color.textMuted });
export const url = widgetStyle({
  flex: 1,
  minInlineSize: 0,
  ...truncate,
  ...leftToRightLine,
});
export const seen = widgetStyle({
  flexShrink: 0,
  paddingInline: space[1],
  borderRadius: vars.radius.sm,
  background: color.infoSurface,
  color: color.infoText,
  ...text('xs'),
});
export const elapsed = widgetStyle({
  flexShrink: 0,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  ...text('xs'),
});
export const by = widgetStyle({
  flexShrink: 0,
  paddingInline: space[1],
  borderRadius: vars.radius.sm,
  background: color.warnSurface,
  color: color.warnText,
  fontFamily: vars.font.sans,
  ...text('xs'),
});
export const detail = widgetStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  padding: space[4],
  overflow: 'auto',
  minBlockSize: 0,
});
export const partTitle = widgetStyle({
  display: 'flex',
  gap: space[2],
  alignItems: 'baseline',
  margin: 0,
  marginBlockEnd: space[2],
  fontWeight: vars.weight.strong,
  ...text('md'),
});
export const form = widgetStyle({ display: 'flex', flexDirection: 'column', gap: space[4] });
export const formLine = widgetStyle({
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  gap: space[3],
});
export const formChoices = widgetStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 7rem',
  gap: space[3],
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const formButtons = widgetStyle({ display: 'flex', justifyContent: 'flex-end', gap: space[2] });
