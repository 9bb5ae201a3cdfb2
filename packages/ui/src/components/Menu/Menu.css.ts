import { focusRingInside, forcedLine, text, uiStyle, vars } from '../../tokens/index.ts';

const { color, space } = vars;

export const menu = uiStyle({
  position: 'fixed',
  inset: 'auto',
  boxSizing: 'border-box',
  minInlineSize: '200px',
  maxInlineSize: 'min(360px, calc(100vw - 16px))',
  margin: 0,
  padding: '6px',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  background: color.raised,
  color: color.text,
  boxShadow: vars.shadow.popover,
  fontFamily: vars.font.sans,
  overflowY: 'auto',
  ...text('md'),
});
export const header = uiStyle({ paddingBlock: space[2], paddingInline: '10px' });
export const heading = uiStyle({
  paddingBlock: `${space[2]} ${space[1]}`,
  paddingInline: '10px',
  color: color.textSubtle,
  fontWeight: vars.weight.medium,
  ...text('xs'),
});
export const separator = uiStyle({
  blockSize: '1px',
  margin: '6px -6px',
  border: 0,
  background: color.border,
  ...forcedLine,
});
export const item = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: '34px',
  margin: 0,
  paddingBlock: '6px',
  paddingInline: '10px',
  border: 0,
  borderRadius: vars.radius.md,
  background: 'transparent',
  color: 'inherit',
  fontFamily: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  ...text('md'),
  selectors: {
    '&:hover, &:focus': { background: color.hover },
    '&:focus': { outline: 'none' },
    '&:focus-visible': focusRingInside,
    '&[aria-disabled="true"]': { color: color.textSubtle, cursor: 'not-allowed' },
  },
});
export const danger = uiStyle({ color: color.failText });
export const icon = uiStyle({ color: color.textSubtle });
export const label = uiStyle({ flex: 1, minInlineSize: 0 });
