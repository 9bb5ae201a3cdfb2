import { expect, it } from 'vitest';
import { loadNoto, OPEN_FACES } from './font-faces.ts';
import { type FontFile, findFiles } from './font-families.ts';

it('a font is opened once, and the least recently used is forgotten beyond the limit', async () => {
  const files = new Map<string, FontFile>();
  for (let letter = 0x4e00; files.size <= OPEN_FACES; letter += 1)
    for (const file of findFiles('noto-sans-sc', [letter], 'strong')) files.set(file.path, file);
  const [first, second, ...others] = [...files.values()];
  if (!first || !second) throw new Error('The font has too few files');
  const firstFace = await loadNoto(first);
  const secondFace = await loadNoto(second);
  expect(await loadNoto(first)).toBe(firstFace);
  for (const file of others) await loadNoto(file);
  expect(await loadNoto(first)).toBe(firstFace);
  expect(await loadNoto(second)).not.toBe(secondFace);
});

it('a font that could not be read is requested again', async () => {
  await expect(loadNoto({ path: '/no/such/font.woff2' })).rejects.toThrow('ENOENT');
  await expect(loadNoto({ path: '/no/such/font.woff2' })).rejects.toThrow('ENOENT');
});

it('a package that is not installed has no file', () => {
  expect(findFiles('noto-sans-none', [0x4e00], 'strong')).toEqual([]);
});
