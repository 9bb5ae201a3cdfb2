import type { PersonId } from '@drawbridge/contracts';
import type { CourseCard } from '@drawbridge/contracts/learning';
import type { LabPack } from '@drawbridge/contracts/practice';
import type {
  Achievements,
  ActivityPart,
  OwnAchievements,
  PublicActivity,
} from '@drawbridge/contracts/recognition';
import type { LoadedLab } from '@drawbridge/labs/grade';
import type { Database } from '../../../platform/db/database.ts';
import type { CourseService } from '../../learning/courses/index.ts';
import { countSpentSeconds } from '../activity-events/index.ts';
import type { HeldBadges } from './held-badges.ts';
import * as store from './public-profile.store.ts';

export interface ActivityReader {
  /** What a person did, newest first; courses without activity are left out. */
  list(personId: PersonId, part: ActivityPart | undefined): Promise<PublicActivity[]>;
  count(personId: PersonId): Promise<Achievements>;
  /** With the time spent in courses, which is never public. */
  countOwn(personId: PersonId): Promise<OwnAchievements>;
}

type Enrolment = Awaited<ReturnType<typeof store.readEnrolments>>[number];

function toCourseActivity(row: Enrolment, card: CourseCard): PublicActivity {
  return {
    kind: 'course',
    id: row.courseId,
    title: card.event_name,
    owasp: card.owasp,
    at: (row.completedAt ?? row.enrolledAt).toISOString(),
    state: row.completedAt ? 'completed' : 'in_progress',
    progress: row.completedAt ? 100 : card.progress,
  };
}

/** A person's rows with the titles of the catalogue; withdrawn courses and labs are left out. */
export function createActivityReader(deps: {
  database: Database;
  labs: readonly LoadedLab[];
  courses: Pick<CourseService, 'listCards'>;
  badges: Pick<HeldBadges, 'count'>;
}): ActivityReader {
  const { courses } = deps;
  const { db } = deps.database;
  const labById = new Map<string, LabPack>(deps.labs.map(({ pack }) => [pack.lab_id, pack]));

  async function listCourses(personId: PersonId): Promise<PublicActivity[]> {
    const rows = await store.readEnrolments(db, personId);
    const cards = await courses.listCards(
      personId,
      rows.map(({ courseId }) => courseId),
    );
    return cards.flatMap((card) => {
      const row = rows.find(({ courseId }) => courseId === card._key);
      const isLab = card.type === 'challenge' || card.type === 'playground';
      return row && !isLab && (row.completedAt || card.progress > 0) ? [toCourseActivity(row, card)] : [];
    });
  }

  async function listLabs(personId: PersonId): Promise<PublicActivity[]> {
    const rows = await store.readPassedLabs(db, personId);
    return rows.flatMap(({ labId, points, passedAt }) => {
      const pack = labById.get(labId);
      if (!pack) return [];
      return [
        {
          kind: pack.type === 'challenge' ? ('challenge' as const) : ('lab' as const),
          id: labId,
          title: pack.title,
          owasp: pack.owasp,
          state: 'completed' as const,
          at: passedAt.toISOString(),
          points,
        },
      ];
    });
  }

  async function count(personId: PersonId): Promise<Achievements> {
    const labs = await store.readPassedLabs(db, personId);
    const solved = labs.filter(({ labId }) => labById.get(labId)?.type === 'challenge').length;
    return {
      points: labs.reduce((sum, { points }) => sum + points, 0),
      labs_passed: labs.length - solved,
      challenges_solved: solved,
      courses_completed: await store.countCompletedCourses(db, personId),
      badges: (await deps.badges.count(db, [personId])).get(personId) ?? 0,
    };
  }

  return {
    async list(personId, part) {
      const found = [
        ...(part === 'challenges' ? [] : await listCourses(personId)),
        ...(part === 'courses' ? [] : await listLabs(personId)),
      ];
      return found.sort((a, b) => b.at.localeCompare(a.at) || a.id.localeCompare(b.id));
    },

    count,

    async countOwn(personId) {
      const seconds = await countSpentSeconds(db, personId);
      return { ...(await count(personId)), course_minutes: Math.round(seconds / 60) };
    },
  };
}
