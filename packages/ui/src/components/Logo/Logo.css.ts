import { keyframes } from '@vanilla-extract/css';
import { uiStyle, vars } from '../../tokens/index.ts';

const lift = keyframes({
  '0%, 10%': { transform: 'rotate(-14deg)' },
  '50%, 60%': { transform: 'rotate(-66deg)' },
  '100%': { transform: 'rotate(-14deg)' },
});

export const mark = uiStyle({ display: 'block', flexShrink: 0, overflow: 'visible' });
export const wall = uiStyle({ fill: 'currentcolor' });
export const bridge = uiStyle({
  fill: 'none',
  stroke: vars.color.primary,
  strokeWidth: 4,
  strokeLinecap: 'round',
  transform: 'rotate(-56deg)',
  transformOrigin: '17.8px 25.9px',
});
export const lifting = uiStyle({
  animation: `${lift} 1.8s cubic-bezier(0.6, 0, 0.3, 1) infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
  selectors: { '[data-motion="reduced"] &': { animation: 'none' } },
});
export const logo = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '10px',
  color: vars.color.text,
  fontFamily: vars.font.sans,
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.02em',
  whiteSpace: 'nowrap',
});
