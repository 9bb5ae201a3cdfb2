import { isInGamut, toContrast } from '@drawbridge/pictures';
import { describe, expect, it } from 'vitest';
import { type ColorName, colorOf, pairs, palette, type ThemeName } from './palette.ts';

const themes: ThemeName[] = ['light', 'dark', 'contrast'];

describe.each(themes)('%s theme', (theme) => {
  it.each(pairs)('$front on $back is legible as $kind', ({ front, back, kind }) => {
    const least = kind === 'shape' ? 3 : theme === 'contrast' ? 7 : 4.5;
    expect(toContrast(colorOf(front, theme), colorOf(back, theme))).toBeGreaterThanOrEqual(least);
  });

  it.each(Object.keys(palette) as ColorName[])('%s is inside sRGB', (name) => {
    expect(isInGamut(colorOf(name, theme))).toBe(true);
  });
});
