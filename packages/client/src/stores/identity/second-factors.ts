import type { InputOf, OutputOf } from '@drawbridge/contracts';
import {
  addPasskey,
  confirmTotp,
  listSecondFactors,
  makeRecoveryCodes,
  removeSecondFactor,
  startPasskey,
  startTotp,
} from '@drawbridge/contracts/identity';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { LogError } from '../../notices.ts';
import type { ApiClient } from '../../transport/client.ts';
import type { ChangeOutcome } from '../base/change-outcome.ts';
import { createLoadInto } from '../base/load-into.ts';
import { LOADING, type Loadable } from '../base/loadable.ts';
import { settleWithPassword, withPassword } from './password-again.ts';

export type SecondFactors = OutputOf<typeof listSecondFactors>;

export interface SecondFactorStore {
  factors: ReadonlySignal<Loadable<SecondFactors>>;
  load(): Promise<void>;
  startTotp(password: string | undefined): Promise<ChangeOutcome<OutputOf<typeof startTotp>>>;
  /** Returns the recovery codes that come with the first factor, as `addPasskey` does. */
  confirmTotp(input: InputOf<typeof confirmTotp>): Promise<ChangeOutcome<string[]>>;
  startPasskey(password: string | undefined): Promise<ChangeOutcome<OutputOf<typeof startPasskey>>>;
  addPasskey(input: InputOf<typeof addPasskey>): Promise<ChangeOutcome<string[]>>;
  remove(id: string, password: string | undefined): Promise<ChangeOutcome<undefined>>;
  makeCodes(password: string | undefined): Promise<ChangeOutcome<string[]>>;
}

/** Lists and changes the person's second factors. */
export function createSecondFactorStore(deps: {
  client: ApiClient;
  logError?: LogError | undefined;
}): SecondFactorStore {
  const { client } = deps;
  const loadInto = createLoadInto(deps.logError);
  const factors = signal<Loadable<SecondFactors>>(LOADING);
  const load = () =>
    loadInto(factors, 'the second factors', (options) => client.call(listSecondFactors, {}, options));

  async function settle<T>(answering: Promise<T>, isChange = true): Promise<ChangeOutcome<T>> {
    const outcome = await settleWithPassword(answering, load);
    if (outcome.kind === 'done' && isChange) await load();
    return outcome;
  }
  const background = { background: true };

  return {
    factors,
    load,
    startTotp: (password) => settle(client.call(startTotp, withPassword(password), background), false),
    confirmTotp: (input) =>
      settle(client.call(confirmTotp, input, background).then(({ recovery_codes }) => recovery_codes)),
    startPasskey: (password) => settle(client.call(startPasskey, withPassword(password), background), false),
    addPasskey: (input) =>
      settle(client.call(addPasskey, input, background).then(({ recovery_codes }) => recovery_codes)),
    remove: (id, password) =>
      settle(
        client.call(removeSecondFactor, { id, ...withPassword(password) }, background).then(() => undefined),
      ),
    makeCodes: (password) =>
      settle(
        client
          .call(makeRecoveryCodes, withPassword(password), background)
          .then(({ recovery_codes }) => recovery_codes),
      ),
  };
}
