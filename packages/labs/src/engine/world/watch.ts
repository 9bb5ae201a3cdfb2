import type { LabResponse } from '../exchange.ts';
import { SqlError } from '../sql/database.ts';
import type { SqlSlot } from '../sql/slot.ts';
import { LabFault } from '../stop.ts';
import type { MemoryImage } from '../wasm/image.ts';
import type { DisclosedEvent } from './event.ts';

export interface Secret {
  value: string;
  owners: string[];
  what: string;
}

/** Shorter texts occur by chance. */
const SHORTEST_SECRET = 6;

/** A query of the watch cannot be run: who may see what is no longer known, so no verdict can rest on it. */
export class WatchFault extends Error {
  constructor(cause: SqlError) {
    super(
      `The lab can no longer tell whose data is whose: ${cause.message}. Its tables and columns must stay.`,
      {
        cause,
      },
    );
    this.name = 'WatchFault';
  }
}

/** Whose secret each text is, as the database is now. One text may belong to several people. Throws `WatchFault`. */
export function readSecrets(sql: SqlSlot, watch: readonly string[]): Secret[] {
  const found = new Map<string, Secret>();
  for (const query of watch) {
    for (const row of rowsOf(sql, query)) {
      const value = String(row['value'] ?? '');
      if (value.length < SHORTEST_SECRET) continue;
      const owner = String(row['owner'] ?? '');
      const known = found.get(value);
      if (known === undefined)
        found.set(value, { value, owners: [owner], what: String(row['what'] ?? 'a secret') });
      else known.owners.push(owner);
    }
  }
  return [...found.values()];
}

function rowsOf(sql: SqlSlot, query: string) {
  try {
    return sql.run('all', query).rows;
  } catch (error) {
    throw error instanceof SqlError ? new WatchFault(error) : error;
  }
}

/** Secrets of seeded databases: the same for every program of a lab. */
const seeded = new WeakMap<MemoryImage, Map<string, Secret[]>>();

/**
 * The secrets of a seeded database, which was just loaded into the slot: no line of the app has run yet. Leaves the slot
 * as it was. Throws `LabFault` for a query that this database does not answer.
 */
export function readSeeded(sql: SqlSlot, image: MemoryImage, watch: readonly string[]): Secret[] {
  if (watch.length === 0) return [];
  const byWatch = seeded.get(image) ?? new Map<string, Secret[]>();
  seeded.set(image, byWatch);
  const key = watch.join('\n');
  const known = byWatch.get(key);
  if (known !== undefined) return known;
  try {
    const secrets = readSecrets(sql, watch);
    byWatch.set(key, secrets);
    return secrets;
  } catch (error) {
    throw error instanceof WatchFault ? new LabFault(`seed.world.watch: ${error.message}`, 'compile') : error;
  } finally {
    sql.load(image);
  }
}

/** Other people's data that this response disclosed to `user`. */
export function findDisclosed(
  response: LabResponse,
  user: string,
  secrets: readonly Secret[],
): DisclosedEvent[] {
  const sent = [...response.headers.map(([, value]) => value), response.body].join('\n');
  const seen = secrets.filter((secret) => !secret.owners.includes(user) && sent.includes(secret.value));
  const events = seen.map(
    ({ what, owners }): DisclosedEvent => ({ kind: 'disclosed', what, owner: owners[0] ?? '', to: user }),
  );
  return [...new Map(events.map((event) => [`${event.owner}\n${event.what}`, event])).values()];
}
