import { listLabs } from '@drawbridge/contracts/practice';
import { describe, expect, it } from 'vitest';
import { createFakeServer } from '../../testing/index.ts';
import { createLabListStore } from './labs.ts';

describe('the list of labs', () => {
  it('is asked for once by several rows of a page, and again by the next page', async () => {
    let calls = 0;
    const { client } = createFakeServer([
      [
        listLabs,
        () => {
          calls += 1;
          return { data: { items: [] } };
        },
      ],
    ]);
    const store = createLabListStore({ client });
    await Promise.all([store.load(), store.load()]);
    expect([calls, store.labs.value.state]).toEqual([1, 'ready']);
    await store.load();
    expect(calls).toBe(2);
  });
});
