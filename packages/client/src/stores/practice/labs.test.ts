import { listLabs } from '@drawbridge/contracts/practice';
import { describe, expect, it } from 'vitest';
import { createFakeServer } from '../../testing/index.ts';
import { createLabListStore } from './labs.ts';

describe('the list of labs', () => {
  it('several rows of a page request the list once, and the next page requests it again', async () => {
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
