import {
  focusRingInside,
  forcedBar,
  text,
  truncate,
  vars,
  widgetStyle,
  widgetVariants,
} from '@drawbridge/ui/tokens';

const { color, space } = vars;

export const panel = widgetStyle({
  minBlockSize: 0,
  overflow: 'auto',
  outline: 'none',
  selectors: { '&:focus-visible': focusRingInside },
});
export const bar = widgetStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '44px',
  paddingInlineEnd: space[3],
  borderBlockStart: `1px solid ${color.border}`,
  background: color.chrome,
});
export const barButton = widgetStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  flex: 1,
  alignSelf: 'stretch',
  minInlineSize: 0,
  margin: 0,
  paddingInline: space[3],
  border: 0,
  background: 'transparent',
  color: color.text,
  fontFamily: 'inherit',
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  cursor: 'pointer',
  ...text('md'),
  selectors: { '&:hover': { background: color.hover }, '&:focus-visible': focusRingInside },
});
export const marks = widgetStyle({ display: 'inline-flex', flexWrap: 'wrap', gap: space[1] });
export const mark = widgetStyle({
  inlineSize: '10px',
  blockSize: '10px',
  boxSizing: 'border-box',
  border: '2px solid',
  borderRadius: vars.radius.full,
});
export const markLook = widgetVariants({
  waiting: { borderColor: color.border },
  passed: {
    borderColor: color.passText,
    background: color.passText,
    ...forcedBar,
  },
  failed: { borderColor: color.failText },
});
export const goal = widgetStyle({ color: color.textMuted, fontWeight: vars.weight.regular, ...truncate });
