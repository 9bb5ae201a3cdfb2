import { createPublicKey, type JsonWebKeyInput, type KeyObject } from 'node:crypto';
import type { Clock } from '../../../platform/clock.ts';
import type { Send } from '../../../platform/http/send.ts';
import type { Log } from '../../../platform/log/log.ts';
import { isObject } from '../launch/claims.ts';
import { Refusal, refuse } from '../pages/refusals.ts';

const FRESH_MS = 3_600_000;
/** A key the set does not have makes us look again, but not faster than this: a forged `kid` costs nothing. */
const FORCED_MS = 30_000;
/** How long the last good keys serve while the platform's key address is down. */
const STALE_MS = 24 * 3_600_000;
const TIMEOUT_MS = 5_000;
const MAX_BYTES = 1_048_576;
const MIN_BITS = 2_048;

export interface KeySets {
  /** The key of a platform that `kid` names. Refuses with `key_unknown` or `key_set_unavailable`. */
  getKey(url: string, kid: string): Promise<KeyObject>;
}

interface KeySet {
  keys: Map<string, KeyObject>;
  readAt: number;
}

function readKey(jwk: unknown): [string, KeyObject] | undefined {
  if (!isObject(jwk) || jwk.kty !== 'RSA' || typeof jwk.kid !== 'string' || jwk.kid === '') return undefined;
  if ((jwk.use ?? 'sig') !== 'sig' || (jwk.alg ?? 'RS256') !== 'RS256') return undefined;
  const operations = jwk.key_ops;
  if (operations !== undefined && !(Array.isArray(operations) && operations.includes('verify')))
    return undefined;
  const { kty, n, e } = jwk as JsonWebKeyInput['key'];
  const key = createPublicKey({ key: { kty, n, e }, format: 'jwk' });
  return (key.asymmetricKeyDetails?.modulusLength ?? 0) >= MIN_BITS ? [jwk.kid, key] : undefined;
}

/** Security Framework 6.2 and 6.3: RSA keys for signing, each with a `kid`; weak, foreign and broken ones are left out. */
export function readKeySet(text: string, log: Log): Map<string, KeyObject> {
  const set: unknown = JSON.parse(text);
  if (!isObject(set) || !Array.isArray(set.keys)) throw new Error('not a key set');
  const keys = new Map<string, KeyObject>();
  for (const jwk of set.keys) {
    try {
      const read = readKey(jwk);
      if (read) keys.set(...read);
    } catch (error) {
      log.warn({ event: 'lti.key_ignored', err: error }, 'a key of a key set cannot be read');
    }
  }
  return keys;
}

export function createKeySets(deps: { send: Send; clock: Clock; log: Log }): KeySets {
  const { send, clock, log } = deps;
  const sets = new Map<string, KeySet>();
  const reading = new Map<string, Promise<KeySet>>();
  const triedAt = new Map<string, number>();

  async function fetchSet(url: string): Promise<KeySet> {
    const now = clock.now().getTime();
    triedAt.set(url, now);
    const { status, text } = await send({ url, timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES });
    if (status !== 200) throw new Error(`the key set answered ${status}`);
    const set = { keys: readKeySet(text, log), readAt: now };
    sets.set(url, set);
    return set;
  }

  /** However many launches wait for a key set, it is fetched once. */
  function load(url: string): Promise<KeySet> {
    const current = reading.get(url);
    if (current) return current;
    const load = fetchSet(url).finally(() => reading.delete(url));
    reading.set(url, load);
    return load;
  }

  const since = (instant: number | undefined) =>
    instant === undefined ? Number.POSITIVE_INFINITY : clock.now().getTime() - instant;

  async function refresh(url: string, known: KeySet | undefined): Promise<KeySet> {
    try {
      return await load(url);
    } catch (error) {
      log.warn({ event: 'lti.key_set_down', url, err: error }, 'key set cannot be read');
      if (known && since(known.readAt) < STALE_MS) return known;
      throw new Refusal('key_set_unavailable', undefined, error);
    }
  }

  return {
    async getKey(url, kid) {
      const known = sets.get(url);
      const mayFetch = reading.has(url) || since(triedAt.get(url)) >= FORCED_MS;
      const knownKey = known?.keys.get(kid);
      const isFresh = known !== undefined && since(known.readAt) < FRESH_MS;
      if (knownKey && isFresh) return knownKey;
      if (mayFetch) return (await refresh(url, known)).keys.get(kid) ?? refuse('key_unknown');
      // Tried a moment ago: what was known then still serves.
      if (knownKey && known && since(known.readAt) < STALE_MS) return knownKey;
      return refuse(known ? 'key_unknown' : 'key_set_unavailable');
    },
  };
}
