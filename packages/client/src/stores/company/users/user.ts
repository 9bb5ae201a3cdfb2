import { asId, type InputOf, type OutputOf } from '@drawbridge/contracts';
import {
  actOnCompanyUsers,
  type CompanyUser,
  editCompanyUser,
  getCompanyUser,
  type UserAct,
} from '@drawbridge/contracts/company';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { LogError } from '../../../notices.ts';
import type { ApiClient } from '../../../transport/client.ts';
import { type ChangeOutcome, settle } from '../../base/change-outcome.ts';
import { createLoadInto } from '../../base/load-into.ts';
import { LOADING, type Loadable, ready } from '../../base/loadable.ts';
import type { ActedUsers } from './users.ts';

export type UserPage = OutputOf<typeof getCompanyUser>;
export type UserFields = Omit<InputOf<typeof editCompanyUser>, 'user_id'>;

/** One user of a company, with what they did, for its administrators and the managers of their teams. @see COMP-34 */
export interface UserStore {
  page: ReadonlySignal<Loadable<UserPage>>;
  load(): Promise<void>;
  edit(fields: UserFields): Promise<ChangeOutcome<CompanyUser>>;
  act(act: UserAct, userIds: readonly string[]): Promise<ChangeOutcome<ActedUsers>>;
}

export function createUserStore(deps: {
  client: ApiClient;
  logError?: LogError | undefined;
  email: string;
}): UserStore {
  const { client, email } = deps;
  const loadInto = createLoadInto(deps.logError);
  const background = { background: true };
  const page = signal<Loadable<UserPage>>(LOADING);

  function show(user: CompanyUser): void {
    const before = page.peek();
    if (before.state === 'ready') page.value = ready({ ...before.value, user });
  }

  return {
    page,
    load: () => loadInto(page, 'the user', (options) => client.call(getCompanyUser, { email }, options)),
    async edit(fields) {
      const shown = page.peek();
      const id = shown.state === 'ready' ? shown.value.user.user_id : asId<'person'>('');
      const outcome = await settle(client.call(editCompanyUser, { user_id: id, ...fields }, background));
      if (outcome.kind === 'done') show(outcome.value);
      return outcome;
    },
    async act(act, userIds) {
      const input = { act, user_ids: userIds.map((id) => asId<'person'>(id)) };
      const outcome = await settle(client.call(actOnCompanyUsers, input, background));
      const [user] = outcome.kind === 'done' ? outcome.value.users : [];
      if (user) show(user);
      return outcome;
    },
  };
}
