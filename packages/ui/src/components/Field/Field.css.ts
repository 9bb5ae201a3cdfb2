import { leftToRight, text, transition, uiStyle, vars } from '../../tokens/index.ts';

const { color, space } = vars;

export const field = uiStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: '6px',
  minInlineSize: 0,
  fontFamily: vars.font.sans,
  color: color.text,
});
export const label = uiStyle({ fontWeight: vars.weight.medium, ...text('md') });
export const optional = uiStyle({
  color: color.textSubtle,
  fontWeight: vars.weight.regular,
  marginInlineStart: space[1],
});
export const hint = uiStyle({ color: color.textMuted, ...text('sm') });
export const error = uiStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[1],
  color: color.failText,
  ...text('sm'),
});
export const errorIcon = uiStyle({ marginBlockStart: '2px' });

export const control = uiStyle({
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: '40px',
  paddingBlock: '8px',
  paddingInline: space[3],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.md,
  background: color.surface,
  color: color.text,
  fontFamily: 'inherit',
  ...text('md'),
  transition: transition('border-color', 'box-shadow'),
  selectors: {
    '&::placeholder': { color: color.textSubtle, opacity: 1 },
    '&:hover:not(:disabled)': { borderColor: color.textMuted },
    '&:focus-visible': {
      outline: `2px solid ${color.focus}`,
      outlineOffset: '-1px',
      borderColor: 'transparent',
    },
    '&:is([type="email"], [type="url"])': leftToRight,
    '&:disabled': { background: color.sunken, color: color.textMuted, cursor: 'not-allowed' },
    '&[aria-invalid="true"]': { borderColor: color.fail },
  },
});
