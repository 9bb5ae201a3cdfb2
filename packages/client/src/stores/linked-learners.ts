import {
  type LinkedLearner,
  listLinkedLearners,
  makeLinkCode,
  type OutputOf,
  unlinkLearner,
} from '@drawbridge/contracts';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { ApiClient } from '../transport/client.ts';
import { type ChangeOutcome, settle } from './change-outcome.ts';
import { createLoadInto } from './load-into.ts';
import { LOADING, type Loadable, ready } from './loadable.ts';
import type { LogError } from './notices.ts';

export type LinkCode = OutputOf<typeof makeLinkCode>;

/** The learners of learning platforms that the account is linked with. @see LTI-16 */
export interface LinkedLearnersStore {
  learners: ReadonlySignal<Loadable<LinkedLearner[]>>;
  load(): Promise<void>;
  /** A code for the launched page; the one before no longer works. */
  makeCode(): Promise<ChangeOutcome<LinkCode>>;
  unlink(learner: LinkedLearner): Promise<ChangeOutcome<undefined>>;
}

const QUIETLY = { background: true } as const;

export function createLinkedLearnersStore({
  client,
  logError,
}: {
  client: ApiClient;
  logError?: LogError | undefined;
}): LinkedLearnersStore {
  const loadInto = createLoadInto(logError);
  const learners = signal<Loadable<LinkedLearner[]>>(LOADING);
  return {
    learners,
    load() {
      if (learners.peek().state === 'problem') learners.value = LOADING;
      return loadInto(
        learners,
        'the linked learners',
        async () => (await client.call(listLinkedLearners, {}, QUIETLY)).items,
      );
    },
    makeCode: () => settle(client.call(makeLinkCode, {}, QUIETLY)),
    async unlink({ id }) {
      const outcome = await settle(client.call(unlinkLearner, { id }, QUIETLY));
      if (outcome.kind !== 'done') return outcome;
      const known = learners.peek();
      if (known.state === 'ready') learners.value = ready(known.value.filter((one) => one.id !== id));
      return { kind: 'done', value: undefined };
    },
  };
}
