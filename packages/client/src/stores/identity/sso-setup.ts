import type { InputOf, OutputOf } from '@drawbridge/contracts';
import {
  discardSsoDraft,
  draftOidc,
  draftSaml,
  finishSsoTest,
  getSsoSetup,
  type SsoSetup,
  setSsoRules,
  startSsoTest,
  switchSsoOff,
  switchSsoOn,
} from '@drawbridge/contracts/identity';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { LogError } from '../../notices.ts';
import type { SafeStorage } from '../../storage.ts';
import { asApiProblem } from '../../transport/api-problem.ts';
import type { ApiClient } from '../../transport/client.ts';
import { type ChangeOutcome, settle } from '../base/change-outcome.ts';
import { createLoadInto } from '../base/load-into.ts';
import { LOADING, type Loadable, ready } from '../base/loadable.ts';
import { readAnswer, startFlow } from './provider-flow.ts';
import { takeTestAnswer } from './test-answer.ts';

export type {
  DraftProvider,
  LiveProvider,
  SigningCertificate,
  SsoSetup,
} from '@drawbridge/contracts/identity';
export type SsoRules = InputOf<typeof setSsoRules>;
export type SsoTestResult = OutputOf<typeof finishSsoTest>;

/** How the people of the company sign in with its own provider, for its administrators. @see COMP-9 */
export interface SsoSetupStore {
  setup: ReadonlySignal<Loadable<SsoSetup>>;
  load(): Promise<void>;
  draftOidc(values: InputOf<typeof draftOidc>): Promise<ChangeOutcome<SsoSetup>>;
  draftSaml(values: InputOf<typeof draftSaml>): Promise<ChangeOutcome<SsoSetup>>;
  discard(): Promise<ChangeOutcome<SsoSetup>>;
  switchOn(password: string | undefined): Promise<ChangeOutcome<SsoSetup>>;
  switchOff(password: string | undefined): Promise<ChangeOutcome<SsoSetup>>;
  setRules(rules: SsoRules): Promise<ChangeOutcome<SsoSetup>>;
}

const background = { background: true };
const toPassword = (password: string | undefined) => (password === undefined ? {} : { password });

export function createSsoSetupStore(deps: {
  client: ApiClient;
  logError?: LogError | undefined;
}): SsoSetupStore {
  const { client } = deps;
  const loadInto = createLoadInto(deps.logError);
  const setup = signal<Loadable<SsoSetup>>(LOADING);

  /** Each change returns the current set-up. */
  async function keep(changing: Promise<SsoSetup>): Promise<ChangeOutcome<SsoSetup>> {
    const outcome = await settle(changing);
    if (outcome.kind === 'done') setup.value = ready(outcome.value);
    return outcome;
  }
  return {
    setup,
    load: () => loadInto(setup, 'single sign-on', (options) => client.call(getSsoSetup, {}, options)),
    draftOidc: (values) => keep(client.call(draftOidc, values, background)),
    draftSaml: (values) => keep(client.call(draftSaml, values, background)),
    discard: () => keep(client.call(discardSsoDraft, {}, background)),
    switchOn: (password) => keep(client.call(switchSsoOn, toPassword(password), background)),
    switchOff: (password) => keep(client.call(switchSsoOff, toPassword(password), background)),
    setRules: (rules) => keep(client.call(setSsoRules, rules, background)),
  };
}

export type SsoTestOutcome =
  /** The browser is redirected to this URL. */
  | { kind: 'redirect'; url: string }
  | { kind: 'result'; result: SsoTestResult }
  | { kind: 'refused'; text: string };

/** A test sign-in in a window of its own. */
export interface SsoTestStore {
  /** Starts a test, or finishes the one that returned to this tab. */
  proceed(): Promise<SsoTestOutcome>;
}

/** What the provider said instead of a code. */
function toProviderError(address: string): SsoTestResult {
  const answer = new URL(address).searchParams;
  const detail = [answer.get('error'), answer.get('error_description')].filter(Boolean).join(': ');
  return {
    has_passed: false,
    fault: 'provider',
    links_existing: false,
    detail: detail || null,
    claims: null,
  };
}

export function createSsoTestStore(deps: {
  client: ApiClient;
  tabStorage: SafeStorage;
  origin: string;
}): SsoTestStore {
  const { client, tabStorage, origin } = deps;

  async function finish(): Promise<SsoTestResult | undefined> {
    const returned = takeTestAnswer(tabStorage);
    if (!returned) return undefined;
    const answer = readAnswer(returned.flow, returned.address, origin);
    if (!answer) return toProviderError(returned.address);
    const { iss, ...rest } = answer;
    return client.call(finishSsoTest, { ...rest, ...(iss === undefined ? {} : { iss }) });
  }
  return {
    async proceed() {
      try {
        const result = await finish();
        if (result) return { kind: 'result', result };
        const found = await client.call(startSsoTest, {});
        const url = await startFlow(found, { tabStorage, origin, isTest: true });
        if (url) return { kind: 'redirect', url };
        return { kind: 'result', result: toProviderError(origin) };
      } catch (error) {
        return { kind: 'refused', text: asApiProblem(error).message };
      }
    },
  };
}
