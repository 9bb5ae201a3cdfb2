import { asId, type OutputOf } from '@drawbridge/contracts';
import {
  type CompanyUser,
  listCompanyAdmins,
  searchCompanyUsers,
  setUserRole,
  type UserRole,
} from '@drawbridge/contracts/company';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { LogError } from '../../notices.ts';
import type { ApiClient } from '../../transport/client.ts';
import { type ChangeOutcome, settle } from '../base/change-outcome.ts';
import { createLoadInto } from '../base/load-into.ts';
import { LOADING, type Loadable } from '../base/loadable.ts';

export type { CompanyUser, UserRole };
export type CompanyAdmins = OutputOf<typeof listCompanyAdmins>;

export interface RoleChange {
  userId: string;
  role: UserRole;
  /** The person was asked, and wants to lose it. */
  isConfirmed?: boolean;
  password?: string | undefined;
}

/** Who administers a company. @see COMP-10, COMP-11 */
export interface AdminsStore {
  admins: ReadonlySignal<Loadable<CompanyAdmins>>;
  load(): Promise<void>;
  setRole(change: RoleChange): Promise<ChangeOutcome<CompanyUser>>;
  /** Active users who do not administer yet, to choose from; ten at most. */
  findCandidates(search: string): Promise<ChangeOutcome<CompanyUser[]>>;
}

const CANDIDATES = 10;

export function createAdminsStore(deps: { client: ApiClient; logError?: LogError | undefined }): AdminsStore {
  const { client } = deps;
  const loadInto = createLoadInto(deps.logError);
  const background = { background: true };
  const admins = signal<Loadable<CompanyAdmins>>(LOADING);
  const load = () =>
    loadInto(admins, 'the administrators', (options) => client.call(listCompanyAdmins, {}, options));
  return {
    admins,
    load,
    async setRole({ userId, role, isConfirmed = false, password }) {
      const outcome = await settle(
        client.call(
          setUserRole,
          {
            user_id: asId<'person'>(userId),
            role,
            is_confirmed: isConfirmed,
            ...(password === undefined ? {} : { password }),
          },
          background,
        ),
      );
      if (outcome.kind === 'done') await load();
      return outcome;
    },
    findCandidates: (search) =>
      settle(
        client
          .call(
            searchCompanyUsers,
            { search, role: 'member', state: 'active', limit: CANDIDATES },
            background,
          )
          .then(({ found }) => found.data),
      ),
  };
}
