import { asId } from '@drawbridge/contracts';
import { listAttempts, type ReviewedAttempt } from '@drawbridge/contracts/practice';
import type { ReadonlySignal } from '@preact/signals-react';
import type { LogError } from '../../notices.ts';
import type { ApiClient } from '../../transport/client.ts';
import { createLatest } from '../base/latest.ts';
import type { Loadable } from '../base/loadable.ts';
import type { NumberedPage } from '../base/numbered-page.ts';

export type AttemptPage = NumberedPage<ReviewedAttempt>;

/** Attempts on a lab by the people whom an instructor or administrator teaches. */
export interface AttemptListStore {
  attempts: ReadonlySignal<Loadable<AttemptPage>>;
  /** True while another page of the same lab is loading and the previous one is still shown. */
  isPaging: ReadonlySignal<boolean>;
  /** `personId`: restricts the list to one person. */
  load(labId: string, page: number, personId?: string): Promise<void>;
}

export function createAttemptListStore(deps: {
  client: ApiClient;
  logError?: LogError | undefined;
}): AttemptListStore {
  const { client, logError } = deps;
  /** Lab and person of the shown attempts. */
  let shownKey: string | undefined;
  const attempts = createLatest<{ labId: string; page: number; personId: string | undefined }, AttemptPage>({
    what: 'the attempts on a lab',
    logError,
    async read({ labId, page, personId }, options) {
      const { items, total, page_size } = await client.call(
        listAttempts,
        { lab_id: asId(labId), page, ...(personId !== undefined && { person_id: asId(personId) }) },
        options,
      );
      return { items, total, page, pageSize: page_size };
    },
  });

  return {
    attempts: attempts.shown,
    isPaging: attempts.isReloading,
    async load(labId, page, personId) {
      const key = `${labId} ${personId ?? ''}`;
      const isFresh = attempts.shown.peek().state !== 'ready';
      if (await attempts.load({ labId, page, personId }, { isFresh, isOther: shownKey !== key }))
        shownKey = key;
    },
  };
}
