import { assignVars, globalStyle } from '@vanilla-extract/css';
import { toCss } from './color-math.ts';
import { type OverlayName, vars } from './contract.ts';
import './layers.css.ts';
import { toKebab } from './names.ts';
import { type ColorName, palette } from './palette.ts';
import { fonts, lines, motion, radii, shadows, sizes, space, weights, widths, zLayers } from './scales.ts';

/**
 * Where themes are assigned. `:host` for shadow roots; `[data-theme]` so that a part of a page can have another theme
 * and so that a partner can set public values on any element with the attribute.
 */
const roots = ':root, :host, [data-theme]';

/**
 * The public value, if a partner set one, else ours. We never assign the public property: that would override theirs.
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

globalStyle(roots, {
  colorScheme: 'light dark',
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

globalStyle('[data-theme="light"], :host([data-theme="light"])', { colorScheme: 'light' });
globalStyle('[data-theme="dark"], :host([data-theme="dark"])', { colorScheme: 'dark' });

/** High contrast ignores brands on purpose: its users need ours to have 7:1. */
const contrast = {
  colorScheme: 'dark',
  vars: assignVars(vars.color, {
    ...mapValues<ColorName, (typeof palette)[ColorName]>(palette, (row) => toCss(row[2])),
    ...mapValues(veils, ([, value]) => value),
  }),
};
globalStyle('[data-theme="contrast"], :host([data-theme="contrast"])', contrast);
globalStyle(':root:not([data-theme]), :host(:not([data-theme]))', {
  '@media': { '(prefers-contrast: more)': contrast },
});

/** `data-motion="reduced"` is the reader's own switch; the media query is the system's. */
const still = { quick: '0.01ms', base: '0.01ms', slow: '0.01ms', ease: 'linear' };
globalStyle(roots, {
  '@media': { '(prefers-reduced-motion: reduce)': { vars: assignVars(vars.motion, still) } },
});
globalStyle('[data-motion="reduced"]', { vars: assignVars(vars.motion, still) });
