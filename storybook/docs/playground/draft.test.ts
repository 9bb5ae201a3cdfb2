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

describe('EMB-16 a draft of a brand', () => {
  it('is empty CSS until something is changed', () => {
    expect(toCss(EMPTY)).toBe('/* Nothing is changed yet. */');
  });
  it('is public properties with both schemes', () => {
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
  it('leaves the other scheme as it was', () => {
    const draft = withColor(withColor(EMPTY, 'text', 'dark', '#ffffff'), 'text', 'light', '#000000');
    expect(draft.colors.text).toEqual({ light: '#000000', dark: '#ffffff' });
  });
  it('begins with a sample brand', () => {
    expect(toCss(toDraft(brands.alder))).toContain('--drawbridge-color-primary: light-dark(#');
  });
  it('shows ours for what it leaves out, whatever the page has set', () => {
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
  ])('of %s on %s is %d', (one, other, ratio) => {
    expect(toHexContrast(one, other)).toBeCloseTo(ratio, 2);
    expect(toHexContrast(other, one)).toBeCloseTo(ratio, 2);
  });
  it('is that of the pair that is worst off', () => {
    const pale = withColor(EMPTY, 'primary', 'light', '#88bbff');
    expect(findWorst(EMPTY, 'primary', 'light')).toSatisfy(({ ratio, least }) => ratio >= least);
    expect(findWorst(pale, 'primary', 'light')).toMatchObject({ front: 'onPrimary', least: 4.5 });
    expect(findWorst(pale, 'primary', 'light')?.ratio).toBeLessThan(2.1);
  });
  it('is asked of whole colours only', () => {
    expect(['#12345', 'red', '#1234567', '#abcdef', '#ABCDEF'].map(isHex)).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
  });
});
