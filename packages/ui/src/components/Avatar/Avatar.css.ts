import { forcedColors, uiStyle, uiVariants, vars } from '../../tokens/index.ts';

const { color } = vars;

export const avatar = uiStyle({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  fontFamily: vars.font.sans,
  fontWeight: vars.weight.strong,
  letterSpacing: '0.01em',
  lineHeight: 1,
  userSelect: 'none',
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
});
/** A person always has the same tint; it is computed from the name. */
export const tint = uiVariants({
  '0': { background: color.primarySurface, color: color.primaryText },
  '1': { background: color.infoSurface, color: color.infoText },
  '2': { background: color.passSurface, color: color.passText },
  '3': { background: color.warnSurface, color: color.warnText },
});
export const picture = uiStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});
