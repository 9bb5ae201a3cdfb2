import { asId } from '@drawbridge/contracts';
import {
  type AskedPerson,
  answerCompanyInvitation,
  listAskedPeople,
  listOwnCompanyInvitations,
  type OwnCompanyInvitation,
  withdrawCompanyInvitation,
} from '@drawbridge/contracts/company';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { LogError } from '../../notices.ts';
import type { ApiClient } from '../../transport/client.ts';
import { type ChangeOutcome, settle } from '../base/change-outcome.ts';
import { createLoadInto } from '../base/load-into.ts';
import { LOADING, type Loadable, ready } from '../base/loadable.ts';
import { type RenewableTokens, renewSession } from '../base/renew-session.ts';

export type { AskedPerson, OwnCompanyInvitation };

/** Companies that ask the owner of a private account to join. */
export interface CompanyInvitationsStore {
  invitations: ReadonlySignal<Loadable<OwnCompanyInvitation[]>>;
  load(): Promise<void>;
  /** Accepting renews the session: its token says which company the person is of. */
  answer(id: string, answer: 'accept' | 'decline'): Promise<ChangeOutcome<unknown>>;
}

/** Accounts outside of the company that it asks, for its administrators. */
export interface AskedPeopleStore {
  asked: ReadonlySignal<Loadable<AskedPerson[]>>;
  load(): Promise<void>;
  withdraw(id: string): Promise<ChangeOutcome<unknown>>;
}

interface Deps {
  client: ApiClient;
  logError?: LogError | undefined;
}

const background = { background: true };
const toId = (id: string) => asId<'company invitation'>(id);

export function createCompanyInvitationsStore({
  client,
  tokens,
  logError = () => undefined,
}: Deps & { tokens: RenewableTokens }): CompanyInvitationsStore {
  const loadInto = createLoadInto(logError);
  const invitations = signal<Loadable<OwnCompanyInvitation[]>>(LOADING);
  const load = () =>
    loadInto(
      invitations,
      'the invitations',
      async (options) => (await client.call(listOwnCompanyInvitations, {}, options)).items,
    );
  return {
    invitations,
    load,
    async answer(id, answer) {
      const outcome = await settle(
        client.call(answerCompanyInvitation, { id: toId(id), answer }, background),
      );
      if (outcome.kind === 'done' && answer === 'accept') await renewSession(tokens, logError);
      else await load();
      return outcome;
    },
  };
}

export function createAskedPeopleStore({ client, logError }: Deps): AskedPeopleStore {
  const loadInto = createLoadInto(logError);
  const asked = signal<Loadable<AskedPerson[]>>(LOADING);
  return {
    asked,
    load: () =>
      loadInto(
        asked,
        'the people who were asked',
        async () => (await client.call(listAskedPeople, {}, background)).items,
      ),
    async withdraw(id) {
      const outcome = await settle(client.call(withdrawCompanyInvitation, { id: toId(id) }, background));
      if (outcome.kind === 'done') asked.value = ready(outcome.value.items);
      return outcome;
    },
  };
}
