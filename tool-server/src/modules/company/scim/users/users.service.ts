import { asId, type PersonId } from '@drawbridge/contracts';
import type { Tx } from '../../../../platform/db/database.ts';
import { isUuid } from '../../../../platform/uuid.ts';
import { toFilterSql } from '../filter/filter-sql.ts';
import { readFilter } from '../filter/read-filter.ts';
import type { ListQuery } from '../http/list-query.ts';
import { lockDirectory } from '../http/lock-directory.ts';
import { project } from '../http/projection.ts';
import { toListBody } from '../http/resources.ts';
import type { ScimCall, ScimReply, WriteEnd } from '../http/scim-call.ts';
import { ScimError } from '../http/scim-error.ts';
import { readBody } from '../input/attributes.ts';
import { readUser, type UserChange, type UserReading } from '../input/user-change.ts';
import { readUserPatch } from '../input/user-patch.ts';
import type { ScimDeps } from '../scim-deps.ts';
import { changeUser } from './change-user.ts';
import { createUser } from './create-user.ts';
import { deleteUser } from './delete-user.ts';
import * as store from './scim-users.store.ts';
import { toUserResource } from './user-resource.ts';

export interface UserOperations {
  list(call: ScimCall, query: ListQuery): Promise<ScimReply>;
  get(call: ScimCall, id: string): Promise<ScimReply>;
  create(tx: Tx, call: ScimCall, body: unknown): Promise<WriteEnd>;
  replace(tx: Tx, call: ScimCall, id: string, body: unknown): Promise<WriteEnd>;
  patch(tx: Tx, call: ScimCall, id: string, body: unknown): Promise<WriteEnd>;
  remove(tx: Tx, call: ScimCall, id: string): Promise<WriteEnd>;
}

export const refuseTest = ({ directory }: ScimCall) => {
  if (directory.isTest) throw new ScimError(403, 'The secret of a connection test changes nothing.');
};

function note({ facts }: ScimCall, { ignored }: Pick<UserReading, 'ignored'>): void {
  if (ignored.length > 0) facts.notes.push(`Ignored: ${[...new Set(ignored)].join(', ')}.`);
}

/** PUT says all of a user but whether they are active, their external id and their address (RFC 7644 3.5.1). */
const toWhole = (change: UserChange): UserChange => ({
  givenName: '',
  familyName: '',
  displayName: '',
  title: '',
  department: '',
  ...change,
});

/** What the directory does with users. @see SVC-11, RFC 7644 3 */
export function createUserOperations(deps: ScimDeps, base: string): UserOperations {
  const { db } = deps.database;

  /** Throws 404, also for one that the directory has deleted. */
  async function find(tx: Tx | typeof db, call: ScimCall, id: string): Promise<store.UserRow> {
    const plain = id.toLowerCase();
    const row = isUuid(plain)
      ? await store.findUser(tx, call.directory.companyId, asId<'person'>(plain))
      : undefined;
    if (!row || row.deletedAt !== null) throw new ScimError(404, `There is no user with the id ${id}.`);
    call.facts.personId = row.personId;
    call.facts.subject = store.toShownName(row);
    return row;
  }

  async function findToChange(tx: Tx, call: ScimCall, id: string): Promise<store.UserRow> {
    await lockDirectory(tx, call);
    const row = await find(tx, call, id);
    refuseTest(call);
    return row;
  }

  async function answer(tx: Tx, call: ScimCall, personId: PersonId, status: number): Promise<ScimReply> {
    const row = await find(tx, call, personId);
    return {
      status,
      body: project(toUserResource(row, base), call.projection),
      headers: status === 201 ? { location: `${base}/Users/${personId}` } : {},
    };
  }

  return {
    async list(call, { filter, startIndex, count }) {
      const where = filter === undefined ? undefined : toFilterSql(readFilter(filter), store.USER_FIELDS);
      const { rows, total } = await store.listUsers(db, call.directory.companyId, {
        filter: where,
        offset: startIndex - 1,
        most: count,
      });
      const items = rows.map((row) => project(toUserResource(row, base), call.projection));
      return { status: 200, body: toListBody(items, { total, startIndex }) };
    },

    async get(call, id) {
      const row = await find(db, call, id);
      return { status: 200, body: project(toUserResource(row, base), call.projection) };
    },

    async create(tx, call, body) {
      const reading = readUser(readBody(body));
      note(call, reading);
      call.facts.subject = reading.change.userName ?? '';
      refuseTest(call);
      await lockDirectory(tx, call);
      const made = await createUser(tx, deps, call, reading.change);
      return 'refused' in made ? made : answer(tx, call, made.personId, made.status);
    },

    async replace(tx, call, id, body) {
      const row = await findToChange(tx, call, id);
      const reading = readUser(readBody(body));
      note(call, reading);
      const refused = await changeUser(tx, deps, call, row, toWhole(reading.change));
      return refused ?? answer(tx, call, row.personId, 200);
    },

    async patch(tx, call, id, body) {
      const row = await findToChange(tx, call, id);
      const reading = readUserPatch(readBody(body), row.email);
      note(call, reading);
      const refused = await changeUser(tx, deps, call, row, reading.change);
      return refused ?? answer(tx, call, row.personId, 200);
    },

    async remove(tx, call, id) {
      return deleteUser(tx, deps, call, await findToChange(tx, call, id));
    },
  };
}
