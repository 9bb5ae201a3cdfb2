import { leftToRight, uiStyle, vars } from '../../tokens/index.ts';

export const kbd = uiStyle({
  display: 'inline-block',
  boxSizing: 'border-box',
  minInlineSize: '20px',
  paddingBlock: '1px',
  paddingInline: '5px',
  border: `1px solid ${vars.color.border}`,
  borderBlockEndWidth: '2px',
  borderRadius: vars.radius.sm,
  background: vars.color.surface,
  color: vars.color.textMuted,
  fontFamily: vars.font.mono,
  fontSize: '0.75em',
  lineHeight: '1.4',
  textAlign: 'center',
});
export const keys = uiStyle({ display: 'inline-flex', gap: '3px', ...leftToRight });
