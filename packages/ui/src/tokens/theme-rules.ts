import { toCss } from '@drawbridge/pictures';
import { assignVars, globalStyle } from '@vanilla-extract/css';
import { type OverlayName, vars } from './contract.ts';
import { toKebab } from './names.ts';
import { type ColorName, palette } from './palette.ts';
import { fonts, lines, motion, radii, shadows, sizes, space, weights, zLayers } from './scales.ts';
import { widths } from './widths.ts';

/**
 * The public value if a partner set one, otherwise ours. We never assign the public property, because that would
 * override theirs.
 */
function open(group: string, name: string, ours: string): string {
  return `var(--drawbridge-${group}-${toKebab(name)}, ${ours})`;
}

function mapValues<Key extends string, In>(record: Record<Key, In>, to: (value: In, key: Key) => string) {
  const entries = (Object.keys(record) as Key[]).map((key) => [key, to(record[key], key)]);
  return Object.fromEntries(entries) as Record<Key, string>;
}

const veils: Record<OverlayName, readonly [lightDark: string, contrast: string]> = {
  hover: ['light-dark(oklch(0.235 0.012 70 / 0.05), oklch(1 0 0 / 0.06))', 'oklch(1 0 0 / 0.16)'],
  pressed: ['light-dark(oklch(0.235 0.012 70 / 0.09), oklch(1 0 0 / 0.1))', 'oklch(1 0 0 / 0.26)'],
  scrim: ['light-dark(oklch(0.235 0.012 70 / 0.4), oklch(0.08 0.01 262 / 0.68))', 'oklch(0 0 0 / 0.8)'],
};

const colors = mapValues<ColorName, (typeof palette)[ColorName]>(palette, ([light, dark], name) =>
  open('color', name, `light-dark(${toCss(light)}, ${toCss(dark)})`),
);

/** High contrast ignores brands on purpose: its users need our colors, which have 7:1. */
const contrast = {
  colorScheme: 'dark',
  vars: assignVars(vars.color, {
    ...mapValues<ColorName, (typeof palette)[ColorName]>(palette, (row) => toCss(row[2])),
    ...mapValues(veils, ([, value]) => value),
  }),
};

/** `data-motion="reduced"` is the reader's own setting; the media query is the system's. */
const still = { quick: '0.01ms', base: '0.01ms', slow: '0.01ms', ease: 'linear' };

export interface ThemeScope {
  /** Selectors of the elements on which themes are set. */
  roots: readonly string[];
  /** The selector of those that have, or lack, an attribute: `:host` takes it in parentheses. */
  withAttribute: (attribute: string) => string;
  /** Those without a chosen theme. */
  unthemed: string;
}

/** Assigns the variables of every theme; call it in a `.css.ts` file, once per scope. */
export function assignThemes({ roots, withAttribute, unthemed }: ThemeScope): void {
  const all = roots.join(', ');
  globalStyle(all, {
    vars: assignVars(vars, {
      color: { ...colors, ...mapValues(veils, ([lightDark]) => lightDark) },
      space,
      radius: mapValues(radii, (value, name) => open('radius', name, value)),
      font: mapValues(fonts, (value, name) => open('font', name, value)),
      size: sizes,
      line: lines,
      weight: weights,
      motion,
      shadow: shadows,
      z: zLayers,
      width: widths,
    }),
  });
  globalStyle(withAttribute('[data-theme="system"]'), { colorScheme: 'light dark' });
  globalStyle(withAttribute('[data-theme="light"]'), { colorScheme: 'light' });
  globalStyle(withAttribute('[data-theme="dark"]'), { colorScheme: 'dark' });
  globalStyle(withAttribute('[data-theme="contrast"]'), contrast);
  globalStyle(unthemed, { '@media': { '(prefers-contrast: more)': contrast } });
  globalStyle(all, {
    '@media': { '(prefers-reduced-motion: reduce)': { vars: assignVars(vars.motion, still) } },
  });
  globalStyle(withAttribute('[data-motion="reduced"]'), { vars: assignVars(vars.motion, still) });
}
