export { type Oklch, toContrast, toCss, toHex } from '@drawbridge/pictures';
export { type Brand, type BrandName, brandColorOf, brands, toPublicVars } from './brands.ts';
export { chartColorOf, chartHexOf, chartPalette } from './chart.ts';
export { type OverlayName, vars } from './contract.ts';
export { type LayeredRule, uiGlobal, uiStyle, uiVariants, widgetStyle, widgetVariants } from './layered.ts';
export {
  focusRing,
  focusRingInside,
  forcedBar,
  forcedColors,
  forcedFill,
  forcedLine,
  forcedOutline,
  hiddenVisually,
  leftToRight,
  leftToRightLine,
  stickyTop,
  text,
  transition,
  truncate,
} from './mixins.ts';
export { toKebab } from './names.ts';
export { type ColorName, colorOf, type Pair, pairs, palette, type ThemeName } from './palette.ts';
export {
  breakpoints,
  fonts,
  media,
  motion,
  radii,
  type Space,
  shadows,
  sizes,
  space,
  type TextSize,
  weights,
} from './scales.ts';
export { widths } from './widths.ts';
