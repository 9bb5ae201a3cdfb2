import type { OutputOf } from '@drawbridge/contracts';
import {
  type AccountLink,
  type AccountLinkPreview,
  getAccountLink,
  type LinkedLearner,
  linkAccount,
  listLinkedLearners,
  makeLinkCode,
  previewAccountLink,
  unlinkAccount,
  unlinkLearner,
} from '@drawbridge/contracts/integration';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { LogError } from '../../notices.ts';
import { asApiProblem } from '../../transport/api-problem.ts';
import type { ApiClient } from '../../transport/client.ts';
import { type ChangeOutcome, settle } from '../base/change-outcome.ts';
import { createLoadInto } from '../base/load-into.ts';
import { LOADING, type Loadable, ready } from '../base/loadable.ts';
import { settleWithPassword, withPassword } from '../identity/password-again.ts';

/** The account that a launched person is linked with. @see LTI-16 */
export interface AccountLinkStore {
  link: ReadonlySignal<Loadable<AccountLink | undefined>>;
  load(): Promise<void>;
  /** Returns what a code would link. */
  preview(code: string): Promise<ChangeOutcome<AccountLinkPreview>>;
  /** The session acts as the account from then on, so every other store holds the data of another identity. */
  make(code: string): Promise<ChangeOutcome<AccountLink>>;
  /** The session acts as the learner again from then on. */
  remove(): Promise<ChangeOutcome<unknown>>;
}

const QUIETLY = { background: true } as const;

export function createAccountLinkStore({
  client,
  logError,
}: {
  client: ApiClient;
  logError?: LogError | undefined;
}): AccountLinkStore {
  const loadInto = createLoadInto(logError);
  const link = signal<Loadable<AccountLink | undefined>>(LOADING);
  return {
    link,
    load() {
      if (link.peek().state === 'problem') link.value = LOADING;
      return loadInto(
        link,
        'the link with an account',
        async () => (await client.call(getAccountLink, {}, QUIETLY)).link,
      );
    },
    preview: (code) => settle(client.call(previewAccountLink, { code }, QUIETLY)),
    make: (code) => settle(client.call(linkAccount, { code }, QUIETLY).then((reply) => reply.link)),
    remove: () => settle(client.call(unlinkAccount, {}, QUIETLY)),
  };
}

export type LinkedLearners = OutputOf<typeof listLinkedLearners>;
export type LinkCode = OutputOf<typeof makeLinkCode>;

/** The learners from learning platforms that the account is linked with. @see LTI-16 */
export interface LinkedLearnersStore {
  learners: ReadonlySignal<Loadable<LinkedLearners>>;
  load(): Promise<void>;
  /** Creates a code for the launched page; the previous one stops working. */
  makeCode(password: string | undefined): Promise<ChangeOutcome<LinkCode>>;
  unlink(learner: LinkedLearner): Promise<ChangeOutcome<undefined>>;
}

export function createLinkedLearnersStore({
  client,
  logError,
}: {
  client: ApiClient;
  logError?: LogError | undefined;
}): LinkedLearnersStore {
  const loadInto = createLoadInto(logError);
  const learners = signal<Loadable<LinkedLearners>>(LOADING);
  function load() {
    if (learners.peek().state === 'problem') learners.value = LOADING;
    return loadInto(learners, 'the linked learners', () => client.call(listLinkedLearners, {}, QUIETLY));
  }
  return {
    learners,
    load,
    makeCode: (password) =>
      settleWithPassword(client.call(makeLinkCode, withPassword(password), QUIETLY), load),
    async unlink({ id }) {
      try {
        await client.call(unlinkLearner, { id }, QUIETLY);
      } catch (error) {
        // The link already ended on the platform, which is what was wanted.
        const { code, message } = asApiProblem(error);
        if (code !== 'not_found') return { kind: 'refused', text: message };
      }
      const known = learners.peek();
      if (known.state === 'ready') {
        const items = known.value.items.filter((one) => one.id !== id);
        learners.value = ready({ ...known.value, items });
      }
      return { kind: 'done', value: undefined };
    },
  };
}
