import { vars, widgetStyle } from '@drawbridge/ui/tokens';
import { keyframes } from '@vanilla-extract/css';

const { color } = vars;

const lower = keyframes({ from: { rotate: '-62deg' }, '80%': { rotate: '1.5deg' }, to: { rotate: '0deg' } });
const shine = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const rise = keyframes({
  from: { opacity: 0, translate: '0 10px' },
  '35%': { opacity: 1 },
  to: { opacity: 0.55, translate: '0 -2px' },
});

/** Moves once; with reduced motion the bridge is down from the start. */
function once(name: string, time: string, delay: string) {
  const still = { animation: 'none' };
  return {
    animation: `${name} ${time} ${vars.motion.ease} ${delay} both`,
    '@media': { '(prefers-reduced-motion: reduce)': still },
    selectors: { '[data-motion="reduced"] &': still },
  };
}

export const scene = widgetStyle({ flexShrink: 0, overflow: 'visible' });
const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
export const wall = widgetStyle({ ...line, stroke: color.text, strokeWidth: 2.5 });
export const gate = widgetStyle({ ...line, stroke: color.text, strokeWidth: 2 });
export const chain = widgetStyle({ ...line, stroke: color.textSubtle, strokeWidth: 1.25 });
export const deck = widgetStyle({ ...line, stroke: color.ember, strokeWidth: 4 });
export const leaf = widgetStyle({ transformOrigin: '36px 49px', ...once(lower, '700ms', '60ms') });
export const light = widgetStyle({ fill: color.ember, ...once(shine, '500ms', '420ms') });
export const sparks = widgetStyle({ fill: color.ember, ...once(rise, '900ms', '600ms') });
