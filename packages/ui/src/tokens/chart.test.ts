import { isInGamut, type Oklch, toContrast, toLinearRgb } from '@drawbridge/pictures';
import { describe, expect, it } from 'vitest';
import { chartColorOf, chartHexOf, chartPalette } from './chart.ts';
import { colorOf } from './palette.ts';

type Matrix = readonly (readonly [number, number, number])[];

/** Machado, Oliveira, Fernandes 2009, severity 1, on linear RGB. */
const sights: Record<string, Matrix> = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function toSeenLab(color: Oklch, sight: Matrix): number[] {
  const rgb = toLinearRgb(color);
  const [r, g, b] = sight.map((row) =>
    Math.min(1, Math.max(0, row[0] * rgb[0] + row[1] * rgb[1] + row[2] * rgb[2])),
  ) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function distance(one: number[], other: number[]): number {
  return Math.hypot(...one.map((value, axis) => value - (other[axis] ?? 0)));
}

/** In OKLab, 0.02 is a difference that most people just see side by side. */
const apart = 0.065;

describe.each(['light', 'dark'] as const)('chart colors, %s', (theme) => {
  const colors = chartPalette.map((_, index) => chartColorOf(index, theme));

  it('CONST-11: there are 36 colors, all different', () => {
    expect(new Set(colors.map((_, index) => chartHexOf(index, theme))).size).toBe(36);
  });

  it.each(Object.entries(sights))(
    'any eight adjacent colors are distinguishable with %s sight',
    (_, sight) => {
      const seen = colors.map((color) => toSeenLab(color, sight));
      for (const [index, color] of seen.entries())
        for (const other of seen.slice(Math.max(0, index - 7), index))
          expect(distance(color, other)).toBeGreaterThanOrEqual(apart);
    },
  );

  it('the colors have 3:1 on the card and are inside sRGB', () => {
    for (const color of colors) {
      expect(toContrast(color, colorOf('surface', theme))).toBeGreaterThanOrEqual(3);
      expect(isInGamut(color)).toBe(true);
    }
  });
});
