import type { LabResponse } from '../exchange.ts';
import { SqlError, type SqlSlot } from '../sql/slot.ts';
import type { DisclosedEvent } from './event.ts';

export interface Secret {
  value: string;
  owners: string[];
  what: string;
}

/** Shorter texts occur by chance. */
const SHORTEST_SECRET = 6;

/** Whose secret each text is, as the database is now. One text may belong to several people. */
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

/** The app may have dropped the table meanwhile: then there is nothing left to disclose. */
function rowsOf(sql: SqlSlot, query: string) {
  try {
    return sql.run('all', query).rows;
  } catch (error) {
    if (error instanceof SqlError) return [];
    throw error;
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
