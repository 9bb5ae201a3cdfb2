import { asId, type Endpoint, type InputOf } from '@drawbridge/contracts';
import {
  publishCourseStats,
  publishMediaClick,
  publishUpgradeInterest,
  publishVideoWatch,
} from '@drawbridge/contracts/recognition';
import type { LogError } from '../../notices.ts';
import { asApiProblem } from '../../transport/api-problem.ts';
import type { ApiClient } from '../../transport/client.ts';

/** One opening of an item. Later reports of the same visit update its numbers. */
export interface Visit {
  /** UUID. */
  id: string;
  courseId: string;
  itemId: string;
}

/**
 * Reports what the learner does in a course. No page waits for a report or shows a failure: the next report of the same
 * visit includes its numbers.
 * @see CALL-24, PLAYER-37..PLAYER-39
 */
export interface ActivityEventStore {
  /** Reports a video: 0 seconds when playback starts, then the seconds watched and the position. */
  watch(visit: Visit, figures: { seconds: number; position: number }): Promise<void>;
  openMedia(visit: Visit): Promise<void>;
  /** Reports an open item: 0 seconds when it opens, then the seconds that the learner worked in it. */
  work(visit: Visit, seconds: number): Promise<void>;
  /** Reports interest in something that the learner's plan does not include. */
  wantUpgrade(interest: { id: string; courseId?: string | undefined }): Promise<void>;
}

export function createActivityEventStore(deps: {
  client: ApiClient;
  logError?: LogError | undefined;
}): ActivityEventStore {
  const { client, logError = () => undefined } = deps;

  async function publish<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<void> {
    try {
      // Also while the page unloads, which is when the final numbers are known.
      await client.call(endpoint, input, { background: true, keepalive: true });
    } catch (error) {
      const problem = asApiProblem(error);
      if (problem.code !== 'canceled' && problem.code !== 'offline')
        logError(`${endpoint.name} was refused`, problem);
    }
  }
  const toPlace = ({ id, courseId, itemId }: Visit) => ({
    event_id: asId<'course'>(courseId),
    item_id: asId<'item'>(itemId),
    visit_id: id,
  });

  return {
    watch: (visit, { seconds, position }) =>
      publish(publishVideoWatch, {
        ...toPlace(visit),
        seconds: Math.floor(seconds),
        position: Math.floor(position),
      }),
    openMedia: (visit) => publish(publishMediaClick, toPlace(visit)),
    work: (visit, seconds) =>
      publish(publishCourseStats, { ...toPlace(visit), seconds: Math.floor(seconds) }),
    wantUpgrade: ({ id, courseId }) =>
      publish(publishUpgradeInterest, {
        visit_id: id,
        ...(courseId !== undefined && { event_id: asId<'course'>(courseId) }),
      }),
  };
}
