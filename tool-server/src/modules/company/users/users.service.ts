import { type OutputOf, type ParsedInputOf, type PersonId, problem } from '@drawbridge/contracts';
import type {
  CompanyUser,
  editCompanyUser,
  exportCompanyUsers,
  getCompanyUser,
  InviteOutput,
  inviteCompanyUsers,
  listCompanyAdmins,
  listCompanyUsers,
  Seats,
  setUserRole,
  UserAct,
  UserFilters,
} from '@drawbridge/contracts/company';
import { toCsv } from '@drawbridge/contracts/rules';
import { eq } from 'drizzle-orm';
import type { PortalActor } from '../../../actor.ts';
import type { Origin } from '../../../platform/http/api.ts';
import type { IdentityProof } from '../../identity/identity-proof/index.ts';
import { person } from '../../kernel/people/index.ts';
import { followRules, hasDirectory, isUserOfDirectory, type TeamScope } from '../teams/index.ts';
import { type ActDeps, type ActingAdmin, actForCall } from './act-on-users.ts';
import type { AdminCall } from './admin-call.ts';
import { inviteUsers } from './invite-users.ts';
import { readPageKey, toPageKey } from './page-key.rule.ts';
import { changeRole } from './set-role.ts';
import * as locks from './user-locks.store.ts';
import { type OverviewDeps, readOverview } from './user-overview.ts';
import * as store from './users.store.ts';

type ListInput = Omit<ParsedInputOf<typeof listCompanyUsers>, 'all'>;
export interface UsersPage {
  users: CompanyUser[];
  total: number;
  seats?: Seats;
  LastEvaluatedKey?: string;
}

export interface UserService {
  /** Throws `bad_input` at `LastEvaluatedKey` for a key of another order. */
  list(scope: TeamScope, input: ListInput): Promise<UsersPage>;
  export(
    scope: TeamScope,
    filters: UserFilters,
    origin: Origin,
  ): Promise<OutputOf<typeof exportCompanyUsers>>;
  /** Throws `too_many_tries`, and as `checkTeams`. */
  invite(admin: AdminCall, input: ParsedInputOf<typeof inviteCompanyUsers>): Promise<InviteOutput>;
  /** Throws `user_not_found`, `user_of_directory`. */
  edit(admin: AdminCall, input: ParsedInputOf<typeof editCompanyUser>): Promise<CompanyUser>;
  act(admin: AdminCall, input: { act: UserAct; ids: readonly PersonId[] }): ReturnType<typeof actForCall>;
  /** Throws as `changeRole`. */
  setRole(admin: AdminCall, input: ParsedInputOf<typeof setUserRole>): Promise<CompanyUser>;
  listAdmins(admin: AdminCall): Promise<OutputOf<typeof listCompanyAdmins>>;
  /** Throws `user_not_found`, also for somebody outside of the scope. */
  get(scope: TeamScope, email: string): Promise<OutputOf<typeof getCompanyUser>>;
  listDepartments(scope: TeamScope): Promise<string[]>;
}

export interface UserDeps extends ActDeps, OverviewDeps {
  identityProof: IdentityProof;
}

const MOST_DEPARTMENTS = 200;
/** A company has few administrators; a list without pages has an end nevertheless. */
const MOST_ADMINS = 500;
const EXPORT_BATCH = 1_000;

const COLUMNS: readonly [string, (user: CompanyUser) => string][] = [
  ['email', ({ email }) => email],
  ['first name', (user) => user.first_name],
  ['last name', (user) => user.last_name],
  ['department', ({ department }) => department],
  ['job title', (user) => user.job_title],
  ['teams', ({ teams }) => teams.map(({ name }) => name).join('; ')],
  ['role', ({ role }) => role],
  ['state', ({ state }) => state],
  ['license', (user) => (user.has_license ? 'yes' : 'no')],
  ['last seen', (user) => user.last_seen_at?.slice(0, 10) ?? ''],
  ['added', (user) => user.added_at.slice(0, 10)],
];

const isOwner = ({ kinds }: PortalActor) => kinds.includes('owner');

const toActing = (admin: AdminCall): ActingAdmin => ({
  companyId: admin.companyId,
  personId: admin.personId,
  origin: admin.origin,
});

const toAdminScope = ({ companyId, personId }: AdminCall): TeamScope => ({
  companyId,
  personId,
  isAdmin: true,
});

export function createUserService(deps: UserDeps): UserService {
  const { clock, audit, identityProof } = deps;
  const { db } = deps.database;

  /** For a first page. Without filters the users of a company are counted together with its seats. */
  async function count(
    scope: TeamScope,
    filters: UserFilters,
    now: Date,
  ): Promise<{ total: number; seats?: Seats }> {
    if (!scope.isAdmin) return { total: await store.countUsers(db, scope, filters, now) };
    const { users, ...seats } = await locks.countUsersAndSeats(db, scope.companyId);
    const isFiltered = Object.values(filters).some((filter) => filter !== undefined);
    return { total: isFiltered ? await store.countUsers(db, scope, filters, now) : users, seats };
  }

  async function list(scope: TeamScope, input: ListInput): Promise<UsersPage> {
    const { sort, direction, limit, LastEvaluatedKey: given, ...filters } = input;
    const after = given === undefined ? undefined : readPageKey(given, { sort, direction });
    if (given !== undefined && !after)
      throw problem('bad_input', { errors: { LastEvaluatedKey: 'is not the key of a page of this order' } });
    const now = clock.now();
    const [{ total, seats }, found] = await Promise.all([
      after ?? count(scope, filters, now),
      store.readUsers(db, scope, filters, { sort, direction, after, most: limit + 1, now }),
    ]);
    const rows = found.slice(0, limit);
    const last = rows.at(-1);
    return {
      users: rows.map(({ user }) => user),
      total,
      ...(scope.isAdmin && seats ? { seats } : {}),
      ...(found.length > limit && last
        ? { LastEvaluatedKey: toPageKey({ sort, direction, ...last.start, total, seats }) }
        : {}),
    };
  }

  async function readAll(scope: TeamScope, filters: UserFilters): Promise<CompanyUser[]> {
    const users: CompanyUser[] = [];
    const page = { sort: 'name', direction: 'ascending', most: EXPORT_BATCH, now: clock.now() } as const;
    let after: store.PageStart | undefined;
    do {
      const found: Awaited<ReturnType<typeof store.readUsers>> = await store.readUsers(db, scope, filters, {
        ...page,
        after,
      });
      users.push(...found.map(({ user }) => user));
      after = found.length < EXPORT_BATCH ? undefined : found.at(-1)?.start;
    } while (after);
    return users;
  }

  async function find(scope: TeamScope, by: Parameters<typeof store.findUser>[2]): Promise<CompanyUser> {
    const user = await store.findUser(db, scope, by);
    if (!user) throw problem('user_not_found');
    return user;
  }

  return {
    list,

    async export(scope, filters, origin) {
      const { companyId, personId } = scope;
      const users = await readAll(scope, filters);
      await audit.record(db, {
        action: 'user.export',
        actorId: personId,
        companyId,
        origin,
        details: { users: String(users.length) },
      });
      return {
        file_name: `users-${clock.now().toISOString().slice(0, 10)}.csv`,
        csv: toCsv([
          COLUMNS.map(([name]) => name),
          ...users.map((user) => COLUMNS.map(([, read]) => read(user))),
        ]),
        users: users.length,
      };
    },

    invite: (admin, input) => inviteUsers(deps, admin, input),

    async edit(admin, { user_id: personId, ...given }) {
      const { companyId, personId: actorId, origin } = admin;
      await db.transaction(async (tx) => {
        const user = (await locks.lockUsers(tx, companyId, [personId])).get(personId);
        if (!user) throw problem('user_not_found');
        const values = {
          firstName: given.first_name ?? user.firstName,
          lastName: given.last_name ?? user.lastName,
          department: given.department ?? user.department,
          jobTitle: given.job_title ?? user.jobTitle,
        };
        const changed = (Object.keys(values) as (keyof typeof values)[]).filter(
          (name) => values[name] !== user[name],
        );
        if (changed.length === 0) return;
        if (await isUserOfDirectory(tx, companyId, personId)) throw problem('user_of_directory');
        await tx.update(person).set(values).where(eq(person.id, personId));
        await followRules(tx, companyId, { personIds: [personId], at: clock.now() });
        await audit.record(tx, {
          action: 'user.edit',
          actorId,
          companyId,
          subject: { kind: 'person', id: personId },
          origin,
          details: Object.fromEntries(
            changed.flatMap((name) => [
              [`${name} before`, user[name]],
              [`${name} after`, values[name]],
            ]),
          ),
        });
      });
      return find(toAdminScope(admin), { personId });
    },

    act: (admin, input) => actForCall(deps, toActing(admin), input),

    async setRole(admin, input) {
      await changeRole(deps, admin, input, admin.origin);
      return find(toAdminScope(admin), { personId: input.user_id });
    },

    async listAdmins(admin) {
      const page = { sort: 'name', direction: 'ascending', after: undefined, most: MOST_ADMINS } as const;
      const scope = toAdminScope(admin);
      const at = { ...page, now: clock.now() };
      const owners = await store.readUsers(db, scope, { role: 'owner' }, at);
      const others = await store.readUsers(db, scope, { role: 'admin' }, at);
      return {
        items: [...owners, ...others].map(({ user }) => user),
        may_change: isOwner(admin),
        wants_password: !identityProof.isRecent(admin),
      };
    },

    async get(scope, email) {
      const user = await find(scope, { email });
      const may = {
        edit: scope.isAdmin,
        read_directory_log: scope.isAdmin && (await hasDirectory(db, scope.companyId)),
      };
      return { user, may, ...(await readOverview(db, deps, user.user_id)) };
    },

    listDepartments: (scope) => store.readDepartments(db, scope, MOST_DEPARTMENTS),
  };
}
