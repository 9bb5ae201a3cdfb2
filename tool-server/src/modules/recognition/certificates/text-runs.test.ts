import { describe, expect, it } from 'vitest';
import { listParts } from './text-parts.ts';
import { loadText, toRuns } from './text-runs.ts';

async function load(text: string) {
  const loaded = await loadText(text, 'strong');
  if (!loaded) throw new Error(`${text} has no font`);
  return loaded;
}
const showRuns = async (text: string) => toRuns(await load(text)).map(({ text: run }) => run);
const listFonts = async (text: string) => [
  ...new Set((await load(text)).faces.map(({ font }) => font.postscriptName.split('-')[0])),
];

describe('the runs of a text', () => {
  it.each([
    ['a name from right to left', 'דנה כהן', ['כהן', ' ', 'דנה']],
    ['letters from left to right after others', 'דנה Cohen', ['Cohen', ' ', 'דנה']],
    ['letters from right to left after others', 'Ali علي', ['Ali ', 'علي']],
    ['a number after letters from right to left', 'Ali علي 2', ['Ali ', '2', ' ', 'علي']],
    ['numbers in digits of the script', 'علي ۱۲ حسن', ['حسن', ' ', '۱۲', ' ', 'علي']],
    ['brackets are turned', 'علي (Ali) حسن', ['حسن', ' (', 'Ali', ') ', 'علي']],
    ['points stand at the left end', 'ليلى حسن.', ['.', 'حسن', ' ', 'ليلى']],
  ])('runs are in the order of the bidirectional algorithm: %s', async (_, text, runs) => {
    expect(await showRuns(text)).toEqual(runs);
  });

  it.each([
    ['Arabic', 'مُحَمَّدٌ'],
    ['Persian with a joiner', 'احمدی‌نژاد'],
    ['Devanagari', 'श्रीकृष्ण'],
    ['Sinhala with a joiner', 'ක්‍රිෂාන්ති'],
    ['Khmer', 'ស្រីមុំ'],
  ])('runs are as long as one font draws: %s', async (_, word) => {
    expect(await showRuns(word)).toEqual([word]);
  });

  it('the runs of a part are only those of its line', async () => {
    const text = await load('דנה כהן Levi');
    expect(toRuns(text, 4, 12).map(({ text: run }) => run)).toEqual(['Levi', ' ', 'כהן']);
  });
});

describe('Chinese characters', () => {
  it.each([
    ['alone in simplified forms', '王小明', ['NotoSansSC']],
    ['with kana in Japanese forms', '佐藤さくら', ['NotoSansJP']],
    ['with hangul in Korean forms', '金영재', ['NotoSansKR']],
    ['all in traditional forms where one has no other', '王小倯', ['NotoSansTC']],
  ])('Chinese characters are drawn %s', async (_, text, fonts) => {
    expect(await listFonts(text)).toEqual(fonts);
  });
});

describe('shaping of letters', () => {
  const listGlyphs = async (text: string) => {
    const [run, ...others] = toRuns(await load(text));
    if (!run || others.length > 0) throw new Error(`${text} has more than one run`);
    return run.face.font.layout(run.text).glyphs.map(({ id }) => id);
  };

  it('shaping joins Arabic letters', async () => {
    const joined = await listGlyphs('ححح');
    const [alone] = await listGlyphs('ح');
    expect(new Set(joined).size).toBe(3);
    expect(joined).not.toContain(alone);
  });

  it('shaping puts the first letter of right-to-left text at the right', async () => {
    expect(await listGlyphs('דנ')).toEqual([...(await listGlyphs('נ')), ...(await listGlyphs('ד'))]);
  });

  it.each([
    ['Devanagari', 'कि', 'क'],
    ['Khmer', 'ណែ', 'ណ'],
    ['Burmese', 'ကေ', 'က'],
    ['Tamil', 'கெ', 'க'],
  ])('shaping puts a vowel before its consonant: %s', async (_, syllable, consonant) => {
    const [glyph] = await listGlyphs(consonant);
    expect((await listGlyphs(syllable)).indexOf(glyph ?? 0)).toBe(1);
  });

  it('shaping draws a conjunct as fewer glyphs than letters', async () => {
    expect((await listGlyphs('क्ष')).length).toBeLessThan(3);
  });
});

describe('the parts of a line', () => {
  const split = (text: string) => listParts(text).map(({ start, end }) => text.slice(start, end));

  it('parts end only at spaces if a script has them', () => {
    expect(split("Jean-Luc O'Brien (Ali)")).toEqual(['Jean-Luc', "O'Brien", '(Ali)']);
  });
  it('parts end between the words of a script without spaces', () => {
    expect(split('ความปลอดภัย OWASP')).toEqual(['ความ', 'ปลอดภัย', 'OWASP']);
  });
});
