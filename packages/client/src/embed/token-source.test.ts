import { filterCourses } from '@drawbridge/contracts/learning';
import { describe, expect, it, vi } from 'vitest';
import { createFakeServer } from '../testing/index.ts';
import { createTokenSource } from './token-source.ts';

const LIST = { page: 1, per_page: 1 };

function open(fetchToken: () => Promise<{ token?: string }>) {
  const { client, carried } = createFakeServer(
    [[filterCourses, () => ({ data: { items: [] } })]],
    createTokenSource(fetchToken),
  );
  return { client, carried };
}

describe("EMB-13 tokens from a partner's server", () => {
  it('the first call requests a token, once for all that wait', async () => {
    const fetchToken = vi.fn(() => Promise.resolve({ token: 'one' }));
    const { client, carried } = open(fetchToken);
    expect(fetchToken).not.toHaveBeenCalled();
    await Promise.all([client.call(filterCourses, LIST), client.call(filterCourses, LIST)]);
    await client.call(filterCourses, LIST);
    expect(fetchToken).toHaveBeenCalledTimes(1);
    expect(carried).toEqual(['one', 'one', 'one']);
  });

  it('the next call requests a token again if it could not be fetched', async () => {
    const fetchToken = vi
      .fn(() => Promise.resolve({ token: 'one' }))
      .mockRejectedValueOnce(new Error('offline'));
    const { client, carried } = open(fetchToken);
    await client.call(filterCourses, LIST);
    await client.call(filterCourses, LIST);
    expect(carried).toEqual([null, 'one']);
  });
});
