import { type Oklch, toCss, toHex } from '@drawbridge/pictures';
import { toKebab } from './names.ts';
import { type ColorName, colorOf, type ThemeName } from './palette.ts';
import type { fonts, radii } from './scales.ts';

/**
 * What a partner sets: values of public properties, in light and dark. Values that a brand omits stay ours. High
 * contrast ignores brands.
 */
export interface Brand {
  readonly title: string;
  readonly colors: Partial<Record<ColorName, readonly [light: Oklch, dark: Oklch]>>;
  readonly radii?: Partial<Record<keyof typeof radii, string>>;
  readonly fonts?: Partial<Record<keyof typeof fonts, string>>;
}

/** Warm: sand and wine, round corners. */
const harbor: Brand = {
  title: 'Harbor',
  colors: {
    canvas: [
      [0.977, 0.011, 75],
      [0.18, 0.012, 40],
    ],
    chrome: [
      [0.955, 0.016, 75],
      [0.16, 0.012, 40],
    ],
    sunken: [
      [0.945, 0.017, 75],
      [0.148, 0.012, 40],
    ],
    surface: [
      [0.994, 0.005, 80],
      [0.216, 0.015, 40],
    ],
    raised: [
      [0.998, 0.002, 80],
      [0.254, 0.017, 40],
    ],
    border: [
      [0.885, 0.02, 70],
      [0.3, 0.02, 40],
    ],
    primary: [
      [0.45, 0.15, 2],
      [0.552, 0.165, 4],
    ],
    primaryHover: [
      [0.405, 0.138, 2],
      [0.505, 0.158, 4],
    ],
    primaryActive: [
      [0.36, 0.122, 2],
      [0.465, 0.146, 4],
    ],
    primaryText: [
      [0.44, 0.147, 2],
      [0.79, 0.105, 5],
    ],
    primarySurface: [
      [0.95, 0.02, 5],
      [0.27, 0.05, 4],
    ],
    primaryBorder: [
      [0.81, 0.07, 5],
      [0.43, 0.1, 4],
    ],
    focus: [
      [0.5, 0.16, 2],
      [0.73, 0.135, 5],
    ],
  },
  radii: { sm: '6px', md: '12px', lg: '20px' },
  fonts: { sans: "'Avenir Next', 'Segoe UI Variable Text', 'Segoe UI', Ubuntu, system-ui, sans-serif" },
};

/** Dark green on cool paper, square corners. */
const alder: Brand = {
  title: 'Alder',
  colors: {
    canvas: [
      [0.982, 0.006, 160],
      [0.176, 0.016, 165],
    ],
    chrome: [
      [0.962, 0.01, 160],
      [0.156, 0.015, 165],
    ],
    sunken: [
      [0.95, 0.011, 160],
      [0.144, 0.014, 165],
    ],
    surface: [
      [0.997, 0.002, 160],
      [0.21, 0.018, 165],
    ],
    raised: [
      [0.999, 0.001, 160],
      [0.248, 0.02, 165],
    ],
    border: [
      [0.89, 0.013, 160],
      [0.296, 0.022, 165],
    ],
    primary: [
      [0.39, 0.078, 165],
      [0.535, 0.1, 165],
    ],
    primaryHover: [
      [0.345, 0.069, 165],
      [0.5, 0.094, 165],
    ],
    primaryActive: [
      [0.3, 0.06, 165],
      [0.46, 0.087, 165],
    ],
    primaryText: [
      [0.4, 0.08, 165],
      [0.81, 0.11, 165],
    ],
    primarySurface: [
      [0.95, 0.02, 165],
      [0.26, 0.035, 165],
    ],
    primaryBorder: [
      [0.8, 0.06, 165],
      [0.42, 0.065, 165],
    ],
    focus: [
      [0.47, 0.09, 165],
      [0.75, 0.125, 165],
    ],
  },
  radii: { sm: '1px', md: '2px', lg: '4px' },
};

/** Sample brands: examples of what partners can set. */
export const brands = { harbor, alder } as const;
export type BrandName = keyof typeof brands;

/** A color of a theme under a brand. */
export function brandColorOf(name: ColorName, theme: ThemeName, brand: Brand): Oklch {
  const own = theme === 'contrast' ? undefined : brand.colors[name];
  return own?.[theme === 'light' ? 0 : 1] ?? colorOf(name, theme);
}

/** A brand's colors for software without `oklch()`. */
export const toHexColors = ({ colors }: Brand): Partial<Record<ColorName, { light: string; dark: string }>> =>
  Object.fromEntries(
    Object.entries(colors).map(([name, [light, dark]]) => [name, { light: toHex(light), dark: toHex(dark) }]),
  );

/** The brand as public custom properties. */
export function toPublicVars({
  colors,
  radii = {},
  fonts = {},
}: Brand): Record<`--drawbridge-${string}`, string> {
  return Object.fromEntries([
    ...Object.entries(colors).map(([name, [light, dark]]) => [
      `--drawbridge-color-${toKebab(name)}`,
      `light-dark(${toCss(light)}, ${toCss(dark)})`,
    ]),
    ...Object.entries(radii).map(([name, value]) => [`--drawbridge-radius-${toKebab(name)}`, value]),
    ...Object.entries(fonts).map(([name, value]) => [`--drawbridge-font-${toKebab(name)}`, value]),
  ]);
}
