import { asId, type OutputOf } from '@drawbridge/contracts';
import { type ReviewedSubmission, reviewAttempt, reviewSubmission } from '@drawbridge/contracts/practice';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import { asApiProblem } from '../../transport/api-problem.ts';
import type { ApiClient } from '../../transport/client.ts';
import { LOADING, type Loadable, ready } from '../base/loadable.ts';
import { createLoadables } from '../base/loadables.ts';

export type AttemptReview = OutputOf<typeof reviewAttempt>;

/** One attempt, for instructors and administrators. */
export interface AttemptReviewStore {
  review: ReadonlySignal<Loadable<AttemptReview>>;
  /** Opened submissions of the attempt, with their files and replays, by id. */
  submissions: ReadonlySignal<ReadonlyMap<string, Loadable<ReviewedSubmission>>>;
  /** Loads the attempt and drops the submissions loaded before. */
  load(): Promise<void>;
  openSubmission(submissionId: string): Promise<void>;
}

export function createAttemptReviewStore(deps: { client: ApiClient; attemptId: string }): AttemptReviewStore {
  const { client, attemptId } = deps;
  const review = signal<Loadable<AttemptReview>>(LOADING);
  /** A late answer to an earlier request is dropped. */
  let requests = 0;
  const submissions = createLoadables(
    (id) => client.call(reviewSubmission, { attempt_id: asId(attemptId), submission_id: asId(id) }),
    // A submission without a verdict has more to show later.
    ({ result }) => result !== undefined,
  );

  return {
    review,
    submissions: submissions.all,
    openSubmission: submissions.load,
    async load() {
      requests += 1;
      const request = requests;
      review.value = LOADING;
      submissions.clear();
      try {
        const answer = await client.call(reviewAttempt, { attempt_id: asId(attemptId) });
        if (request === requests) review.value = ready(answer);
      } catch (error) {
        if (request === requests) review.value = { state: 'problem', problem: asApiProblem(error) };
      }
    },
  };
}
