import { asId, type CourseId, type ItemId, type PersonId, problem } from '@drawbridge/contracts';
import { RECENT_COUNT, type RecentLab, type RecentVideo } from '@drawbridge/contracts/recognition';
import type { LoadedLab } from '@drawbridge/labs/grade';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import { findCourse, findItem } from '../../kernel/catalogue/index.ts';
import { reportsOf } from './activity-events.limits.ts';
import * as store from './activity-events.store.ts';

/** What a page reports. `visitId` is the same in every repeat. */
export interface Report {
  kind: store.NewEvent['kind'];
  courseId?: CourseId | undefined;
  itemId?: ItemId | undefined;
  visitId?: string | undefined;
  seconds?: number;
  positionSeconds?: number;
}

export interface ActivityEventService {
  /** Throws `course_not_found`, `item_not_found`, `not_enrolled`, `too_many_tries`. */
  record(personId: PersonId, report: Report): Promise<void>;
  recentVideos(personId: PersonId): Promise<RecentVideo[]>;
  recentLabs(personId: PersonId): Promise<RecentLab[]>;
}

export interface ActivityEventDeps {
  database: Database;
  labs: readonly LoadedLab[];
  limits: Pick<Limits, 'check'>;
  clock: Clock;
  courses: { isEnrolled(personId: PersonId, courseId: CourseId): Promise<boolean> };
}

export function createActivityEventService(deps: ActivityEventDeps): ActivityEventService {
  const { limits, clock, courses } = deps;
  const { db } = deps.database;
  const packs = new Map(deps.labs.map(({ pack }) => [pack.lab_id, pack]));

  async function checkPlace(personId: PersonId, { kind, courseId, itemId }: Report): Promise<void> {
    if (courseId === undefined) return;
    if (!(await findCourse(db, courseId, personId))) throw problem('course_not_found');
    // Who asks for an upgrade cannot be enrolled.
    if (kind === 'upgrade-interest') return;
    if (!(await courses.isEnrolled(personId, courseId))) throw problem('not_enrolled');
    const item = itemId && (await findItem(db, courseId, itemId));
    const isWrong = kind === 'video-watch' && item?.objectType !== 'vid';
    if (itemId !== undefined && (!item || isWrong)) throw problem('item_not_found');
  }

  return {
    async record(personId, report) {
      await limits.check([reportsOf(personId)]);
      await checkPlace(personId, report);
      const at = clock.now();
      const { visitId, courseId = '', itemId = '' } = report;
      const key = visitId ?? `${courseId}/${itemId}/${at.toISOString().slice(0, 16)}`;
      await store.writeEvent(db, personId, { ...report, key }, at);
    },

    async recentVideos(personId) {
      const rows = await store.readRecentVideos(db, personId, RECENT_COUNT);
      return rows.map((row) => ({
        event_id: asId(row.course_id),
        subject_id: row.subject_key,
        item_id: asId(row.item_id),
        title: row.title,
        course_name: row.course_title,
        owasp: row.owasp,
        item_ttl: row.item_seconds,
        watched_seconds: row.watched_seconds,
        position: row.position_seconds ?? 0,
        completed: row.completed,
        watched_at: row.watched_at.toISOString(),
      }));
    },

    async recentLabs(personId) {
      const rows = await store.readRecentLabs(db, personId);
      return rows
        .flatMap(({ labId, passed, openedAt }) => {
          const pack = packs.get(asId(labId));
          if (!pack) return [];
          const { title, type, owasp } = pack;
          const opened_at = openedAt.toISOString();
          return [{ lab_id: asId<'lab'>(labId), title, type, owasp, passed, opened_at }];
        })
        .slice(0, RECENT_COUNT);
    },
  };
}
