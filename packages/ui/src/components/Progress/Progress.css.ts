import { forcedBar, forcedColors, text, uiStyle, uiVariants, vars } from '../../tokens/index.ts';

const { color } = vars;

export const row = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minInlineSize: 0,
  fontFamily: vars.font.sans,
});
export const track = uiStyle({
  position: 'relative',
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  background: color.pressed,
  '@media': { [forcedColors]: { outline: '1px solid CanvasText' } },
});
export const height = uiVariants({ sm: { blockSize: '4px' }, md: { blockSize: '8px' } });
export const fill = uiStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  borderRadius: 'inherit',
  background: color.ember,
  ...forcedBar,
  transition: `inline-size ${vars.motion.slow} ${vars.motion.ease}`,
});
export const done = uiStyle({ background: color.pass });
export const value = uiStyle({
  color: color.textMuted,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  ...text('sm'),
});

export const ring = uiStyle({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  fontFamily: vars.font.sans,
});
export const ringTrack = uiStyle({
  fill: 'none',
  stroke: color.pressed,
  '@media': { [forcedColors]: { stroke: 'GrayText' } },
});
export const ringFill = uiStyle({
  fill: 'none',
  stroke: color.ember,
  '@media': { [forcedColors]: { stroke: 'Highlight' } },
  strokeLinecap: 'round',
  transition: `stroke-dashoffset ${vars.motion.slow} ${vars.motion.ease}`,
  transform: 'rotate(-90deg)',
  transformOrigin: 'center',
});
export const ringDone = uiStyle({
  stroke: color.pass,
  '@media': { [forcedColors]: { stroke: 'Highlight' } },
});
export const ringLabel = uiStyle({
  position: 'absolute',
  color: color.text,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});
export const ringCheck = uiStyle({ position: 'absolute', color: color.passText });
