import { signal } from '@preact/signals-react';
import type { CreateStore, StoreDeps } from './stores/base/define-store.ts';
import { COMPANY_STORES } from './stores/company/index.ts';
import { IDENTITY_STORES } from './stores/identity/index.ts';
import { INTEGRATION_STORES } from './stores/integration/index.ts';
import { KERNEL_STORES } from './stores/kernel/index.ts';
import { LEARNING_STORES } from './stores/learning/index.ts';
import { OPERATIONS_STORES } from './stores/operations/index.ts';
import { PRACTICE_STORES } from './stores/practice/index.ts';
import { RECOGNITION_STORES } from './stores/recognition/index.ts';
import type { ApiClient } from './transport/client.ts';

/** Every store of the client, by area. The code of a store is fetched on first use. */
const STORES = {
  ...KERNEL_STORES,
  ...IDENTITY_STORES,
  ...PRACTICE_STORES,
  ...LEARNING_STORES,
  ...RECOGNITION_STORES,
  ...COMPANY_STORES,
  ...INTEGRATION_STORES,
  ...OPERATIONS_STORES,
};

type Table = typeof STORES;
export type StoreName = keyof Table;
type CreateOf<Name extends StoreName> = Awaited<ReturnType<Table[Name]['load']>>;
export type StoreOf<Name extends StoreName> = ReturnType<CreateOf<Name>>;
export type StoreParams<Name extends StoreName> =
  Parameters<CreateOf<Name>> extends [unknown, ...infer Params] ? Params : [];
/** Stores without a parameter. */
export type PlainStoreName = { [Name in StoreName]: [] extends StoreParams<Name> ? Name : never }[StoreName];

/** A store of the registry: created or loading. */
export interface StoreEntry<Store> {
  /** Undefined until the store is created. */
  readonly store: Store | undefined;
  /** A failed promise stays failed, because each render would otherwise repeat the fetch endlessly. */
  readonly promise: Promise<Store>;
  /** Keeps the store for a component that uses it; returns a function that releases it. */
  hold(): () => void;
}

export interface StoreRegistry {
  /** Returns a store. If its code could not be fetched before, fetches it again. */
  open<Name extends StoreName>(name: Name, ...params: StoreParams<Name>): Promise<StoreOf<Name>>;
  /** Returns the same entry each time, for rendering. */
  find<Name extends StoreName>(name: Name, ...params: StoreParams<Name>): StoreEntry<StoreOf<Name>>;
  /** Returns the store if it is created. A component or effect that reads it re-runs when that changes. */
  loaded<Name extends PlainStoreName>(name: Name): StoreOf<Name> | undefined;
  /** Fetches the code of these stores; undefined when all of it is loaded. */
  preload(names: readonly StoreName[]): Promise<unknown> | undefined;
  /** Drops the stores that could not be fetched, so that the next use fetches them again. */
  forgetFailed(): void;
  /** Disposes of every store when the session ends. */
  drop(): void;
}

/** Thrown when the code of a store could not be fetched: the network is down, or a newer version was deployed. */
export class StoreUnavailable extends Error {
  constructor(name: StoreName, options: ErrorOptions) {
    super(`the store ${name} could not be fetched`, options);
    this.name = 'StoreUnavailable';
  }
}

interface Entry {
  lifetime: 'session' | 'use';
  store: unknown;
  promise: Promise<unknown>;
  hasFailed: boolean;
  holders: number;
  isDropped: boolean;
  hold(): () => void;
}

function dispose(store: unknown): void {
  if (typeof store === 'object' && store && 'dispose' in store && typeof store.dispose === 'function')
    store.dispose();
}

/** Creates the stores of one page, each once. */
export function createStoreRegistry(deps: {
  loadClient: () => Promise<ApiClient>;
  toStoreDeps: (client: ApiClient) => StoreDeps;
}): StoreRegistry {
  const entries = new Map<string, Entry>();
  const creators = new Map<StoreName, CreateStore>();
  /** Incremented on every creation and drop, so that readers of `loaded` re-run. */
  const changes = signal(0);
  let storeDeps: StoreDeps | undefined;

  async function loadCreator(name: StoreName): Promise<void> {
    const [client, create] = await Promise.all([deps.loadClient(), STORES[name].load()]);
    storeDeps ??= deps.toStoreDeps(client);
    creators.set(name, create);
  }

  /** Undefined while its code is not loaded. */
  function create(name: StoreName, params: readonly unknown[]): object | undefined {
    const creator = creators.get(name);
    return creator && storeDeps && creator(storeDeps, ...(params as never[]));
  }

  function makeEntry(key: string, name: StoreName, params: readonly unknown[]): Entry {
    const made = create(name, params);
    const entry: Entry = {
      lifetime: STORES[name].lifetime,
      store: made,
      promise: made ? Promise.resolve(made) : fetchStore(),
      hasFailed: false,
      holders: 0,
      isDropped: false,
      hold() {
        entry.holders += 1;
        let isHeld = true;
        return () => {
          if (!isHeld) return;
          isHeld = false;
          entry.holders -= 1;
          // Deferred: React may reuse in the same moment what it just released.
          if (entry.lifetime === 'use') queueMicrotask(() => entry.holders === 0 && dropEntry(key, entry));
        };
      },
    };

    async function fetchStore() {
      // The entry must be complete before the promise can settle.
      await Promise.resolve();
      try {
        await loadCreator(name);
        const store = create(name, params);
        if (!store) throw new Error(`the store ${name} cannot be made`);
        entry.store = store;
        if (entry.isDropped) dispose(store);
        changes.value += 1;
        return store;
      } catch (error) {
        entry.hasFailed = true;
        throw new StoreUnavailable(name, { cause: error });
      }
    }

    // Callers see a failure; a preload has no caller, and must not cause an unhandled rejection.
    entry.promise.catch(() => undefined);
    return entry;
  }

  function dropEntry(key: string, entry: Entry) {
    if (entry.isDropped) return;
    entry.isDropped = true;
    if (entries.get(key) === entry) entries.delete(key);
    dispose(entry.store);
  }

  function findEntry(name: StoreName, params: readonly unknown[], isRetry: boolean): Entry {
    const key = JSON.stringify([name, ...params]);
    const known = entries.get(key);
    if (known && !(isRetry && known.hasFailed)) return known;
    const entry = makeEntry(key, name, params);
    entries.set(key, entry);
    return entry;
  }

  return {
    open: <Name extends StoreName>(name: Name, ...params: StoreParams<Name>) =>
      findEntry(name, params, true).promise as Promise<StoreOf<Name>>,
    find: <Name extends StoreName>(name: Name, ...params: StoreParams<Name>) =>
      findEntry(name, params, false) as StoreEntry<StoreOf<Name>>,
    loaded<Name extends PlainStoreName>(name: Name) {
      void changes.value;
      return entries.get(JSON.stringify([name]))?.store as StoreOf<Name> | undefined;
    },
    preload(names) {
      const missing = names.filter((name) => !creators.has(name));
      return missing.length > 0 ? Promise.all(missing.map(loadCreator)) : undefined;
    },
    forgetFailed() {
      for (const [key, entry] of entries) if (entry.hasFailed) entries.delete(key);
    },
    drop() {
      for (const [key, entry] of entries) dropEntry(key, entry);
      changes.value += 1;
    },
  };
}
