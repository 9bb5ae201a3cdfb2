import { describe, expect, it } from 'vitest';
import { createSafeStorage } from './storage.ts';

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

describe('EMB-3 storage that is shared with the page of a partner', () => {
  it('reads, writes and clears keys of our own only', () => {
    const storage = createStorage({ token: 'of the partner' });
    const ours = createSafeStorage(() => storage, 'drawbridge:');
    expect(ours.get('token')).toBeUndefined();
    ours.set('token', 'ours');
    expect([ours.get('token'), storage.getItem('token')]).toEqual(['ours', 'of the partner']);
    ours.clear();
    expect(ours.get('token')).toBeUndefined();
    expect(storage.getItem('token')).toBe('of the partner');
  });
});
