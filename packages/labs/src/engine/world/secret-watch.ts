import type { SqlSlot } from '../sql/slot.ts';
import type { MemoryImage } from '../wasm/image.ts';
import { readSecrets, type Secret } from './watch.ts';

/** Who changed the database: a test, or the app while it answered a request. */
export type Writer = 'harness' | { user: string; inputs: readonly string[] };

/** Whose secret each text is while a session runs. */
export interface SecretWatch {
  /** The secrets now, `by` having made whatever was written since the last call. Throws `WatchFault`. */
  after(by: Writer): readonly Secret[];
}

export interface SecretWatchOptions {
  sql: SqlSlot;
  /** The database that the session begins with: the app ran on it already. */
  image: MemoryImage;
  /** The secrets of the seed, before it did. */
  seeded: readonly Secret[];
  queries: readonly string[];
  /** Runs the watch's own statements. */
  asHarness<T>(work: () => T): T;
}

/** Secrets of databases without a write so far: the same for every session of an image. */
const firstSecrets = new WeakMap<MemoryImage, Map<string, Secret[]>>();

function readFirst(image: MemoryImage, queries: readonly string[], read: () => Secret[]): Secret[] {
  const byWatch = firstSecrets.get(image) ?? new Map<string, Secret[]>();
  firstSecrets.set(image, byWatch);
  const key = queries.join('\n');
  const secrets = byWatch.get(key) ?? read();
  byWatch.set(key, secrets);
  return secrets;
}

const byValue = (secrets: readonly Secret[]) => new Map(secrets.map((secret) => [secret.value, secret]));

/**
 * A text that is known to be somebody's becomes another's only through those who may see it, or through a test: an app
 * that gives everybody a copy of everything grants nothing. Whoever sends a text knows it already.
 */
const mayGrant = (by: Writer, { value, owners }: Secret): boolean =>
  by === 'harness' || owners.includes(by.user) || by.inputs.includes(value);

export function createSecretWatch({
  sql,
  image,
  seeded,
  queries,
  asHarness,
}: SecretWatchOptions): SecretWatch {
  const read = () => asHarness(() => readSecrets(sql, queries));
  const known = byValue(seeded);
  let live: Map<string, Secret> | undefined;
  let version = sql.version();
  let all: readonly Secret[] = [];

  /** Texts that are gone stay the secrets that they were: the app may hold them elsewhere. */
  function takeChanges(
    before: ReadonlyMap<string, Secret>,
    now: ReadonlyMap<string, Secret>,
    by: Writer,
  ): void {
    for (const [value, found] of now) {
      const secret = known.get(value);
      if (secret === undefined) {
        known.set(value, found);
        continue;
      }
      const past = before.get(value)?.owners ?? [];
      const gained = found.owners.filter((owner) => !past.includes(owner) && !secret.owners.includes(owner));
      const stay = secret.owners.filter((owner) => !past.includes(owner) || found.owners.includes(owner));
      const owners = mayGrant(by, secret) ? [...stay, ...gained] : stay;
      // Nothing becomes nobody's.
      if (owners.length > 0) known.set(value, { ...secret, owners });
    }
  }

  return {
    after(by) {
      if (queries.length === 0 || (live !== undefined && version === sql.version())) return all;
      if (live === undefined) {
        // What the app did while it started is in the image, and gives nobody a text of the seed.
        live = byValue(readFirst(image, queries, read));
        takeChanges(live, live, by);
      } else {
        const now = byValue(read());
        takeChanges(live, now, by);
        live = now;
      }
      version = sql.version();
      all = [...known.values()];
      return all;
    },
  };
}
