import { createGlobalThemeContract } from '@vanilla-extract/css';
import { toKebab } from './names.ts';
import { type ColorName, palette } from './palette.ts';
import { fonts, lines, motion, radii, shadows, sizes, space, weights, zLayers } from './scales.ts';
import { widths } from './widths.ts';

function namesOf<Key extends string>(group: string, keys: Record<Key, unknown>): Record<Key, string> {
  const entries = (Object.keys(keys) as Key[]).map((key) => [key, `${group}-${toKebab(key)}`]);
  return Object.fromEntries(entries) as Record<Key, string>;
}

/**
 * The private custom properties (`--db-…`) that components read.
 * Each holds the public property of the same name (`--drawbridge-…`, set by a partner) or our default.
 */
export const vars = createGlobalThemeContract(
  {
    color: namesOf<ColorName | OverlayName>('color', { ...palette, hover: 0, pressed: 0, scrim: 0 }),
    space: namesOf('space', space),
    radius: namesOf('radius', radii),
    font: namesOf('font', fonts),
    size: namesOf('size', sizes),
    line: namesOf('line', lines),
    weight: namesOf('weight', weights),
    motion: namesOf('motion', motion),
    shadow: namesOf('shadow', shadows),
    z: namesOf('z', zLayers),
    width: namesOf('width', widths),
  },
  (name) => `db-${name}`,
);

/** Overlays over any surface: hovered row, pressed row, page behind a dialog. */
export type OverlayName = 'hover' | 'pressed' | 'scrim';
