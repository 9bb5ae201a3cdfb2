import { focusRingInside, leftToRight, text, uiStyle, vars } from '../../tokens/index.ts';

const { color, space } = vars;

export const block = uiStyle({
  position: 'relative',
  overflow: 'hidden',
  margin: 0,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.md,
  background: color.sunken,
  color: color.text,
});
export const head = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '38px',
  paddingInlineStart: space[4],
  paddingInlineEnd: '5px',
  borderBlockEnd: `1px solid ${color.border}`,
  color: color.textMuted,
  fontFamily: vars.font.sans,
  ...text('sm'),
});
export const title = uiStyle({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
/** Why nothing was copied. */
export const denied = uiStyle({
  margin: 0,
  padding: `${space[2]} ${space[4]}`,
  color: color.warnText,
  fontFamily: vars.font.sans,
  ...text('sm'),
});
export const scroll = uiStyle({
  margin: 0,
  padding: space[4],
  overflowX: 'auto',
  fontFamily: vars.font.mono,
  fontSize: vars.size.sm,
  lineHeight: '1.6',
  tabSize: 2,
  ...leftToRight,
  selectors: { '&:focus-visible': focusRingInside },
});
export const code = uiStyle({
  display: 'block',
  inlineSize: 'max-content',
  minInlineSize: '100%',
  fontFamily: 'inherit',
});
export const line = uiStyle({ display: 'block', minBlockSize: '1.6em' });
export const numbered = uiStyle({
  selectors: {
    '&::before': {
      content: 'attr(data-line)',
      display: 'inline-block',
      inlineSize: '3ch',
      marginInlineEnd: space[4],
      color: color.textSubtle,
      textAlign: 'end',
      userSelect: 'none',
    },
  },
});
export const marked = uiStyle({
  marginInline: `calc(-1 * ${space[4]})`,
  paddingInline: `calc(${space[4]} - 3px) ${space[4]}`,
  borderInlineStart: `3px solid ${color.primary}`,
  background: color.primarySurface,
});
