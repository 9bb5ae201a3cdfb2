import { type Endpoint, toBaseAddresses } from '@drawbridge/contracts';
import { createDrawbridge, type Drawbridge, type DrawbridgeOptions } from '../drawbridge.ts';
import { createSafeStorage } from '../storage.ts';
import {
  createFakeServer,
  FAKE_ORIGIN,
  FAKE_TOKENS,
  type FakeHandler,
  type FakeServer,
} from './fake-server.ts';

export interface FakeDrawbridge {
  drawbridge: Drawbridge;
  server: FakeServer;
}

/** Creates storage that is empty for each story and test. */
const createMemoryStorage = () =>
  createSafeStorage(() => {
    throw new Error('stories and tests store nothing in the browser');
  });

/** Composes the page of a story or test: the real composition over a fake server, with a session that never ends. */
export function createFakeDrawbridge(
  handlers: readonly (readonly [Endpoint, FakeHandler])[] = [],
  options: Partial<DrawbridgeOptions> = {},
): FakeDrawbridge {
  const server = createFakeServer(handlers);
  const drawbridge = createDrawbridge({
    bases: toBaseAddresses(FAKE_ORIGIN),
    storage: createMemoryStorage(),
    tabStorage: createMemoryStorage(),
    tokens: FAKE_TOKENS,
    notify: () => undefined,
    fetch: server.fetch,
    ...options,
  });
  return { drawbridge, server };
}
