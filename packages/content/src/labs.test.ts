import { join } from 'node:path';
import { loadLab, loadLabs, toPack } from '@drawbridge/labs/grade';
import { describe, expect, it } from 'vitest';
import { labsRoots } from './labs.ts';
import { loadCatalogue } from './load.ts';
import { WEAKNESSES } from './weaknesses.ts';

const labs = loadLabs(labsRoots);
const ids = labs.map(({ pack }) => pack.lab_id);

/** `npm run lab -- verify`, a step of `npm test`, proves the claims about each of them. */
describe('Labs, challenges and playgrounds', () => {
  it('each lab has its own id', () => {
    expect(new Set(ids).size).toBe(ids.length);
  });
  it('LAB-7, LAB-8 there are at least fourteen labs, ten challenges and two playgrounds', () => {
    const count = (type: string) => labs.filter(({ pack }) => pack.type === type).length;
    expect(count('lab')).toBeGreaterThanOrEqual(14);
    expect(count('challenge')).toBeGreaterThanOrEqual(10);
    expect(count('playground')).toBeGreaterThanOrEqual(2);
  });
  it('challenges take at most twenty minutes', () => {
    const long = labs.filter(({ pack }) => pack.type === 'challenge' && pack.minutes > 20);
    expect(long.map(({ pack }) => pack.lab_id)).toEqual([]);
  });
  it('each weakness has a name under which labs are found', () => {
    const used = labs.flatMap(({ pack }) => pack.cwe);
    expect(used.filter((id) => WEAKNESSES[id] === undefined)).toEqual([]);
    expect(Object.keys(WEAKNESSES).filter((id) => !used.includes(id))).toEqual([]);
  });
  it('labs are in learning order, and each place is used once', () => {
    const places = labs.map(({ pack, order }) => `${pack.type} ${order}`);
    expect(new Set(places).size).toBe(places.length);
    const inOrder = labs.filter(({ pack }) => pack.type === 'lab').map(({ pack }) => pack.lab_id);
    expect(inOrder.indexOf('l2-the-button-was-hidden')).toBeLessThan(
      inOrder.indexOf('l12-comments-that-run'),
    );
  });
  it('a lab has the same title and minutes in a course and on its own', () => {
    const shown = loadCatalogue()
      .courses.flatMap(({ subjects }) => subjects.flatMap(({ items }) => items))
      .flatMap((item) =>
        item.object_type === 'lab'
          ? [{ id: item.lab_id, title: item.title, minutes: item.ttl_seconds / 60 }]
          : [],
      );
    expect(shown.length).toBeGreaterThan(0);
    for (const { id, title, minutes } of shown)
      expect(labs.find(({ pack }) => pack.lab_id === id)?.pack).toMatchObject({ title, minutes });
  });
});

/** The stories of the widgets show a real lab: its pack is stored beside them, because they may not load content. */
const STORED_PACK = join(import.meta.dirname, '../../lab-workspace/src/testing/l1-pack.json');

describe('the pack of L1 for stories', () => {
  it('the pack equals what the loader returns', async () => {
    const pack = toPack(loadLab(join(import.meta.dirname, '../labs/l1-someone-elses-invoice')));
    await expect(
      `${JSON.stringify(pack, null, 2)}\n`,
      'l1-pack.json is not the lab any more. Write it anew: npx vitest run --project unit packages/content/src/labs.test.ts -u',
    ).toMatchFileSnapshot(STORED_PACK);
  });
});
