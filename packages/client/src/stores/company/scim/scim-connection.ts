import { asId, type OutputOf } from '@drawbridge/contracts';
import {
  createScimSecret,
  createScimTest,
  deleteScimSecret,
  getScimConnection,
  previewScimOff,
  type ScimConnection,
  type ScimOffPreview,
  switchScimOff,
} from '@drawbridge/contracts/company';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { LogError } from '../../../notices.ts';
import type { ApiClient } from '../../../transport/client.ts';
import { type ChangeOutcome, settle } from '../../base/change-outcome.ts';
import { createLoadInto } from '../../base/load-into.ts';
import { LOADING, type Loadable, ready } from '../../base/loadable.ts';
import { type ScimTestStep, testScimConnection } from './connection-test.ts';

export type {
  ScimConnection,
  ScimDeactivation,
  ScimOffPreview,
  ScimSecret,
} from '@drawbridge/contracts/company';
export type {
  ScimTestFault,
  ScimTestOutcome,
  ScimTestStep,
  ScimTestStepId,
} from './connection-test.ts';
export type ScimSwitchedOff = OutputOf<typeof switchScimOff>;
export type ScimPeopleChoice = 'keep' | 'deactivate';

/** How a directory provisions the users of the company, for its administrators. @see SVC-11 */
export interface ScimConnectionStore {
  connection: ReadonlySignal<Loadable<ScimConnection>>;
  /** Steps of the latest test; empty before the first. */
  steps: ReadonlySignal<readonly ScimTestStep[]>;
  load(): Promise<void>;
  /** Only this outcome contains the secret. */
  createSecret(
    password: string | undefined,
  ): Promise<ChangeOutcome<{ connection: ScimConnection; secret: string }>>;
  deleteSecret(
    id: string,
    password: string | undefined,
  ): Promise<ChangeOutcome<{ connection: ScimConnection }>>;
  previewOff(): Promise<ChangeOutcome<ScimOffPreview>>;
  switchOff(people: ScimPeopleChoice, password: string | undefined): Promise<ChangeOutcome<ScimSwitchedOff>>;
  /** Calls the address as a directory does. Done when the last step is. */
  runTest(): Promise<ChangeOutcome<readonly ScimTestStep[]>>;
}

const background = { background: true };
const toPassword = (password: string | undefined) => (password === undefined ? {} : { password });

export function createScimConnectionStore(deps: {
  client: ApiClient;
  /** Sends what the test asks for. */
  send: typeof globalThis.fetch;
  logError?: LogError | undefined;
}): ScimConnectionStore {
  const { client, send } = deps;
  const loadInto = createLoadInto(deps.logError);
  const connection = signal<Loadable<ScimConnection>>(LOADING);
  const steps = signal<readonly ScimTestStep[]>([]);

  /** Each change returns the current connection. */
  async function keep<T extends { connection: ScimConnection }>(
    changing: Promise<T>,
  ): Promise<ChangeOutcome<T>> {
    const outcome = await settle(changing);
    if (outcome.kind === 'done') connection.value = ready(outcome.value.connection);
    return outcome;
  }

  async function runTest(): Promise<readonly ScimTestStep[]> {
    steps.value = [];
    const { base_url: baseUrl, secret } = await client.call(createScimTest, {}, background);
    await testScimConnection({
      baseUrl,
      secret,
      send,
      onSteps: (now) => {
        steps.value = now;
      },
    });
    return steps.value;
  }

  return {
    connection,
    steps,
    load: () =>
      loadInto(connection, 'provisioning', (options) => client.call(getScimConnection, {}, options)),
    createSecret: (password) => keep(client.call(createScimSecret, toPassword(password), background)),
    deleteSecret: (id, password) =>
      keep(client.call(deleteScimSecret, { secret_id: asId(id), ...toPassword(password) }, background)),
    previewOff: () => settle(client.call(previewScimOff, {}, background)),
    switchOff: (people, password) =>
      keep(client.call(switchScimOff, { people, ...toPassword(password) }, background)),
    runTest: () => settle(runTest()),
  };
}
