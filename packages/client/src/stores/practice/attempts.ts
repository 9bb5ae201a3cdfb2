import { asId, listAttempts, type ReviewedAttempt } from '@drawbridge/contracts';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { LogError } from '../../notices.ts';
import { asApiProblem } from '../../transport/api-problem.ts';
import type { ApiClient } from '../../transport/client.ts';
import { LOADING, type Loadable, ready } from '../base/loadable.ts';

export interface AttemptPage {
  items: ReviewedAttempt[];
  /** Attempts on all pages. */
  total: number;
  /** From 1. */
  page: number;
  pageSize: number;
}

/** Attempts on a lab by the people that instructors and admins teach. */
export interface AttemptListStore {
  attempts: ReadonlySignal<Loadable<AttemptPage>>;
  /** Another page of the same lab is on its way; the previous one is still shown. */
  isPaging: ReadonlySignal<boolean>;
  /** `personId`: those of one person only. */
  load(labId: string, page: number, personId?: string): Promise<void>;
}

export function createAttemptListStore(deps: {
  client: ApiClient;
  logError?: LogError | undefined;
}): AttemptListStore {
  const { client, logError = () => undefined } = deps;
  const attempts = signal<Loadable<AttemptPage>>(LOADING);
  const isPaging = signal(false);
  /** Lab and person of the attempts shown. */
  let shownKey: string | undefined;
  /** A late answer to an earlier request is dropped. */
  let requests = 0;

  return {
    attempts,
    isPaging,
    async load(labId, page, personId) {
      const key = `${labId} ${personId ?? ''}`;
      requests += 1;
      const request = requests;
      isPaging.value = shownKey === key && attempts.peek().state === 'ready';
      if (!isPaging.peek()) attempts.value = LOADING;
      try {
        const answer = await client.call(
          listAttempts,
          { lab_id: asId(labId), page, ...(personId !== undefined && { person_id: asId(personId) }) },
          { background: isPaging.peek() },
        );
        if (request !== requests) return;
        shownKey = key;
        attempts.value = ready({
          items: answer.items,
          total: answer.total,
          page,
          pageSize: answer.page_size,
        });
      } catch (error) {
        const problem = asApiProblem(error);
        logError('the attempts on a lab could not be loaded', problem);
        if (request === requests) attempts.value = { state: 'problem', problem };
      }
      isPaging.value = false;
    },
  };
}
