import {
  asId,
  listAttempts,
  type OutputOf,
  type ReviewedAttempt,
  type ReviewedSubmission,
  reviewAttempt,
  reviewSubmission,
} from '@drawbridge/contracts';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import { asApiProblem } from '../transport/api-problem.ts';
import type { ApiClient } from '../transport/client.ts';
import { LOADING, type Loadable, ready } from './loadable.ts';
import { createLoadables } from './loadables.ts';

export type AttemptReview = OutputOf<typeof reviewAttempt>;

export interface AttemptPage {
  items: ReviewedAttempt[];
  /** Attempts on all pages. */
  total: number;
  /** From 1. */
  page: number;
  pageSize: number;
}

/** What instructors and admins read of their learners' work. */
export interface LabReviewStore {
  attempts: ReadonlySignal<Loadable<AttemptPage>>;
  /** Another page of the same lab is on its way; the one before is still shown. */
  isPaging: ReadonlySignal<boolean>;
  review: ReadonlySignal<Loadable<AttemptReview>>;
  /** Submissions of the open attempt that were opened, with their files and replays, by their ids. */
  submissions: ReadonlySignal<ReadonlyMap<string, Loadable<ReviewedSubmission>>>;
  loadAttempts(labId: string, page: number): Promise<void>;
  openAttempt(attemptId: string): Promise<void>;
  openSubmission(submissionId: string): Promise<void>;
}

export function createLabReviewStore({ client }: { client: ApiClient }): LabReviewStore {
  const attempts = signal<Loadable<AttemptPage>>(LOADING);
  const isPaging = signal(false);
  const review = signal<Loadable<AttemptReview>>(LOADING);
  let shownLab: string | undefined;
  // A late answer to an earlier wish is dropped.
  let lists = 0;
  let reviews = 0;
  let openId = '';
  const submissions = createLoadables(
    (id) =>
      client.call(
        reviewSubmission,
        { attempt_id: asId(openId), submission_id: asId(id) },
        { background: true },
      ),
    // One that waits for its verdict has more to tell later.
    ({ result }) => result !== undefined,
  );

  return {
    attempts,
    isPaging,
    review,
    submissions: submissions.all,
    openSubmission: submissions.load,
    async loadAttempts(labId, page) {
      lists += 1;
      const wish = lists;
      isPaging.value = shownLab === labId && attempts.peek().state === 'ready';
      if (!isPaging.peek()) attempts.value = LOADING;
      try {
        const answer = await client.call(listAttempts, { lab_id: asId(labId), page }, { background: true });
        if (wish !== lists) return;
        shownLab = labId;
        attempts.value = ready({
          items: answer.items,
          total: answer.total,
          page,
          pageSize: answer.page_size,
        });
      } catch (error) {
        if (wish === lists) attempts.value = { state: 'problem', problem: asApiProblem(error) };
      }
      isPaging.value = false;
    },
    async openAttempt(attemptId) {
      reviews += 1;
      const wish = reviews;
      review.value = LOADING;
      submissions.clear();
      openId = attemptId;
      try {
        const answer = await client.call(
          reviewAttempt,
          { attempt_id: asId(attemptId) },
          { background: true },
        );
        if (wish === reviews) review.value = ready(answer);
      } catch (error) {
        if (wish === reviews) review.value = { state: 'problem', problem: asApiProblem(error) };
      }
    },
  };
}
