import { isInGamut, toContrast } from '@drawbridge/pictures';
import { describe, expect, it } from 'vitest';
import { brandColorOf, brands, toPublicVars } from './brands.ts';
import { type ColorName, colorOf, pairs, palette } from './palette.ts';

const names = Object.keys(palette) as ColorName[];
const looks = Object.entries(brands).flatMap(([name, brand]) =>
  (['light', 'dark'] as const).map((theme) => ({ name, theme, brand })),
);

describe.each(looks)('EMB-16 the brand $name in $theme', ({ brand, theme }) => {
  it.each(pairs)('$front on $back is legible as $kind', ({ front, back, kind }) => {
    const ratio = toContrast(brandColorOf(front, theme, brand), brandColorOf(back, theme, brand));
    expect(ratio).toBeGreaterThanOrEqual(kind === 'shape' ? 3 : 4.5);
  });
  it('the brand is inside sRGB', () => {
    expect(names.filter((name) => !isInGamut(brandColorOf(name, theme, brand)))).toEqual([]);
  });
});

describe('EMB-16 a brand', () => {
  it('a brand changes nothing in high contrast', () => {
    for (const brand of Object.values(brands))
      for (const name of names)
        expect(brandColorOf(name, 'contrast', brand)).toEqual(colorOf(name, 'contrast'));
  });
  it('a brand consists of public properties only, with both schemes in each color', () => {
    const vars = toPublicVars({
      title: 'Sample',
      colors: {
        primaryHover: [
          [0.4, 0.1, 20],
          [0.6, 0.1, 20],
        ],
      },
      radii: { md: '3px' },
      fonts: { sans: 'system-ui' },
    });
    expect(vars).toEqual({
      '--drawbridge-color-primary-hover': 'light-dark(oklch(0.4 0.1 20), oklch(0.6 0.1 20))',
      '--drawbridge-radius-md': '3px',
      '--drawbridge-font-sans': 'system-ui',
    });
  });
});
