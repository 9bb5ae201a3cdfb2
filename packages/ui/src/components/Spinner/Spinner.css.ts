import { keyframes } from '@vanilla-extract/css';
import { text, uiStyle, vars } from '../../tokens/index.ts';

const rotate = keyframes({ to: { transform: 'rotate(360deg)' } });

export const spinner = uiStyle({
  display: 'inline-block',
  flexShrink: 0,
  animation: `${rotate} 0.8s linear infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animationDuration: '4s' } },
});
export const track = uiStyle({ fill: 'none', stroke: 'currentcolor', strokeWidth: 2.5, opacity: 0.25 });
export const head = uiStyle({
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
});

export const overlay = uiStyle({
  position: 'absolute',
  inset: 0,
  zIndex: vars.z.sticky,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space[4],
  minBlockSize: '160px',
  background: `color-mix(in oklch, ${vars.color.canvas} 82%, transparent)`,
  color: vars.color.textMuted,
  fontFamily: vars.font.sans,
  fontWeight: vars.weight.medium,
  ...text('md'),
});
/** The page below stays usable: a person who waits may go elsewhere. */
export const whole = uiStyle({ position: 'fixed', zIndex: vars.z.toast, pointerEvents: 'none' });
export const inline = uiStyle({
  position: 'relative',
  background: 'transparent',
  paddingBlock: vars.space[12],
});
export const mark = uiStyle({ color: vars.color.text });
