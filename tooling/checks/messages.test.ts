import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  CATALOGUES,
  compareCatalogues,
  findRepeatedIds,
  readCatalogue,
  readEnglish,
  readIds,
  readLocales,
  sorted,
  type Texts,
  toCatalogue,
  toFeature,
} from './messages.ts';

/** What partners show: complete in every language that there is. */
const FOR_PARTNERS = [
  'closed',
  'copy',
  'course',
  'course/kind',
  'course-player',
  'element',
  'frame',
  'lab/list',
  'next-step',
  'preferences',
  'provider',
  'quiz',
  'review',
  'terms',
  'ui',
  'ui/breadcrumbs',
  'ui/code',
  'ui/progress',
  'ui/shell',
  'ui/status',
  'wishlist',
];
const english = await readEnglish();

describe('the tables of texts', () => {
  it('tables of texts define each text once', () => {
    expect(findRepeatedIds()).toEqual([]);
  });
  it('the check reads the texts that a table writes, not those that it takes from another table', () => {
    const table =
      "defineMessages('lab/tests', { ...shared, 'tests.run': { text: 'Run' }, title: { text: 'Tests' } })";
    expect(readIds(table)).toEqual(['lab/tests.tests.run', 'lab/tests.title']);
  });
  it('the tables equal the English catalogue (write it with node tooling/commands/messages.ts)', () => {
    expect(readFileSync(path.join(CATALOGUES, 'en.json'), 'utf8')).toBe(toCatalogue(english));
  });
  it('the tables have the features that partners show', () => {
    const features = new Set(Object.keys(english).map(toFeature));
    expect(FOR_PARTNERS.filter((feature) => !features.has(feature))).toEqual([]);
  });
});

describe.each(readLocales())('the catalogue %s', (locale) => {
  const texts = readCatalogue(locale);
  const { missing, ...wrong } = compareCatalogues(english, texts);

  it('the catalogue has no id that no table has, no empty text, and the placeholders of each text', () => {
    expect(wrong).toEqual({ unknown: [], places: [], empty: [] });
  });
  it('the catalogue has every text that partners show', () => {
    expect(missing.filter((id) => FOR_PARTNERS.includes(toFeature(id)))).toEqual([]);
  });
  it('the catalogue is in the order of the English one', () => {
    expect(Object.keys(texts)).toEqual(Object.keys(sorted(texts)));
  });
});

describe('comparing catalogues', () => {
  const source: Texts = { 'a.one': 'One {name}', 'a.two': 'Two', 'a.three': '{x} of {y}' };
  it('the comparison lists what is missing, unknown and empty', () => {
    expect(compareCatalogues(source, { 'a.two': ' ', 'a.four': 'Vier', 'a.three': '{y} von {x}' })).toEqual({
      missing: ['a.one'],
      unknown: ['a.four'],
      places: [],
      empty: ['a.two'],
    });
  });
  it('the comparison lists a text with another placeholder', () => {
    expect(compareCatalogues(source, { ...source, 'a.one': 'Eins {Name}' }).places).toEqual(['a.one']);
  });
});
