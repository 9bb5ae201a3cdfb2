import { asId, type TeamId } from '@drawbridge/contracts';
import type { Tx } from '../../../../platform/db/database.ts';
import { isUuid } from '../../../../platform/uuid.ts';
import { toFilterSql } from '../filter/filter-sql.ts';
import { readFilter } from '../filter/read-filter.ts';
import { lockDirectory } from '../http/lock-directory.ts';
import { project, wants } from '../http/projection.ts';
import { toListBody } from '../http/resources.ts';
import type { ScimCall, ScimReply } from '../http/scim-call.ts';
import { badRequest, ScimError } from '../http/scim-error.ts';
import { readBody } from '../input/attributes.ts';
import { type GroupReading, readGroup, readGroupPatch } from '../input/group-change.ts';
import type { ScimDeps } from '../scim-deps.ts';
import { refuseTest, type UserOperations } from '../users/users.service.ts';
import { toGroupResource } from './group-resource.ts';
import * as store from './scim-groups.store.ts';
import { changeGroup, createGroup, deleteGroup } from './write-group.ts';

export type GroupOperations = UserOperations;

/** Members in one reply. */
const MOST_MEMBERS = 100_000;

function note({ facts }: ScimCall, { ignored }: GroupReading): void {
  if (ignored.length > 0) facts.notes.push(`Warning: ignored ${[...new Set(ignored)].join(', ')}.`);
}

/** What the directory does with groups: each is a team of the company. @see SVC-11, RFC 7644 3 */
export function createGroupOperations(deps: ScimDeps, base: string): GroupOperations {
  const { db } = deps.database;

  async function find(
    to: Tx | typeof db,
    { directory, facts }: ScimCall,
    id: string,
  ): Promise<store.GroupRow> {
    const plain = id.toLowerCase();
    const row = isUuid(plain)
      ? await store.findGroup(to, directory.companyId, asId<'team'>(plain))
      : undefined;
    if (!row) throw new ScimError(404, `There is no group with the id ${id}.`);
    facts.subject = row.displayName;
    return row;
  }

  async function findToChange(tx: Tx, call: ScimCall, id: string): Promise<store.GroupRow> {
    await lockDirectory(tx, call);
    const row = await find(tx, call, id);
    refuseTest(call);
    return row;
  }

  /** Members are read only where they are wanted: a directory asks for ten thousand without them. */
  async function toResources(
    to: Tx | typeof db,
    { projection }: ScimCall,
    rows: readonly store.GroupRow[],
  ): Promise<object[]> {
    const ids = rows.map(({ teamId }) => teamId);
    const members = wants(projection, 'members')
      ? await store.readMembers(to, ids, MOST_MEMBERS)
      : new Map<TeamId, store.Member[]>();
    if (!members)
      throw badRequest(
        'tooMany',
        `These groups have more than ${MOST_MEMBERS} members. Send excludedAttributes=members or a smaller count.`,
      );
    return rows.map((row) => project(toGroupResource(row, members.get(row.teamId), base), projection));
  }

  async function answer(tx: Tx, call: ScimCall, teamId: TeamId, status: number): Promise<ScimReply> {
    const [body] = await toResources(tx, call, [await find(tx, call, teamId)]);
    return { status, body, headers: status === 201 ? { location: `${base}/Groups/${teamId}` } : {} };
  }

  return {
    async list(call, { filter, startIndex, count }) {
      const where = filter === undefined ? undefined : toFilterSql(readFilter(filter), store.GROUP_FIELDS);
      const { rows, total } = await store.listGroups(db, call.directory.companyId, {
        filter: where,
        offset: startIndex - 1,
        most: count,
      });
      return {
        status: 200,
        body: toListBody(await toResources(db, call, rows), { total, startIndex }),
      };
    },

    async get(call, id) {
      const [body] = await toResources(db, call, [await find(db, call, id)]);
      return { status: 200, body };
    },

    async create(tx, call, body) {
      const reading = readGroup(readBody(body));
      note(call, reading);
      call.facts.subject = reading.change.displayName ?? '';
      refuseTest(call);
      await lockDirectory(tx, call);
      return answer(tx, call, await createGroup(tx, deps, call, reading.change), 201);
    },

    async replace(tx, call, id, body) {
      const row = await findToChange(tx, call, id);
      const reading = readGroup(readBody(body));
      note(call, reading);
      await changeGroup(tx, deps, call, row, reading.change);
      return answer(tx, call, row.teamId, 200);
    },

    /** Without a body (RFC 7644 3.5.2), unless attributes were asked for: a group may have ten thousand members. */
    async patch(tx, call, id, body) {
      const row = await findToChange(tx, call, id);
      const reading = readGroupPatch(readBody(body));
      note(call, reading);
      await changeGroup(tx, deps, call, row, reading.change);
      return call.projection.only ? answer(tx, call, row.teamId, 200) : { status: 204 };
    },

    async remove(tx, call, id) {
      await deleteGroup(tx, deps, call, await findToChange(tx, call, id));
      return { status: 204 };
    },
  };
}
