import { brands } from '@drawbridge/ui/brands';
import { describe, expect, it } from 'vitest';
import {
  EMPTY,
  findWorst,
  hexIn,
  isHex,
  toCss,
  toDraft,
  toHexContrast,
  toPreviewStyle,
  withColor,
} from './draft.ts';

describe('EMB-16 a brand draft', () => {
  it('a draft is empty CSS until something is changed', () => {
    expect(toCss(EMPTY)).toBe('/* Nothing is changed yet. */');
  });
  it('a draft consists of public properties with both schemes', () => {
    const draft = {
      ...withColor(EMPTY, 'primary', 'light', '#123456'),
      radiusPx: 10,
      font: 'Georgia, serif',
    };
    expect(toCss(draft)).toBe(
      `:root {
  --drawbridge-color-primary: light-dark(#123456, ${hexIn(EMPTY, 'primary', 'dark')});
  --drawbridge-radius-sm: 5px;
  --drawbridge-radius-md: 10px;
  --drawbridge-radius-lg: 15px;
  --drawbridge-font-sans: Georgia, serif;
}`,
    );
  });
  it('a change leaves the other scheme unchanged', () => {
    const draft = withColor(withColor(EMPTY, 'text', 'dark', '#ffffff'), 'text', 'light', '#000000');
    expect(draft.colors.text).toEqual({ light: '#000000', dark: '#ffffff' });
  });
  it('a draft begins with a sample brand', () => {
    expect(toCss(toDraft(brands.alder))).toContain('--drawbridge-color-primary: light-dark(#');
  });
  it('our values are shown where the draft has none, whatever the page has set', () => {
    const style = toPreviewStyle(withColor(EMPTY, 'primary', 'light', '#123456'));
    expect(style['--drawbridge-color-text']).toBe('initial');
    expect(style['--drawbridge-color-primary']).toContain('#123456');
  });
});

describe('the contrast shown', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#ffffff', 4.54],
  ])('the contrast of %s on %s is %d', (one, other, ratio) => {
    expect(toHexContrast(one, other)).toBeCloseTo(ratio, 2);
    expect(toHexContrast(other, one)).toBeCloseTo(ratio, 2);
  });
  it('the contrast shown is that of the worst pair', () => {
    const pale = withColor(EMPTY, 'primary', 'light', '#88bbff');
    expect(findWorst(EMPTY, 'primary', 'light')).toSatisfy(({ ratio, least }) => ratio >= least);
    expect(findWorst(pale, 'primary', 'light')).toMatchObject({ front: 'onPrimary', least: 4.5 });
    expect(findWorst(pale, 'primary', 'light')?.ratio).toBeLessThan(2.1);
  });
  it('the contrast is computed for complete colors only', () => {
    expect(['#12345', 'red', '#1234567', '#abcdef', '#ABCDEF'].map(isHex)).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
  });
});
