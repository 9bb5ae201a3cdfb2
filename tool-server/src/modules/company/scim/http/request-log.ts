import type { CompanyId } from '@drawbridge/contracts';
import { inArray, lt } from 'drizzle-orm';
import type { Db, DbOrTx } from '../../../../platform/db/database.ts';
import { toOneLine } from '../../../../platform/http/storable-text.ts';
import { scimRequest } from '../scim.table.ts';
import type { RequestFacts } from './scim-call.ts';

const MOST_CHANGES = 50;
const LONGEST_CHANGE = 300;
const LONGEST_DETAIL = 1_000;
const LONGEST_PATH = 200;

const cut = (text: string, most: number) => toOneLine(text.length > most ? `${text.slice(0, most)}…` : text);

/** Writes the line of a request that administrators read. */
export async function writeRequest(
  db: DbOrTx,
  line: { companyId: CompanyId; at: Date; method: string; path: string; status: number } & RequestFacts,
): Promise<void> {
  const { changes, notes, personId, subject, path, ...known } = line;
  const more = changes.length - MOST_CHANGES;
  const shown = changes.slice(0, MOST_CHANGES).map((change) => cut(change, LONGEST_CHANGE));
  await db.insert(scimRequest).values({
    ...known,
    path: cut(path, LONGEST_PATH),
    personId: personId ?? null,
    subject: subject === undefined ? null : cut(subject, LONGEST_CHANGE),
    changes: more > 0 ? [...shown, `and ${more} more changes`] : shown,
    detail: notes.length > 0 ? cut(notes.join(' '), LONGEST_DETAIL) : null,
  });
}

const BATCH = 1_000;

/** Deletes lines from before an instant, some at a time; gives how many. */
export async function sweepRequests(db: Db, before: Date): Promise<number> {
  const due = db
    .select({ id: scimRequest.id })
    .from(scimRequest)
    .where(lt(scimRequest.at, before))
    .limit(BATCH);
  const gone = await db
    .delete(scimRequest)
    .where(inArray(scimRequest.id, due))
    .returning({ id: scimRequest.id });
  return gone.length;
}
