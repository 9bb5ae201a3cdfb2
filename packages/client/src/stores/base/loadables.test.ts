import { describe, expect, it } from 'vitest';
import { createLoadables } from './loadables.ts';

/** Fetches that complete when the test says so. */
function later() {
  const asked: { id: string; resolve: (value: string) => void; reject: (error: Error) => void }[] = [];
  const fetchOne = (id: string) =>
    new Promise<string>((resolve, reject) => asked.push({ id, resolve, reject }));
  return { asked, fetchOne };
}

describe('items fetched by id', () => {
  it('an item is fetched once, however often it is opened', async () => {
    const { asked, fetchOne } = later();
    const { all, load } = createLoadables(fetchOne);
    const opening = load('a');
    void load('a');
    expect(all.value.get('a')).toEqual({ state: 'loading' });
    asked[0]?.resolve('A');
    await opening;
    await load('a');
    expect(all.value.get('a')).toEqual({ state: 'ready', value: 'A' });
    expect(asked.map(({ id }) => id)).toEqual(['a']);
  });

  it('an item that failed says why, and is fetched again when it is opened again', async () => {
    const { asked, fetchOne } = later();
    const { all, load } = createLoadables(fetchOne);
    const opening = load('a');
    asked[0]?.reject(new Error('no'));
    await opening;
    expect(all.value.get('a')?.state).toBe('problem');
    const again = load('a');
    expect(all.value.get('a')?.state).toBe('loading');
    asked[1]?.resolve('A');
    await again;
    expect(all.value.get('a')).toEqual({ state: 'ready', value: 'A' });
  });

  it('an item is fetched again while it is not final', async () => {
    const { asked, fetchOne } = later();
    const { all, load } = createLoadables(fetchOne, (value) => value === 'done');
    for (const value of ['waiting', 'done']) {
      const opening = load('a');
      asked.at(-1)?.resolve(value);
      await opening;
    }
    await load('a');
    expect([asked.length, all.value.get('a')]).toEqual([2, { state: 'ready', value: 'done' }]);
  });

  it('answers to requests sent before a clear are dropped', async () => {
    const { asked, fetchOne } = later();
    const { all, load, clear } = createLoadables(fetchOne);
    const opening = load('a');
    clear();
    asked[0]?.resolve('A');
    await opening;
    expect(all.value.size).toBe(0);
  });
});
