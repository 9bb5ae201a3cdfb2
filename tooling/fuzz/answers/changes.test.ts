import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHANGES, listPlaces, toChanged, writeWith } from './changes.ts';

const DOCUMENT = { id: 'a', list: [{ name: 'b' }, 7], own: { deep: { text: 'c' } } };

describe('documents with one fault', () => {
  it('every field and entry is a place for a fault, at any depth', () => {
    expect(listPlaces(DOCUMENT).map((place) => place.join('.'))).toEqual([
      '',
      'id',
      'list',
      'list.0',
      'list.0.name',
      'list.1',
      'own',
      'own.deep',
      'own.deep.text',
    ]);
  });

  it.each([
    [['own', 'deep', 'text'], '[1]', '{"id":"a","list":[{"name":"b"},7],"own":{"deep":{"text":[1]}}}'],
    [['list', 0], '', '{"id":"a","list":[7],"own":{"deep":{"text":"c"}}}'],
    [['own'], '', '{"id":"a","list":[{"name":"b"},7]}'],
    [[], '', ''],
  ])('the document differs only at %j', (place, text, expected) => {
    expect(writeWith(DOCUMENT, place, text)).toBe(expected);
  });

  it('the faults are of each kind now and then', () => {
    const kinds = fc.sample(toChanged(DOCUMENT), { seed: 1, numRuns: 600 }).map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(CHANGES));
  });

  it.each([[{}], [[]], ['text'], [null], [5]])('the document can also be %j', (document) => {
    expect(fc.sample(toChanged(document), { seed: 2, numRuns: 100 })).toHaveLength(100);
  });
});
