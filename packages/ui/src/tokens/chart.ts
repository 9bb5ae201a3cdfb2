import { type Oklch, toHex } from '@drawbridge/pictures';
import type { ThemeName } from './palette.ts';

/**
 * CONST-11: 36 chart colors. Any eight adjacent ones are distinguishable with protanopia, deuteranopia and tritanopia,
 * and each has 3:1 against the card of its theme (`chart.test.ts`). They were found by a search, not by hand: after a
 * change the test names what broke.
 */
export const chartPalette: readonly (readonly [light: Oklch, dark: Oklch])[] = [
  [
    [0.54, 0.186, 256],
    [0.786, 0.11, 256],
  ],
  [
    [0.42, 0.19, 328],
    [0.662, 0.17, 328],
  ],
  [
    [0.54, 0.19, 32],
    [0.786, 0.122, 32],
  ],
  [
    [0.64, 0.19, 136],
    [0.889, 0.17, 136],
  ],
  [
    [0.36, 0.078, 96],
    [0.6, 0.122, 96],
  ],
  [
    [0.66, 0.19, 344],
    [0.91, 0.058, 344],
  ],
  [
    [0.42, 0.19, 280],
    [0.662, 0.17, 280],
  ],
  [
    [0.44, 0.178, 8],
    [0.683, 0.17, 8],
  ],
  [
    [0.52, 0.086, 200],
    [0.765, 0.13, 200],
  ],
  [
    [0.36, 0.162, 336],
    [0.6, 0.17, 336],
  ],
  [
    [0.52, 0.106, 80],
    [0.765, 0.158, 80],
  ],
  [
    [0.62, 0.13, 136],
    [0.868, 0.13, 136],
  ],
  [
    [0.36, 0.098, 152],
    [0.6, 0.158, 152],
  ],
  [
    [0.64, 0.19, 304],
    [0.889, 0.066, 304],
  ],
  [
    [0.48, 0.19, 304],
    [0.724, 0.17, 304],
  ],
  [
    [0.38, 0.19, 296],
    [0.621, 0.17, 296],
  ],
  [
    [0.48, 0.07, 216],
    [0.724, 0.07, 216],
  ],
  [
    [0.4, 0.182, 336],
    [0.641, 0.17, 336],
  ],
  [
    [0.5, 0.19, 8],
    [0.745, 0.158, 8],
  ],
  [
    [0.58, 0.19, 144],
    [0.827, 0.17, 144],
  ],
  [
    [0.4, 0.082, 96],
    [0.641, 0.13, 96],
  ],
  [
    [0.66, 0.178, 264],
    [0.91, 0.042, 264],
  ],
  [
    [0.5, 0.19, 296],
    [0.745, 0.146, 296],
  ],
  [
    [0.4, 0.13, 272],
    [0.641, 0.13, 272],
  ],
  [
    [0.56, 0.07, 328],
    [0.806, 0.07, 328],
  ],
  [
    [0.36, 0.15, 0],
    [0.6, 0.17, 0],
  ],
  [
    [0.46, 0.13, 352],
    [0.703, 0.13, 352],
  ],
  [
    [0.5, 0.162, 144],
    [0.745, 0.17, 144],
  ],
  [
    [0.66, 0.134, 96],
    [0.91, 0.15, 96],
  ],
  [
    [0.64, 0.114, 184],
    [0.889, 0.13, 184],
  ],
  [
    [0.42, 0.07, 120],
    [0.662, 0.07, 120],
  ],
  [
    [0.36, 0.19, 304],
    [0.6, 0.17, 304],
  ],
  [
    [0.58, 0.13, 288],
    [0.827, 0.09, 288],
  ],
  [
    [0.58, 0.13, 24],
    [0.827, 0.094, 24],
  ],
  [
    [0.5, 0.19, 328],
    [0.745, 0.17, 328],
  ],
  [
    [0.44, 0.07, 216],
    [0.683, 0.07, 216],
  ],
];

/** The OKLCH value; the list repeats after 36. High contrast uses the dark values. */
export function chartColorOf(index: number, theme: ThemeName): Oklch {
  const row = chartPalette[index % chartPalette.length] ?? chartPalette[0];
  if (!row) throw new RangeError('the chart palette is empty');
  return theme === 'light' ? row[0] : row[1];
}

/** `#rrggbb`, for a canvas. */
export function chartHexOf(index: number, theme: ThemeName): string {
  return toHex(chartColorOf(index, theme));
}
