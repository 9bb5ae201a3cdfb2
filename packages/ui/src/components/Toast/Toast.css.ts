import { keyframes } from '@vanilla-extract/css';
import { toneBorder, toneSurface, toneText } from '../../foundation/tone.css.ts';
import { media, text, uiStyle, vars } from '../../tokens/index.ts';

const { color, space } = vars;
const enter = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

export const region = uiStyle({
  position: 'fixed',
  inset: 'auto',
  insetBlockEnd: space[5],
  insetInlineEnd: space[5],
  zIndex: vars.z.toast,
  boxSizing: 'border-box',
  inlineSize: '380px',
  maxInlineSize: 'calc(100vw - 32px)',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'transparent',
  overflow: 'visible',
  fontFamily: vars.font.sans,
  '@media': { [media.mobile]: { insetInline: space[4], insetBlockEnd: space[4], inlineSize: 'auto' } },
});
export const atTop = uiStyle({
  insetBlock: `${space[5]} auto`,
  insetInline: 0,
  marginInline: 'auto',
  '@media': { [media.mobile]: { insetBlock: `${space[4]} auto`, marginInline: space[4] } },
});
export const list = uiStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const toast = uiStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  padding: space[3],
  paddingInlineStart: space[4],
  border: `1px solid ${toneBorder}`,
  borderRadius: vars.radius.md,
  background: color.raised,
  color: color.text,
  boxShadow: vars.shadow.popover,
  animation: `${enter} ${vars.motion.slow} ${vars.motion.ease}`,
  ...text('md'),
});
export const icon = uiStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '28px',
  blockSize: '28px',
  borderRadius: vars.radius.full,
  background: toneSurface,
  color: toneText,
});
export const words = uiStyle({ flex: 1, minInlineSize: 0, paddingBlock: '4px', overflowWrap: 'anywhere' });
export const title = uiStyle({ display: 'block', fontWeight: vars.weight.strong });
export const action = uiStyle({ marginBlockStart: space[1], marginInlineStart: '-12px' });
