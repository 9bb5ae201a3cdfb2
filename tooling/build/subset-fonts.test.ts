import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../root.ts';
import { readFontRules, toSubset } from './subset-fonts.ts';

const SHEET = path.join(ROOT, 'packages/ui/src/tokens/fonts.css');

const rule = (lines: string) => `@font-face { src: url('a.woff2') format('woff2'); ${lines} }`;

it('file, weights and characters of a rule are read, and a fallback without a file stays unchanged', () => {
  const sheet = `${rule('font-weight: 400 600; unicode-range: U+0041-0043, U+20AC;')} @font-face { src: local('Arial'); }`;
  expect(readFontRules(sheet)).toEqual([{ file: 'a.woff2', text: 'ABC€', weight: { min: 400, max: 600 } }]);
});

it.each([
  ['one weight', 'font-weight: 400; unicode-range: U+0041;'],
  ['no range', 'font-weight: 400 600;'],
])('a rule with %s is refused, naming its file', (_, lines) => {
  expect(() => readFontRules(rule(lines))).toThrow('a.woff2 needs');
});

it('every font of the sheet becomes less than two thirds of its size', async () => {
  const rules = readFontRules(readFileSync(SHEET, 'utf8'));
  expect(rules).toHaveLength(4);
  for (const one of rules) {
    const font = readFileSync(createRequire(SHEET).resolve(one.file));
    const subset = await toSubset(font, one);
    expect(subset.subarray(0, 4).toString()).toBe('wOF2');
    expect(subset.length, one.file).toBeLessThan((font.length * 2) / 3);
  }
});
