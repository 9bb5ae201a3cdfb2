import { keyframes } from '@vanilla-extract/css';
import { uiStyle, uiVariants, vars } from '../../tokens/index.ts';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

export const skeleton = uiStyle({
  display: 'block',
  maxInlineSize: '100%',
  background: vars.color.pressed,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});
/** A grid: margins do not collapse in it. */
export const lines = uiStyle({ display: 'grid', maxInlineSize: '100%' });
export const shape = uiVariants({
  text: {
    blockSize: '0.75em',
    marginBlock: '0.25em',
    borderRadius: vars.radius.sm,
    selectors: { [`${lines} > &`]: { marginBlock: 'calc((1lh - 0.75em) / 2)' } },
  },
  block: { borderRadius: vars.radius.md },
  circle: { borderRadius: vars.radius.full },
});
