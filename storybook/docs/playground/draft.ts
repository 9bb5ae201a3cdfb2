import { type Brand, toHexColors } from '@drawbridge/ui/brands';
import { type ColorName, hexOf, type Pair, pairs, palette } from '@drawbridge/ui/palette';
import { fonts, radii } from '@drawbridge/ui/scales';
import { toKebab } from '@drawbridge/ui/token-names';

export type Scheme = 'light' | 'dark';
type Hexes = Readonly<Record<Scheme, string>>;

/** What a partner has changed. What is missing stays ours. */
export interface Draft {
  readonly colors: Partial<Record<ColorName, Hexes>>;
  /** Corners of buttons and fields, px; smaller and larger corners follow. */
  readonly radiusPx?: number | undefined;
  readonly font?: string | undefined;
}

export const EMPTY: Draft = { colors: {} };

const HEX = /^#[\da-f]{6}$/i;
export const isHex = (text: string): boolean => HEX.test(text);

/** A color of the draft, else ours. */
export function hexIn(draft: Draft, name: ColorName, scheme: Scheme): string {
  return draft.colors[name]?.[scheme] ?? hexOf(name, scheme);
}

export function withColor(draft: Draft, name: ColorName, scheme: Scheme, hex: string): Draft {
  const other: Scheme = scheme === 'light' ? 'dark' : 'light';
  const pair = { [scheme]: hex, [other]: hexIn(draft, name, other) } as Record<Scheme, string>;
  return { ...draft, colors: { ...draft.colors, [name]: pair } };
}

export function toDraft(brand: Brand): Draft {
  const { radii: corners, fonts: families } = brand;
  return {
    colors: toHexColors(brand),
    radiusPx: corners?.md === undefined ? undefined : Number.parseFloat(corners.md),
    font: families?.sans,
  };
}

const toRadii = (md: number) => ({ sm: Math.round(md / 2), md, lg: Math.round(md * 1.5) });

/** The draft as public properties, one line each. */
export function toPublicLines({ colors, radiusPx, font }: Draft): [property: string, value: string][] {
  return [
    ...Object.entries(colors).map(([name, { light, dark }]): [string, string] => [
      `--drawbridge-color-${toKebab(name)}`,
      light === dark ? light : `light-dark(${light}, ${dark})`,
    ]),
    ...(radiusPx === undefined ? [] : Object.entries(toRadii(radiusPx))).map(
      ([name, px]): [string, string] => [`--drawbridge-radius-${name}`, `${px}px`],
    ),
    ...(font ? [['--drawbridge-font-sans', font] as [string, string]] : []),
  ];
}

/** What a partner pastes into a style sheet. */
export function toCss(draft: Draft): string {
  const lines = toPublicLines(draft);
  if (lines.length === 0) return '/* Nothing is changed yet. */';
  return `:root {\n${lines.map(([property, value]) => `  ${property}: ${value};`).join('\n')}\n}`;
}

/** For a preview: what the draft leaves out is ours, whatever the page around it has set. */
export function toPreviewStyle(draft: Draft): Record<string, string> {
  const all = [
    ...Object.keys(palette).map((name) => `color-${toKebab(name)}`),
    ...Object.keys(radii).map((name) => `radius-${name}`),
    ...Object.keys(fonts).map((name) => `font-${name}`),
  ].map((name): [string, string] => [`--drawbridge-${name}`, 'initial']);
  return Object.fromEntries([...all, ...toPublicLines(draft)]);
}

/** WCAG contrast of two colors written as `#rrggbb`. */
export function toHexContrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [toLuminance(one), toLuminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

function toLuminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const encoded = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export interface Worst extends Pair {
  ratio: number;
  least: number;
}

/** Of all pairs that components make of a color, the one with the least room above what it needs. */
export function findWorst(draft: Draft, name: ColorName, scheme: Scheme): Worst | undefined {
  return pairs
    .filter(({ front, back }) => front === name || back === name)
    .map((pair) => ({
      ...pair,
      ratio: toHexContrast(hexIn(draft, pair.front, scheme), hexIn(draft, pair.back, scheme)),
      least: pair.kind === 'text' ? 4.5 : 3,
    }))
    .toSorted((a, b) => a.ratio / a.least - b.ratio / b.least)[0];
}
