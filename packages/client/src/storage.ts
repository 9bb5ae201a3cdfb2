/** Browser storage that never throws. In a frame with blocked storage, even accessing it throws. */
export interface SafeStorage {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  remove(key: string): void;
  clear(): void;
  /** False when values last only as long as the page. */
  isKept: boolean;
}

function createMemoryStorage(): SafeStorage {
  const values = new Map<string, string>();
  return {
    isKept: false,
    get: (key) => values.get(key),
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}

/** Wraps `localStorage` or `sessionStorage`; falls back to memory if it is blocked or full. */
export function createSafeStorage(open: () => Storage): SafeStorage {
  let storage: Storage;
  try {
    storage = open();
    storage.getItem('');
  } catch {
    return createMemoryStorage();
  }
  const overflow = createMemoryStorage();
  return {
    isKept: true,
    get: (key) => overflow.get(key) ?? storage.getItem(key) ?? undefined,
    set(key, value) {
      try {
        storage.setItem(key, value);
        overflow.remove(key);
      } catch {
        overflow.set(key, value);
      }
    },
    remove(key) {
      overflow.remove(key);
      storage.removeItem(key);
    },
    clear() {
      overflow.clear();
      storage.clear();
    },
  };
}
