import { describe, expect, it } from 'vitest';
import { ENGLISH, loadTranslations } from './load-translations.ts';

describe('EMB-8 the language requested by a host', () => {
  it('a language has its catalogue, in any region', async () => {
    const { locale, translations } = await loadTranslations('de-AT');
    expect(locale).toBe('de-AT');
    expect(translations).toMatchObject({ 'course.start': 'Starten', 'frame.signIn': 'Anmelden' });
  });
  it('the pseudo-locale is available for testing a page', async () => {
    expect((await loadTranslations('en-XA')).translations).toBeTypeOf('function');
  });
  it.each([undefined, '', 'nl', 'en-GB'])('the language is English for %j', async (wished) => {
    expect(await loadTranslations(wished)).toEqual(ENGLISH);
  });
});
