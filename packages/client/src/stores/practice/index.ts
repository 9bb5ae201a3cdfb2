import { type CourseItemRef, perSession, perUse, type StoreDeps } from '../base/define-store.ts';

/** Labs, attempts and their results. */
export const PRACTICE_STORES = {
  labs: perSession(
    () => import('./labs.ts'),
    ({ createLabListStore }) => createLabListStore,
  ),
  runningLabs: perUse(
    () => import('./running-labs.ts'),
    ({ createRunningLabsStore }) => createRunningLabsStore,
  ),
  sharedReplays: perUse(
    () => import('./shared-replay.ts'),
    ({ createSharedReplaysStore }) => createSharedReplaysStore,
  ),
  sharedReplay: perUse(
    () => import('./shared-replay.ts'),
    ({ createSharedReplayStore }) => createSharedReplayStore,
  ),
  labSolution: perUse(
    () => import('./lab-solution.ts'),
    ({ createLabSolutionStore }) =>
      ({ client, logError }: StoreDeps, labId: string) =>
        createLabSolutionStore({ client, logError, labId }),
  ),
  attempts: perUse(
    () => import('./attempts.ts'),
    ({ createAttemptListStore }) => createAttemptListStore,
  ),
  attemptReview: perUse(
    () => import('./attempt-review.ts'),
    ({ createAttemptReviewStore }) =>
      ({ client }: StoreDeps, attemptId: string) =>
        createAttemptReviewStore({ client, attemptId }),
  ),
  lab: perUse(
    () => import('./lab.ts'),
    ({ createLabStore }) =>
      ({ client, storage }: StoreDeps, labId: string, course?: CourseItemRef) =>
        createLabStore({ client, storage, labId, ...(course && { course }) }),
  ),
  labSession: perUse(
    () => import('./lab-session.ts'),
    ({ createLabSessionStore }) =>
      (deps: StoreDeps, labId: string, course?: CourseItemRef) =>
        createLabSessionStore({
          client: deps.client,
          labId,
          ...(course && { course }),
          ...(deps.remembersRunningLab && { storage: deps.storage }),
        }),
  ),
};
