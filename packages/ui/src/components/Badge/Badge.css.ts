import { keyframes } from '@vanilla-extract/css';
import { toneBorder, toneOn, toneSolid, toneSurface, toneText } from '../../foundation/tone.css.ts';
import { forcedColors, text, uiStyle, vars } from '../../tokens/index.ts';

export const badge = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '5px',
  boxSizing: 'border-box',
  minBlockSize: '22px',
  paddingInline: '8px',
  border: `1px solid ${toneBorder}`,
  borderRadius: vars.radius.full,
  background: toneSurface,
  color: toneText,
  fontFamily: vars.font.sans,
  fontWeight: vars.weight.medium,
  ...text('xs'),
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  // In a chosen tab it keeps its own colors, unlike the tab's other text.
  '@media': { [forcedColors]: { forcedColorAdjust: 'auto', background: 'Canvas', color: 'CanvasText' } },
});
export const solid = uiStyle({ background: toneSolid, color: toneOn, borderColor: 'transparent' });
export const count = uiStyle({
  minInlineSize: '20px',
  minBlockSize: '20px',
  justifyContent: 'center',
  paddingInline: '5px',
});

const pulse = keyframes({ '50%': { opacity: 0.35 } });
export const running = uiStyle({
  inlineSize: '7px',
  blockSize: '7px',
  borderRadius: vars.radius.full,
  background: toneSolid,
  animation: `${pulse} 1.4s ease-in-out infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});
