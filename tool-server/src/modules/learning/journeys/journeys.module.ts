import { asId, type PersonId, problem } from '@drawbridge/contracts';
import {
  type CourseCard,
  getJourney,
  type JourneyCard,
  type JourneyDetail,
  listJourneys,
} from '@drawbridge/contracts/learning';
import { isClosed, toProgressPercent } from '@drawbridge/contracts/rules';
import type { Learner } from '../../../actor.ts';
import type { ServerModule } from '../../../module.ts';
import type { Database } from '../../../platform/db/database.ts';
import { serve } from '../../../platform/http/api.ts';
import { readJourneys, type StoredJourney } from './journeys.store.ts';

interface JourneyDeps {
  database: Database;
  courses: { listCards(personId: PersonId, courseIds: readonly string[]): Promise<CourseCard[]> };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** A journey with the cards of its courses; a withdrawn course counts as none. */
function toDetail(stored: StoredJourney, cards: ReadonlyMap<string, CourseCard>): JourneyDetail {
  const { id, title, summary, description, level, roles, owasp, courseIds } = stored;
  const courses = courseIds.flatMap((courseId) => cards.get(courseId) ?? []);
  const left = courses.filter(({ is_completed }) => !is_completed);
  // The next step leads to no lock while another course of the journey is open.
  const next = left.find((one) => !isClosed(one)) ?? left[0];
  return {
    id: asId(id),
    title,
    summary,
    description,
    level,
    roles,
    owasp,
    total_ttl: sum(courses.map(({ total_ttl }) => total_ttl)),
    progress: toProgressPercent(
      sum(courses.map(({ completed_items }) => completed_items)),
      sum(courses.map(({ total_items }) => total_items)),
    ),
    is_completed: courses.length > 0 && next === undefined,
    ...(next === undefined ? {} : { next_course_id: next._key }),
    courses,
  };
}

const toCard = ({ courses: cards, ...journey }: JourneyDetail): JourneyCard => ({
  ...journey,
  courses: cards.map((card) => ({
    id: card._key,
    title: card.event_name,
    progress: card.progress,
    is_enrolled: card.is_enrolled,
    is_completed: card.is_completed,
  })),
});

/** Courses in an order that builds up. @see NAV-23 */
export interface JourneysModule extends ServerModule {
  /** Those of a role, in their order, with a person's progress. */
  readCards(personId: PersonId, role: string): Promise<JourneyCard[]>;
}

export function createJourneys({ database, courses }: JourneyDeps): JourneysModule {
  async function read(personId: PersonId, isWanted: (id: string) => boolean): Promise<JourneyDetail[]> {
    const journeys = (await readJourneys(database.db)).filter(({ id }) => isWanted(id));
    const ids = new Set(journeys.flatMap(({ courseIds }) => courseIds));
    const cards = new Map((await courses.listCards(personId, [...ids])).map((card) => [card._key, card]));
    return journeys.map((one) => toDetail(one, cards));
  }

  return {
    readCards: async (personId, role) =>
      (await read(personId, () => true)).filter(({ roles }) => roles.includes(role)).map(toCard),
    routes: [
      serve(listJourneys, async ({ actor }: { actor: Learner }) => ({
        items: (await read(actor.personId, () => true)).map(toCard),
      })),
      serve(getJourney, async ({ input, actor }: { input: { journey_id: string }; actor: Learner }) => {
        const [found] = await read(actor.personId, (id) => id === input.journey_id);
        if (!found) throw problem('journey_not_found');
        return found;
      }),
    ],
  };
}
