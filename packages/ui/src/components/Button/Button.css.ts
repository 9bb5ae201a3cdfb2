import { focusRing, forcedFill, text, transition, uiStyle, uiVariants, vars } from '../../tokens/index.ts';

const { color, space } = vars;

export const button = uiStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  boxSizing: 'border-box',
  margin: 0,
  border: '1px solid transparent',
  borderRadius: vars.radius.md,
  fontFamily: vars.font.sans,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  textAlign: 'center',
  cursor: 'pointer',
  userSelect: 'none',
  transition: transition('background-color', 'border-color', 'color'),
  selectors: {
    '&:focus-visible': focusRing,
    '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed', opacity: 0.55 },
    '&[aria-busy="true"]': { cursor: 'progress', opacity: 1 },
  },
});

/** Hover and press styles apply only to buttons that can be pressed. */
const live = ':not(:disabled):not([aria-disabled="true"])';

export const tone = uiVariants({
  primary: {
    background: color.primary,
    color: color.onPrimary,
    ...forcedFill('outside'),
    selectors: {
      [`&:hover${live}`]: { background: color.primaryHover, ...forcedFill('outside') },
      [`&:active${live}`]: { background: color.primaryActive, ...forcedFill('outside') },
    },
  },
  neutral: {
    background: color.surface,
    color: color.text,
    borderColor: color.border,
    boxShadow: vars.shadow.card,
    selectors: {
      [`&:hover${live}`]: { borderColor: color.borderStrong, background: color.raised },
      [`&:active${live}`]: { background: color.sunken },
    },
  },
  quiet: {
    background: 'transparent',
    color: color.text,
    selectors: {
      [`&:hover${live}`]: { background: color.hover },
      [`&:active${live}`]: { background: color.pressed },
    },
  },
  danger: {
    background: color.fail,
    color: color.onFail,
    selectors: { [`&:hover${live}`]: { background: color.failHover } },
  },
});

export const size = uiVariants({
  sm: { minBlockSize: '32px', paddingInline: space[3], paddingBlock: '3px', ...text('sm') },
  md: { minBlockSize: '36px', paddingInline: space[4], paddingBlock: '5px', ...text('md') },
  lg: { minBlockSize: '44px', paddingInline: space[5], paddingBlock: '8px', ...text('lg') },
});

export const wide = uiStyle({ inlineSize: '100%' });

/** The label is hidden but present while the spinner covers it: the width does not jump, the accessible name stays. */
export const hiddenContent = uiStyle({ opacity: 0 });
export const content = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
});
export const spinner = uiStyle({ position: 'absolute', insetInlineStart: 'calc(50% - 8px)' });
