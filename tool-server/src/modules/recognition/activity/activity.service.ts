import { type OutputOf, type ParsedInputOf, type PersonId, problem } from '@drawbridge/contracts';
import {
  ACHIEVEMENT_PAGE_SIZE,
  ACTIVITY_DAYS,
  type listActivity,
  type PublicActivity,
  type UserStats,
  WEEKLY_GOALS,
} from '@drawbridge/contracts/recognition';
import { addDays, countDaysOfWeek, toStreak } from '@drawbridge/contracts/rules';
import type { EventBus } from '../../../events.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { toLocalDay } from '../../../platform/local-day.ts';
import { findTimeZone } from '../../kernel/people/index.ts';
import type { ActivityReader, PublicProfileService } from '../public-profile/index.ts';
import * as store from './activity.store.ts';

export interface ActivityService {
  /** The caller's figures and days. @see DATA-14 */
  stats(personId: PersonId): Promise<UserStats>;
  /** What the caller has done, newest first. @see PROF-9 */
  list(personId: PersonId, page: number): Promise<{ results: PublicActivity[]; total: number }>;
  courseMinutes(personId: PersonId): Promise<number>;
  /** Throws `bad_input` for days in the wrong order and for too many. @see SVC-6 */
  days(personId: PersonId, span: ParsedInputOf<typeof listActivity>): Promise<OutputOf<typeof listActivity>>;
  setGoal(personId: PersonId, days: number): Promise<UserStats['goal']>;
}

export interface ActivityDeps {
  database: Database;
  events: EventBus;
  clock: Clock;
  activity: ActivityReader;
  standing: Pick<PublicProfileService, 'findOwnStanding'>;
}

/** A calendar of a year shows 53 weeks. */
const DAYS_SHOWN = 371;

export function createActivityService(deps: ActivityDeps): ActivityService {
  const { events, clock, activity, standing } = deps;
  const { db } = deps.database;

  /** The day of the fact is that of the learner's time zone now: a later move changes no past day. */
  async function record(tx: Tx, { personId, at }: { personId: PersonId; at: Date }): Promise<void> {
    await store.addActivity(tx, personId, toLocalDay(at, await findTimeZone(tx, personId)));
  }
  events.on('lab.started', 'record', record);
  events.on('lab.graded', 'record', record);
  events.on('quiz.passed', 'record', record);
  events.on('aiquiz.passed', 'record', record);
  events.on('item.marked', 'record', record);

  async function toToday(personId: PersonId): Promise<string> {
    return toLocalDay(clock.now(), await findTimeZone(db, personId));
  }

  return {
    async stats(personId) {
      const today = await toToday(personId);
      const [figures, days, counts, goal, place] = await Promise.all([
        activity.countOwn(personId),
        store.readDays(db, personId, addDays(today, -DAYS_SHOWN)),
        store.countInCourses(db, personId),
        store.readGoal(db, personId),
        standing.findOwnStanding(personId, 'all'),
      ]);
      const active = days.map(({ date }) => date);
      return {
        badges: figures.badges,
        challenges_completed: figures.challenges_solved,
        labs_completed: figures.labs_passed,
        leaderboard: place?.rank ?? null,
        total_enrolled: counts.enrolled,
        total_course_minutes: figures.course_minutes,
        videos_completed: counts.videos,
        points: figures.points,
        courses_completed: figures.courses_completed,
        dashboard: days,
        today,
        streak: toStreak(active, today),
        goal: { days: goal ?? WEEKLY_GOALS.standard, done: countDaysOfWeek(active, today) },
      };
    },

    async list(personId, page) {
      const all = await activity.list(personId, undefined);
      const start = (page - 1) * ACHIEVEMENT_PAGE_SIZE;
      return { results: all.slice(start, start + ACHIEVEMENT_PAGE_SIZE), total: all.length };
    },

    courseMinutes: async (personId) => (await activity.countOwn(personId)).course_minutes,

    async days(personId, span) {
      const to = span.to ?? (await toToday(personId));
      const from = span.from ?? addDays(to, 1 - ACTIVITY_DAYS);
      if (from > to) throw problem('bad_input', { errors: { from: 'must not be after the last day' } });
      if (from < addDays(to, 1 - ACTIVITY_DAYS))
        throw problem('bad_input', { errors: { from: `ask for at most ${ACTIVITY_DAYS} days` } });
      return { from, to, items: await store.readDays(db, personId, from, to) };
    },

    async setGoal(personId, days) {
      await store.writeGoal(db, personId, days);
      const today = await toToday(personId);
      const active = await store.readDays(db, personId, addDays(today, -6));
      return {
        days,
        done: countDaysOfWeek(
          active.map(({ date }) => date),
          today,
        ),
      };
    },
  };
}
