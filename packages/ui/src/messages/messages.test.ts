import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  applyLocale,
  currentLocale,
  currentTimeZone,
  dateFormat,
  defineMessages,
  directionOf,
  formatLocale,
  setLocale,
  setTimeZone,
  subscribeToLocale,
} from './index.ts';
import { PSEUDO_LOCALE, toPseudo } from './pseudo.ts';

const messages = defineMessages('sample', {
  title: { text: 'Course {name}', description: 'Title' },
  open: { text: 'Open' },
});
const german = { 'sample.title': 'Kurs {name}' };

describe('texts in a locale', () => {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  beforeEach(() => report.mockClear());
  afterEach(() => setLocale('en'));

  it('texts are the English ones of the source until a locale is set', () => {
    expect([currentLocale(), messages.title.text]).toEqual(['en', 'Course {name}']);
  });
  it('texts come from the catalogue, and missing ones from English', () => {
    setLocale('de', german);
    expect([currentLocale(), messages.title.text, messages.open.text]).toEqual(['de', 'Kurs {name}', 'Open']);
  });
  it('texts are English again when the locale is', () => {
    setLocale('de', german);
    setLocale('en');
    expect(messages.title.text).toBe('Course {name}');
  });
  it('an empty translation does not make a text empty', () => {
    setLocale('de', { 'sample.open': '' });
    expect(messages.open.text).toBe('Open');
  });
  it('texts keep the id of their own table when another table lists them', () => {
    const other = defineMessages('other', { ...messages, open: { text: 'Open it' } });
    setLocale('de', { ...german, 'other.title': 'wrong', 'other.open': 'Öffnen' });
    expect([other.title.text, other.open.text, messages.open.text]).toEqual([
      'Kurs {name}',
      'Öffnen',
      'Open',
    ]);
  });
  it('texts of a region are those of the catalogue given with it', () => {
    setLocale('de-AT', german);
    expect([currentLocale(), messages.title.text]).toEqual(['de-AT', 'Kurs {name}']);
  });

  it('texts are English for a locale without a catalogue, and the console says so once', () => {
    setLocale('de', german);
    setLocale('nl');
    setLocale('nl');
    expect([currentLocale(), messages.title.text]).toEqual(['en', 'Course {name}']);
    expect(report.mock.calls).toEqual([
      ['Drawbridge: there are no messages for the locale "nl". The texts are English.'],
    ]);
  });
  it('texts are English for an invalid language tag, even with a catalogue', () => {
    setLocale('not a locale!', german);
    expect([currentLocale(), messages.title.text]).toEqual(['en', 'Course {name}']);
    expect(report).toHaveBeenCalledTimes(1);
  });
  it('texts for English of any region need no catalogue', () => {
    setLocale('en-GB');
    expect(currentLocale()).toBe('en-GB');
    expect(report).not.toHaveBeenCalled();
  });
});

describe('a locale change', () => {
  afterEach(() => setLocale('en'));

  it('a locale change is sent to followers until they stop', () => {
    const told = vi.fn();
    const stop = subscribeToLocale(told);
    setLocale('de', german);
    setLocale('de', german);
    stop();
    setLocale('en');
    expect(told).toHaveBeenCalledTimes(1);
  });
  it('a locale change is not sent when a provider applies it to its own tree', () => {
    const told = vi.fn();
    const stop = subscribeToLocale(told);
    applyLocale('de', german);
    stop();
    expect([told.mock.calls.length, messages.title.text]).toEqual([0, 'Kurs {name}']);
  });
});

describe('dates, numbers and direction', () => {
  afterEach(() => setLocale('en'));

  it("dates and numbers follow the page's language if the reader has another one", () => {
    setLocale('de', german);
    expect(new Intl.NumberFormat(formatLocale()).format(1234.5)).toBe('1.234,5');
  });
  it("dates and numbers follow the region of a reader who speaks the page's language", () => {
    const own = new Intl.DateTimeFormat().resolvedOptions();
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...own, locale: 'en-GB' });
    expect(formatLocale()).toBe('en-GB');
    setLocale('de', german);
    expect(formatLocale()).toBe('de');
    vi.restoreAllMocks();
  });
  it('the direction is right to left where the script is', () => {
    expect(['ar', 'he-IL', 'fa', 'de', 'en-XA', '?'].map(directionOf)).toEqual([
      'rtl',
      'rtl',
      'rtl',
      'ltr',
      'ltr',
      'ltr',
    ]);
  });
});

describe('the pseudo-locale', () => {
  it('the pseudo-locale has accents and brackets, is a third longer, and keeps its placeholders', () => {
    const text = toPseudo('Add {title} to favorites');
    expect(text).toBe('[Åðð {title} ţö ƒåṽöŕîţéš~~~~~~]');
  });
  it('the pseudo-locale is made from every English text, and its dates are English', () => {
    setLocale(PSEUDO_LOCALE, toPseudo);
    expect(messages.open.text).toBe('[Öþéñ~~]');
    expect(new Intl.NumberFormat(formatLocale()).format(1234.5)).toBe('1,234.5');
    setLocale('en');
  });
});

describe("the reader's time zone", () => {
  afterEach(() => setTimeZone(undefined));
  const at = new Date('2026-03-01T23:30:00.000Z');
  const day = (options: Intl.DateTimeFormatOptions) => dateFormat(options).format(at);

  it("the reader's time zone decides the day of an instant, unless another zone is named", () => {
    setTimeZone('Asia/Tokyo');
    expect(day({ day: 'numeric' })).toBe('2');
    expect(day({ day: 'numeric', timeZone: 'UTC' })).toBe('1');
  });
  it("the browser's time zone is used if the named one is unknown", () => {
    setTimeZone('Moon/Tranquility');
    expect(currentTimeZone()).toBeUndefined();
    expect(() => day({ day: 'numeric' })).not.toThrow();
  });
});
