import { isDeepStrictEqual } from 'node:util';
import { type OutputOf, type ParsedInputOf, problem } from '@drawbridge/contracts';
import {
  deleteUserView,
  listUserViews,
  MOST_USER_VIEWS,
  saveUserView,
  setDefaultUserView,
  USER_VIEW_TEXTS,
  type UserViews,
} from '@drawbridge/contracts/company';
import type { Actor } from '../../../../actor.ts';
import type { EventBus } from '../../../../events.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database, DbOrTx, Tx } from '../../../../platform/db/database.ts';
import { type Route, serve } from '../../../../platform/http/api.ts';
import type { Audit } from '../../../kernel/audit/index.ts';
import { lockPerson } from '../../../kernel/people/index.ts';
import { type AdminCall, toAdminCall } from '../admin-call.ts';
import { checkAdmin } from '../user-locks.store.ts';
import { readTeams } from '../users.store.ts';
import * as store from './user-views.store.ts';
import { readViewQuery } from './view-query.rule.ts';

export interface UserViewDeps {
  database: Database;
  events: EventBus;
  clock: Clock;
  audit: Audit;
}

type SaveInput = ParsedInputOf<typeof saveUserView>;

/** Its maker, and an owner for those that others share. */
const mayChange = (row: store.ViewRow, admin: Pick<AdminCall, 'personId'>, isOwner: boolean) =>
  row.ownerId === admin.personId || (row.isShared && isOwner);

const isOwner = ({ kinds }: AdminCall) => kinds.includes('owner');

/** The saved views of the list of users. */
function createUserViewService({ database: { db }, clock, audit }: UserViewDeps) {
  async function list(from: DbOrTx, admin: AdminCall): Promise<UserViews> {
    const rows = await store.readViews(from, admin);
    const named = rows.flatMap(({ query: { team_id: id } }) => (typeof id === 'string' ? [id] : []));
    const teams = named.length > 0 ? await readTeams(from, admin.companyId, named) : [];
    const known = new Set(teams.map(({ id }) => id));
    return {
      items: rows.map((row) => ({
        id: row.id as UserViews['items'][number]['id'],
        name: row.name,
        is_shared: row.isShared,
        is_own: row.ownerId === admin.personId,
        may_change: mayChange(row, admin, isOwner(admin)),
        ...readViewQuery(row.query, (id) => known.has(id)),
      })),
      default_view_id: await store.findDefault(from, admin),
    };
  }

  /** Only what all administrators see is in the audit trail. */
  async function record(
    tx: Tx,
    admin: AdminCall,
    action: 'user_view.save' | 'user_view.delete',
    details: Record<string, string>,
  ) {
    const { companyId, personId, origin } = admin;
    await audit.record(tx, {
      action,
      actorId: personId,
      companyId,
      subject: { kind: 'company', id: companyId },
      origin,
      details,
    });
  }

  /** What the caller may change. Throws `user_view_not_found`. */
  async function getChangeable(tx: Tx, admin: AdminCall, id: string): Promise<store.ViewRow> {
    const row = await store.lockView(tx, admin, { id, strength: 'update' });
    const by = await checkAdmin(tx, admin);
    if (!row || !mayChange(row, admin, by.isOwner)) throw problem('user_view_not_found');
    return row;
  }

  async function add(tx: Tx, admin: AdminCall, { id, name, is_shared: isShared, query }: SaveInput) {
    await checkAdmin(tx, admin);
    if ((await store.countOwn(tx, admin)) >= MOST_USER_VIEWS) throw problem('user_view_limit');
    const { companyId, personId: ownerId } = admin;
    const row = { id, companyId, ownerId, name, isShared, query, createdAt: clock.now() };
    if (!(await store.insertView(tx, row))) throw problem('user_view_not_found');
    if (isShared) await record(tx, admin, 'user_view.save', { name_after: name });
  }

  async function change(tx: Tx, admin: AdminCall, input: SaveInput) {
    const before = await getChangeable(tx, admin, input.id);
    const { name, is_shared: isShared, query } = input;
    const isSame =
      before.name === name && before.isShared === isShared && isDeepStrictEqual(before.query, query);
    if (isSame) return;
    // One whose maker left would be nobody's.
    const ownerId = isShared ? before.ownerId : (before.ownerId ?? admin.personId);
    await store.changeView(tx, input.id, { ownerId, name, isShared, query });
    if (before.isShared || isShared)
      await record(tx, admin, 'user_view.save', {
        name_before: before.name,
        name_after: name,
        shared_before: String(before.isShared),
        shared_after: String(isShared),
      });
  }

  return {
    list: (admin: AdminCall) => list(db, admin),

    /** Throws `user_view_limit`, `user_view_not_found`, and `bad_input` for a name that is taken. */
    save: (admin: AdminCall, input: SaveInput): Promise<OutputOf<typeof saveUserView>> =>
      db.transaction(async (tx) => {
        // So that two calls do not count the views at once.
        await lockPerson(tx, admin.personId);
        const known = await store.findView(tx, admin, input.id);
        const { companyId } = admin;
        const ownerId = known?.ownerId ?? admin.personId;
        const { name, id } = input;
        if (await store.hasName(tx, { companyId, ownerId, name, id }))
          throw problem('bad_input', { errors: { name: USER_VIEW_TEXTS.taken } });
        await (known ? change(tx, admin, input) : add(tx, admin, input));
        return list(tx, admin);
      }),

    remove: (admin: AdminCall, id: string) =>
      db.transaction(async (tx) => {
        if (await store.findView(tx, admin, id)) {
          const row = await getChangeable(tx, admin, id);
          await store.deleteView(tx, id);
          if (row.isShared) await record(tx, admin, 'user_view.delete', { name: row.name });
        }
        return list(tx, admin);
      }),

    setDefault: (admin: AdminCall, id: string | null) =>
      db.transaction(async (tx) => {
        const row = id === null || (await store.lockView(tx, admin, { id, strength: 'key share' }));
        await checkAdmin(tx, admin);
        if (!row) throw problem('user_view_not_found');
        await store.setDefault(tx, admin.personId, id);
        return list(tx, admin);
      }),
  };
}

/** Routes of the saved views; follows who leaves a company. */
export function createUserViews(deps: UserViewDeps): Route<Actor>[] {
  const views = createUserViewService(deps);
  deps.events.on('company.changed', 'record', (tx, { personId, companyId }) =>
    store.leaveViews(tx, personId, companyId),
  );
  return [
    serve(listUserViews, ({ actor, ...origin }) => views.list(toAdminCall(actor, origin))),
    serve(saveUserView, ({ input, actor, ...origin }) => views.save(toAdminCall(actor, origin), input)),
    serve(deleteUserView, ({ input, actor, ...origin }) =>
      views.remove(toAdminCall(actor, origin), input.id),
    ),
    serve(setDefaultUserView, ({ input, actor, ...origin }) =>
      views.setDefault(toAdminCall(actor, origin), input.id),
    ),
  ] as Route<Actor>[];
}
