import type { StoreEntry, StoreName, StoreOf, StoreParams } from '@drawbridge/client';
import { useSignals } from '@preact/signals-react/runtime';
import { use, useEffect, useState } from 'react';
import { useDrawbridge } from './DrawbridgeProvider.tsx';

/**
 * Returns a store of the page. It suspends until the store's code has loaded, and renders again when a signal read from
 * it changes. A store with a parameter is made for the components that use it and disposed with the last of them.
 */
export function useStore<Name extends StoreName>(name: Name, ...params: StoreParams<Name>): StoreOf<Name> {
  const { stores } = useDrawbridge();
  const key = JSON.stringify([name, ...params]);
  const find = () => ({ stores, key, entry: stores.find(name, ...params) });
  // Held in state: the store of a component stays the same, also when the session ends before the component does.
  const [held, setHeld] = useState(find);
  let current = held;
  if (held.key !== key || held.stores !== stores) {
    current = find();
    setHeld(current);
  }
  const { entry } = current;
  useEffect(() => entry.hold(), [entry]);
  // Called on every render: React warns of a component that suspended with `use` and finishes without it.
  const store = use(toSettled(entry));
  useSignals();
  return store;
}

/** React reads a promise with these two fields without suspending; for any other it first waits for a microtask. */
function toSettled<Store>({ store, promise }: StoreEntry<Store>): Promise<Store> {
  return store === undefined ? promise : Object.assign(promise, { status: 'fulfilled', value: store });
}
