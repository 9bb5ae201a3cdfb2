import type { BaseAddresses } from '@drawbridge/contracts';
import { type ApiClient, type ClientOptions, createClient } from './client.ts';
import { createTransport } from './transport.ts';

/** Creates a client that calls these addresses. */
export function connectClient({
  bases,
  fetch = (...args) => globalThis.fetch(...args),
  ...options
}: Omit<ClientOptions, 'transport'> & {
  bases: BaseAddresses;
  fetch?: typeof globalThis.fetch;
}): ApiClient {
  return createClient({ ...options, transport: createTransport(bases, fetch) });
}
