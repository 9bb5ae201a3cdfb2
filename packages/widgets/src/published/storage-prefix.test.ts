import { expect, it } from 'vitest';
import { withPrefix } from './storage-prefix.ts';

/** As in a browser, the keys are properties of the storage itself. */
function createStorage(values: Record<string, string>): Storage {
  const methods = {
    getItem: (key: string) => values[key] ?? null,
    setItem: (key: string, value: string) => void (values[key] = value),
    removeItem: (key: string) => void delete values[key],
  };
  return new Proxy(values, {
    get: (_, key) => methods[key as keyof typeof methods] ?? values[String(key)],
  }) as unknown as Storage;
}

it('EMB-3 only our own keys are read, written and cleared in storage shared with the page', () => {
  const storage = createStorage({ token: 'of the partner' });
  const ours = withPrefix(storage, 'drawbridge:');
  expect(ours.getItem('token')).toBeNull();
  ours.setItem('token', 'ours');
  expect([ours.getItem('token'), storage.getItem('token')]).toEqual(['ours', 'of the partner']);
  expect([ours.length, ours.key(0)]).toEqual([1, 'token']);
  ours.clear();
  expect([ours.getItem('token'), storage.getItem('token')]).toEqual([null, 'of the partner']);
});
