import {
  focusRingInside,
  forcedBar,
  forcedFill,
  text,
  transition,
  uiStyle,
  uiVariants,
  vars,
} from '../../tokens/index.ts';

const { color, space } = vars;

export const list = uiStyle({
  display: 'flex',
  gap: space[1],
  minInlineSize: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  fontFamily: vars.font.sans,
});
export const look = uiVariants({
  line: { borderBlockEnd: `1px solid ${color.border}` },
  pill: {
    padding: '3px',
    borderRadius: vars.radius.md,
    background: color.sunken,
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    boxSizing: 'border-box',
  },
});
export const tab = uiStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  flexShrink: 0,
  margin: 0,
  border: 0,
  background: 'transparent',
  color: color.textMuted,
  fontFamily: 'inherit',
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: transition('color', 'background-color'),
  selectors: {
    '&:hover:not(:disabled)': { color: color.text },
    '&:focus-visible': focusRingInside,
    '&:disabled': { opacity: 0.55, cursor: 'not-allowed' },
    '&[aria-selected="true"]': { color: color.text },
  },
});
export const tabLook = uiVariants({
  line: {
    minBlockSize: '40px',
    paddingInline: space[3],
    borderRadius: `${vars.radius.sm} ${vars.radius.sm} 0 0`,
    ...text('md'),
    selectors: {
      '&[aria-selected="true"]::after': {
        content: '""',
        position: 'absolute',
        insetInline: space[3],
        insetBlockEnd: 0,
        blockSize: '2px',
        borderRadius: vars.radius.full,
        background: color.primaryText,
        ...forcedBar,
      },
    },
  },
  pill: {
    minBlockSize: '30px',
    paddingInline: space[3],
    borderRadius: '6px',
    ...text('sm'),
    selectors: {
      '&[aria-selected="true"]': {
        background: color.raised,
        boxShadow: vars.shadow.card,
        outline: `1px solid ${color.border}`,
        ...forcedFill('inside'),
      },
      '&[aria-selected="true"]:focus-visible': focusRingInside,
    },
  },
});
export const panel = uiStyle({
  minInlineSize: 0,
  paddingBlockStart: space[5],
  selectors: {
    '&:focus-visible': {
      outline: `2px solid ${color.focus}`,
      outlineOffset: '4px',
      borderRadius: vars.radius.sm,
    },
  },
});
