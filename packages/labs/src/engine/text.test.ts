import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildEngine, buildProgram } from '../testing/build-lab.ts';
import { cleanText, cleanTexts, cutText, cutTextStart, shortenText } from './text.ts';

const EMOJI = '\u{1F600}';

describe('a truncated text', () => {
  it('a truncated text never ends or begins with half of a surrogate pair', () => {
    expect([cutText(`a${EMOJI}`, 2), cutText(`a${EMOJI}`, 3)]).toEqual(['a', `a${EMOJI}`]);
    expect([cutTextStart(`${EMOJI}a`, 2), cutTextStart(`${EMOJI}a`, 3)]).toEqual(['a', `${EMOJI}a`]);
    expect(shortenText(EMOJI.repeat(3), 4)).toBe(`${EMOJI}…`);
  });

  it('a truncated text stays well-formed and within its limit, wherever it is cut', () => {
    const texts = fc.string({ unit: 'binary', maxLength: 30 });
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 40 }), (text, max) => {
        for (const cut of [cutText(text, max), cutTextStart(text, max), shortenText(text, max)]) {
          expect(cut.isWellFormed()).toBe(true);
          expect(cut.length).toBeLessThanOrEqual(max);
          expect(cut.length).toBeGreaterThanOrEqual(Math.min(text.length, max) - 1);
        }
      }),
    );
  });

  it('a truncated text does not change when it is truncated again', () => {
    const once = shortenText(EMOJI.repeat(300), 101);
    expect(shortenText(once, 101)).toBe(once);
  });

  it('a truncated text is also well-formed when the guest truncates it', async () => {
    const engine = await buildEngine();
    const image = engine.prepare(
      buildProgram(`app.get('/', (req, res) => { console.log('x' + '${EMOJI}'.repeat(4000)); res.send('ok'); });
        app.get('/throw', () => { throw new Error('${EMOJI}'.repeat(4000)); });`),
    );
    const session = engine.open(image);
    const texts = ['/', '/throw']
      .flatMap((url) => session.request({ method: 'GET', url }).events)
      .map((event) => (event.kind === 'log' ? event.text : event.kind === 'fault' ? event.message : ''));
    session.close();
    expect(texts).toHaveLength(2);
    for (const text of texts) expect([text.isWellFormed(), text.includes('\ufffd')]).toEqual([true, false]);
  });
});

describe('a sanitized text', () => {
  it('a sanitized text contains neither NUL nor half of a surrogate pair, and is as long as before', () => {
    expect(cleanText('a\0b\ud83dc')).toBe('a\ufffdb\ufffdc');
    expect(cleanText(`${EMOJI}é\n`)).toBe(`${EMOJI}é\n`);
  });

  it('every string of a value is replaced, including keys of objects', () => {
    expect(cleanTexts({ 'a\0': ['\ud83d', { b: '\0' }], c: 1, d: null, e: true })).toEqual({
      'a\ufffd': ['\ufffd', { b: '\ufffd' }],
      c: 1,
      d: null,
      e: true,
    });
  });
});
