import {
  type AccountLink,
  type AccountLinkPreview,
  getAccountLink,
  linkAccount,
  previewAccountLink,
  unlinkAccount,
} from '@drawbridge/contracts';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { ApiClient } from '../transport/client.ts';
import { type ChangeOutcome, settle } from './change-outcome.ts';
import { createLoadInto } from './load-into.ts';
import { LOADING, type Loadable } from './loadable.ts';
import type { LogError } from './notices.ts';

/** The account that a launched person is linked with. @see LTI-16 */
export interface AccountLinkStore {
  link: ReadonlySignal<Loadable<AccountLink | undefined>>;
  load(): Promise<void>;
  /** What a code would link. */
  preview(code: string): Promise<ChangeOutcome<AccountLinkPreview>>;
  /** From then on the session acts as the account: every other store holds the data of somebody else. */
  make(code: string): Promise<ChangeOutcome<AccountLink>>;
  /** From then on the session acts as the learner again. */
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
