import { describe, expect, it } from 'vitest';
import { toLatin, toSkeleton } from './look-alikes.ts';

describe('UTS 39 the skeleton of a text', () => {
  it.each([
    ['ａｄｍｉｎ', 'full width'],
    ['аdmіn', 'Cyrillic а and і'],
    ['АDМІN', 'Cyrillic capitals'],
    ['αdmιn', 'Greek'],
    ['𝐚𝒅𝓶𝖎𝚗', 'mathematical letters'],
    ['ᴀᴅᴍɪɴ', 'small capitals'],
    ['ádmïn', 'accents'],
    ['ad\u200bm\u00adin', 'letters that are not seen'],
    ['ADM1N', 'a digit'],
    ['adrnin', 'two letters as one'],
    ['AdmIn', 'case'],
    ['admln', 'l for i'],
  ])('the skeleton of %s is that of admin: %s', (text) => {
    expect(toSkeleton(text)).toBe(toSkeleton('admin'));
  });

  it.each(['amin', 'adminn', 'bdmin', 'Админ', 'badmin'])('the skeleton of %s is another one', (text) => {
    expect(toSkeleton(text)).not.toBe(toSkeleton('admin'));
  });

  it('scripts that do not resemble Latin stay distinct', () => {
    expect(new Set(['日本', '中国', 'ქართული', 'हिन्दी'].map(toSkeleton)).size).toBe(4);
  });
});

it('replacing look-alikes with Latin letters leaves ASCII unchanged', () => {
  expect(toLatin('flаg{1Il0O}')).toBe('flag{1Il0O}');
});
