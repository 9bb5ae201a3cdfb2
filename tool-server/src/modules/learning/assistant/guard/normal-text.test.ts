import { describe, expect, it } from 'vitest';
import { createGuard } from './guard.ts';

const LINE = 'if (invoice.ownerId !== request.user.id) return refuse(404);';
const FLAG = 'flag{7kq2mzp9xw4hbn3ctr8vdg5jfa}';

const { isSecret } = createGuard([], undefined, [LINE]);

const toCodes = (text: string, radix = 10) => [...Buffer.from(text)].map((code) => code.toString(radix));
const alike: Record<string, string> = { a: 'а', c: 'с', e: 'е', i: 'і', o: 'о', p: 'р', x: 'х', y: 'у' };
const toCyrillic = (text: string) => text.replaceAll(/[aceiopxy]/g, (letter) => alike[letter] ?? letter);
const toWide = (text: string) =>
  text.replaceAll(/[!-~]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) + 0xfee0));

describe.each([
  ['a line of a solution', LINE],
  ['a flag', FLAG],
])('%s is found', (_what, secret) => {
  it.each<[string, string]>([
    ['as it is', secret],
    ['with Cyrillic letters', toCyrillic(secret)],
    ['in full width', toWide(secret)],
    ['in decimal codes', toCodes(secret).join(' ')],
    [
      'in decimal codes with commas, as a program has them',
      `String.fromCharCode(${toCodes(secret).join(', ')})`,
    ],
    [
      'as references of HTML',
      toCodes(secret)
        .map((code) => `&#${code};`)
        .join(''),
    ],
    [
      'as hexadecimal references of HTML',
      toCodes(secret, 16)
        .map((code) => `&#x${code};`)
        .join(''),
    ],
    [
      'as escapes',
      toCodes(secret, 16)
        .map((code) => `\\x${code}`)
        .join(''),
    ],
    [
      'as Unicode escapes',
      toCodes(secret, 16)
        .map((code) => `\\u00${code}`)
        .join(''),
    ],
    [
      'as a list of hexadecimal numbers',
      toCodes(secret, 16)
        .map((code) => `0x${code}`)
        .join(', '),
    ],
    ['with letters that are not seen', secret.split('').join('\u200b')],
    ['with hyphens', secret.split('').join('-')],
  ])('%s', (_how, text) => {
    expect(isSecret(`Here it is: ${text} and so on`)).toBe(true);
  });
});

it.each([
  'Use port 8080, then 443, 80, 22, 25, 110, 143, 993 and 995.',
  'The codes 65 66 67 68 69 70 71 72 73 stand for letters.',
  'Die Größe ist naïve — “quoted”.',
  'Проверьте владельца счёта перед ответом.',
])('an ordinary text is not a secret: %s', (text) => expect(isSecret(text)).toBe(false));
