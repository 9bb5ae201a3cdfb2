import { createPublicKey, type JsonWebKeyInput, type KeyObject } from 'node:crypto';
import type { Clock } from '../../../../platform/clock.ts';
import { readJson } from '../../../../platform/http/read-json.ts';
import type { OutgoingAnswer, Send } from '../../../../platform/http/send.ts';
import type { Log } from '../../../../platform/log/log.ts';
import { isObject } from '../launch/claims.ts';
import { quote, quoteAll } from '../pages/quote.ts';
import { Refusal, refuse } from '../pages/refusals.ts';
import { createKeySetFaults, KeySetAnswerError } from './key-set-faults.ts';
import { createReadLimit } from './read-limit.ts';
import { isOk } from './read-status.ts';

const FRESH_MS = 3_600_000;
/** How long the last good keys are used while the platform's key address is down. */
const STALE_MS = 24 * 3_600_000;
const TIMEOUT_MS = 5_000;
const MAX_BYTES = 1_048_576;
const MIN_BITS = 2_048;
/** Addresses of key sets can be changed without end; a set that was dropped is read again. */
const MOST_SETS = 1_000;
/** The most keys of one set: more than any platform has, so that a set cannot fill the memory. */
const MOST_KEYS = 50;

/** Enough for two rotations in a row. */
const READS_OF_ADDRESS = { burst: 3, refillMs: 30_000 };
/**
 * The most reads of all addresses of a company: more than its platforms need for first launches within a minute of a
 * start.
 */
const READS_OF_COMPANY = { burst: 120, refillMs: 1_000 };

/** Whose key set it is: a registration. */
export interface KeySetOwner {
  companyId: string;
  keySetUrl: string;
}

export interface KeySets {
  /**
   * Verifies with the platform's key that `kid` names. A key that is unknown or does not verify may have been rotated:
   * the set is read again, within limits. Refuses with `key_unknown`, or with why the set cannot be read.
   */
  verify(of: KeySetOwner, kid: string, fits: (key: KeyObject) => boolean): Promise<boolean>;
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

/**
 * Security Framework 6.2 and 6.3: RSA keys for signing, each with a `kid`; weak keys and those of other kinds are left
 * out.
 */
export function readKeySet(answer: OutgoingAnswer, log: Log): Map<string, KeyObject> {
  const set = readJson(answer.text);
  if (!isObject(set) || !Array.isArray(set.keys)) throw new KeySetAnswerError(answer, 'not a key set');
  const keys = new Map<string, KeyObject>();
  for (const jwk of set.keys.slice(0, MOST_KEYS)) {
    try {
      const read = readKey(jwk);
      if (read) keys.set(...read);
    } catch (error) {
      log.warn({ event: 'lti.key_ignored', err: error }, 'a key of a key set cannot be read');
    }
  }
  return keys;
}

const refuseKey = (url: string, kid: string, keys: KeySet['keys']): never =>
  refuse('key_unknown', `kid ${quote(kid)}, in the key set ${quote(url)}: ${quoteAll(keys.keys())}`);

export function createKeySets(deps: { send: Send; clock: Clock; log: Log }): KeySets {
  const { send, clock, log } = deps;
  const sets = new Map<string, KeySet>();
  const reading = new Map<string, Promise<KeySet>>();
  const limit = createReadLimit(clock, READS_OF_ADDRESS);
  const companyLimit = createReadLimit(clock, READS_OF_COMPANY);
  const faults = createKeySetFaults(clock);

  async function fetchSet(url: string): Promise<KeySet> {
    const readAt = clock.now().getTime();
    const answer = await send({ url, timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES });
    if (!isOk(answer)) throw new KeySetAnswerError(answer);
    const set = { keys: readKeySet(answer, log), readAt };
    // Last in the order of the map: what was read longest ago is dropped first.
    sets.delete(url);
    sets.set(url, set);
    if (sets.size > MOST_SETS) sets.delete(sets.keys().next().value as string);
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

  const isYounger = (set: KeySet, ms: number) => clock.now().getTime() - set.readAt < ms;

  async function refresh(url: string, known: KeySet | undefined): Promise<KeySet> {
    try {
      const set = await load(url);
      faults.succeeded(url);
      return set;
    } catch (error) {
      faults.failed(url, error);
      // Each try may take seconds, and launches wait for it.
      limit.rest(url);
      log.warn({ event: 'lti.key_set_down', url, err: error }, 'key set cannot be read');
      if (known && isYounger(known, STALE_MS)) return known;
      // The line above has the stack.
      throw new Refusal(faults.refusalOf(url), `key set ${quote(url)}: ${quote((error as Error).message)}`);
    }
  }

  return {
    async verify({ companyId, keySetUrl: url }, kid, fits) {
      const known = sets.get(url);
      const knownKey = known?.keys.get(kid);
      if (known && knownKey && isYounger(known, FRESH_MS) && fits(knownKey)) return true;
      if (reading.has(url) || (limit.take(url) && companyLimit.take(companyId))) {
        const { keys } = await refresh(url, known);
        return fits(keys.get(kid) ?? refuseKey(url, kid, keys));
      }
      // Read a moment ago: the cached set is used.
      if (!known || !isYounger(known, STALE_MS))
        return refuse(faults.refusalOf(url), `key set ${quote(url)}`);
      return fits(knownKey ?? refuseKey(url, kid, known.keys));
    },
  };
}
