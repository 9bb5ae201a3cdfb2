import {
  type CompanySetup,
  chooseSetupStep,
  closeCompanySetup,
  getCompanySetup,
  type SetupChoice,
  type SetupStep,
} from '@drawbridge/contracts/company';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { LogError } from '../../notices.ts';
import type { ApiClient } from '../../transport/client.ts';
import { type ChangeOutcome, settle } from '../base/change-outcome.ts';
import { createLoadInto } from '../base/load-into.ts';
import { LOADING, type Loadable, ready } from '../base/loadable.ts';

export type { CompanySetup };

/** The set-up of a new company, for its administrators. */
export interface CompanySetupStore {
  setup: ReadonlySignal<Loadable<CompanySetup>>;
  load(): Promise<void>;
  /** Null takes back what was chosen. */
  choose(step: SetupStep, choice: SetupChoice | null): Promise<ChangeOutcome<CompanySetup>>;
  close(): Promise<ChangeOutcome<CompanySetup>>;
}

export function createCompanySetupStore(deps: {
  client: ApiClient;
  logError?: LogError | undefined;
}): CompanySetupStore {
  const { client } = deps;
  const loadInto = createLoadInto(deps.logError);
  const setup = signal<Loadable<CompanySetup>>(LOADING);

  async function keep(changing: Promise<CompanySetup>): Promise<ChangeOutcome<CompanySetup>> {
    const outcome = await settle(changing);
    if (outcome.kind === 'done') setup.value = ready(outcome.value);
    return outcome;
  }
  return {
    setup,
    load: () => loadInto(setup, 'the set-up', (options) => client.call(getCompanySetup, {}, options)),
    choose: (step, choice) => keep(client.call(chooseSetupStep, { step, choice }, { background: true })),
    close: () => keep(client.call(closeCompanySetup, {}, { background: true })),
  };
}
