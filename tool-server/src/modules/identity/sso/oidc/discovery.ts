import * as client from 'openid-client';
import type { Clock } from '../../../../platform/clock.ts';
import type { OidcProvider } from '../providers.ts';

const FRESH_MS = 3_600_000;
/** While a provider is down its last good metadata is used. */
const STALE_MS = 24 * 3_600_000;
const MAX_CACHED = 500;

interface Discovered {
  metadata: client.ServerMetadata;
  readAt: number;
}

export interface Discovery {
  /** The metadata of a provider; rejects when it cannot be reached or names another issuer. */
  read(provider: OidcProvider): Promise<client.ServerMetadata>;
  /** Reads it now, for an administrator who has just changed something there. */
  readNow(provider: OidcProvider): Promise<client.ServerMetadata>;
}

/** Reads a provider's metadata once an hour, and once for all sign-ins at the same time. */
export function createDiscovery(deps: {
  fetch: client.CustomFetch;
  clock: Clock;
  allowHttp: boolean;
}): Discovery {
  const { fetch, clock, allowHttp } = deps;
  const cached = new Map<string, Discovered>();
  const reading = new Map<string, Promise<client.ServerMetadata>>();

  async function load({ issuer, clientId }: OidcProvider): Promise<client.ServerMetadata> {
    const now = clock.now().getTime();
    const found = await client.discovery(new URL(issuer), clientId, undefined, client.None(), {
      [client.customFetch]: fetch,
      execute: allowHttp ? [client.allowInsecureRequests] : [],
    });
    const metadata = found.serverMetadata();
    // The library makes exceptions for some providers here; a link of identities needs the exact issuer.
    if (metadata.issuer !== issuer) throw new Error('the provider names another issuer');
    cached.delete(issuer);
    cached.set(issuer, { metadata, readAt: now });
    const [oldest] = cached.keys();
    if (cached.size > MAX_CACHED && oldest !== undefined) cached.delete(oldest);
    return metadata;
  }

  return {
    readNow: load,
    async read(provider) {
      const { issuer } = provider;
      const found = cached.get(issuer);
      const age = found ? clock.now().getTime() - found.readAt : Number.POSITIVE_INFINITY;
      if (found && age < FRESH_MS) return found.metadata;
      let loading = reading.get(issuer);
      if (!loading) {
        loading = load(provider).finally(() => reading.delete(issuer));
        reading.set(issuer, loading);
      }
      try {
        return await loading;
      } catch (error) {
        if (found && age < STALE_MS) return found.metadata;
        throw error;
      }
    },
  };
}
