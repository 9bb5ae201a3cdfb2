import { text, uiStyle, vars } from '../../tokens/index.ts';

/** Lays out the children as if the wrapper did not exist. */
export const anchor = uiStyle({ display: 'contents' });
export const tooltip = uiStyle({
  position: 'fixed',
  inset: 'auto',
  boxSizing: 'border-box',
  inlineSize: 'max-content',
  maxInlineSize: `min(${vars.width.tooltip}, calc(100vw - 16px))`,
  margin: 0,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.popover,
  fontFamily: vars.font.sans,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  ...text('sm'),
});
export const full = uiStyle({ inlineSize: `min(${vars.width.tooltip}, calc(100vw - 16px))` });
