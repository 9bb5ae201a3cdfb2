import { keyframes } from '@vanilla-extract/css';
import { media, text, uiStyle, uiVariants, vars } from '../../tokens/index.ts';

const { color, space } = vars;
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });
const fade = keyframes({ from: { opacity: 0 } });

export const dialog = uiStyle({
  boxSizing: 'border-box',
  inlineSize: 'calc(100vw - 32px)',
  maxBlockSize: 'calc(100dvh - 32px)',
  margin: 'auto',
  padding: 0,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  background: color.raised,
  color: color.text,
  fontFamily: vars.font.sans,
  boxShadow: vars.shadow.popover,
  overflow: 'hidden',
  ...text('md'),
  selectors: {
    '&[open]': {
      display: 'flex',
      flexDirection: 'column',
      animation: `${rise} ${vars.motion.base} ${vars.motion.ease}`,
    },
    '&::backdrop': { background: color.scrim, animation: `${fade} ${vars.motion.base} ${vars.motion.ease}` },
  },
});
export const inPlace = uiStyle({
  background: color.raised,
  color: color.text,
  fontFamily: vars.font.sans,
  ...text('md'),
});
export const size = uiVariants({
  sm: { maxInlineSize: '420px' },
  md: { maxInlineSize: '560px' },
  lg: { maxInlineSize: '800px' },
});
export const head = uiStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[4],
  paddingBlock: `${space[5]} 0`,
  paddingInline: `${space[6]} ${space[16]}`,
});
export const titles = uiStyle({ flex: 1, minInlineSize: 0, paddingBlockStart: '2px' });
export const title = uiStyle({ margin: 0, fontWeight: vars.weight.strong, ...text('xl') });
export const description = uiStyle({ margin: 0, marginBlockStart: space[1], color: color.textMuted });
export const close = uiStyle({
  position: 'absolute',
  insetBlockStart: space[4],
  insetInlineEnd: space[4],
});
export const body = uiStyle({
  // A basis of nothing, which `1` has, leaves no height in WebKit.
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  paddingBlock: space[5],
  paddingInline: space[6],
  // Without contents it is the space below the description.
  selectors: { '&:empty': { flex: 'none', paddingBlock: `0 ${space[5]}` } },
});
export const foot = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[2],
  paddingBlock: space[4],
  paddingInline: space[6],
  borderBlockStart: `1px solid ${color.border}`,
  '@media': { [media.mobile]: { flexDirection: 'column-reverse' } },
});
