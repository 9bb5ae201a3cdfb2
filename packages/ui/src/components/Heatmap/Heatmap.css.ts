import { createVar } from '@vanilla-extract/css';
import { forcedColors, text, uiGlobal, uiStyle, vars } from '../../tokens/index.ts';
import { gapPx, legendPx, monthsPx, namesPx } from './use-fit.ts';

const { color, space } = vars;

/** Width and height of a square, and how much smaller the mark of each lower level is on every side. */
const cell = createVar();
const step = createVar();
const toName = (variable: string) => variable.replace(/^var\((.*)\)$/, '$1');
export const names = { cell: toName(cell), step: toName(step) };

export const place = uiStyle({ minInlineSize: 0 });
/** As wide as the squares: the legend ends where they end. */
export const drawing = uiStyle({ inlineSize: 'fit-content', maxInlineSize: '100%' });
/** Compensates the space around the outer cells, so that the first square aligns with the texts above. */
export const grid = uiStyle({
  tableLayout: 'fixed',
  margin: -gapPx,
  borderCollapse: 'separate',
  borderSpacing: gapPx,
  color: color.textMuted,
  ...text('xs'),
});
uiGlobal(`${grid} :is(td, th)`, { padding: 0, fontWeight: vars.weight.regular, textAlign: 'start' });
export const weekdays = uiStyle({ inlineSize: namesPx - gapPx });
export const column = uiStyle({ inlineSize: cell });
export const month = uiStyle({
  position: 'relative',
  blockSize: monthsPx - gapPx,
  overflow: 'hidden',
  verticalAlign: 'top',
  whiteSpace: 'nowrap',
});
export const weekday = uiStyle({
  position: 'relative',
  blockSize: cell,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  lineHeight: cell,
});

const { ember, emberText, surface } = color;
const mix = (one: string, percent: number, other: string) =>
  `color-mix(in oklab, ${one} ${percent}%, ${other})`;

/**
 * A level has two marks: its size, which needs no color, and its strength. The palest has 3:1 on the square, which
 * leaves too little for 3:1 between all levels.
 */
const levels = {
  '1': { inset: 3, light: mix(ember, 80, emberText), dark: mix(ember, 70, surface) },
  '2': { inset: 2, light: mix(ember, 62, emberText), dark: mix(ember, 85, surface) },
  '3': { inset: 1, light: mix(ember, 44, emberText), dark: ember },
  '4': { inset: 0, light: mix(ember, 24, emberText), dark: mix(emberText, 85, color.text) },
};

export const square = uiStyle({
  position: 'relative',
  inlineSize: cell,
  blockSize: cell,
  borderRadius: '3px',
  background: color.hover,
  '@media': { [forcedColors]: { border: '1px solid GrayText' } },
  selectors: { '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '1px' } },
});
for (const [level, { inset, light, dark }] of Object.entries(levels))
  uiGlobal(`${square}[data-level="${level}"]::after`, {
    content: '""',
    position: 'absolute',
    inset: `calc(${inset} * ${step})`,
    borderRadius: inset === 3 ? '2px' : '3px',
    background: `light-dark(${light}, ${dark})`,
    '@media': { [forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
  });

export const legend = uiStyle({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'flex-end',
  gap: space[2],
  blockSize: legendPx,
  color: color.textMuted,
  ...text('xs'),
});
export const steps = uiStyle({
  display: 'flex',
  gap: gapPx,
  paddingBlockEnd: '2px',
  vars: { [cell]: '11px', [step]: '1px' },
});
