/** Longer than a session lasts, so that no tab can still hold the token. */
const KEPT_MS = 31 * 86_400_000;
const DATABASE = 'drawbridge';
const STORE = 'spentTokens';
const BY_TIME = 'at';

type Tokens = readonly (string | undefined)[];

/**
 * Identity and refresh tokens that were replaced or whose session ended. Unlike local storage, every tab immediately
 * sees what another tab added.
 */
export interface SpentTokens {
  /** True when one of the tokens is spent. */
  has(...tokens: Tokens): Promise<boolean>;
  add(...tokens: Tokens): Promise<void>;
  remove(...tokens: Tokens): Promise<void>;
}

/**
 * Stores digests in IndexedDB. If IndexedDB is unavailable (blocked, full, no https), no token counts as spent, and the
 * server decides.
 */
export function createSpentTokens(nowMs: () => number = Date.now): SpentTokens {
  async function run<T>(
    mode: IDBTransactionMode,
    tokens: Tokens,
    act: (store: IDBObjectStore, digest: string) => IDBRequest<T>,
  ): Promise<T[]> {
    if (typeof indexedDB === 'undefined' || !globalThis.crypto.subtle) return [];
    try {
      const digests = await Promise.all(tokens.filter((token) => token !== undefined).map(toDigest));
      const database = await open();
      try {
        const transaction = database.transaction(STORE, mode);
        const store = transaction.objectStore(STORE);
        const requests = digests.map((digest) => act(store, digest));
        await new Promise<void>((resolve, reject) => {
          transaction.addEventListener('complete', () => resolve());
          transaction.addEventListener('abort', () =>
            reject(transaction.error ?? new DOMException('aborted', 'AbortError')),
          );
        });
        return requests.map(({ result }) => result);
      } finally {
        database.close();
      }
    } catch (error) {
      if (error instanceof DOMException) return [];
      throw error;
    }
  }

  return {
    has: async (...tokens) =>
      (await run('readonly', tokens, (store, digest) => store.count(digest))).includes(1),
    async add(...tokens) {
      await run('readwrite', tokens, (store, digest) => {
        removeOld(store, nowMs() - KEPT_MS);
        return store.put({ digest, [BY_TIME]: nowMs() });
      });
    },
    async remove(...tokens) {
      await run('readwrite', tokens, (store, digest) => store.delete(digest));
    },
  };
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.addEventListener('upgradeneeded', () =>
      request.result.createObjectStore(STORE, { keyPath: 'digest' }).createIndex(BY_TIME, BY_TIME),
    );
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      reject(request.error ?? new DOMException('not opened', 'UnknownError')),
    );
  });
}

function removeOld(store: IDBObjectStore, beforeMs: number) {
  const request = store.index(BY_TIME).openCursor(IDBKeyRange.upperBound(beforeMs));
  request.addEventListener('success', () => {
    request.result?.delete();
    request.result?.continue();
  });
}

async function toDigest(token: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
