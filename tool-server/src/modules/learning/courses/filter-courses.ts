import type { OutputOf, PersonId } from '@drawbridge/contracts';
import type {
  CourseCard,
  CustomChallenge,
  FilterChoice,
  filterCoursesInDetail,
  ListedCourse,
  LiveEvent,
} from '@drawbridge/contracts/learning';
import type { LabCard } from '@drawbridge/contracts/practice';
import type { Clock } from '../../../platform/clock.ts';
import type { DbOrTx } from '../../../platform/db/database.ts';
import { type CourseFilter, filterCards, isOfLabs } from './course-cards.store.ts';
import { recommendCards } from './recommend.store.ts';

/** What other modules know of the courses of a type, for one person. */
export interface ListDetails {
  listLabs(personId: PersonId): Promise<LabCard[]>;
  /** Sessions of live courses, by the id of the course. */
  readSessions(personId: PersonId, cards: readonly CourseCard[]): Promise<ReadonlyMap<string, LiveEvent[]>>;
  /** The person's own sets of challenges, by the id of the course that lists each. */
  readSets(personId: PersonId): Promise<ReadonlyMap<string, CustomChallenge>>;
}

interface FilterDeps {
  db: DbOrTx;
  clock: Clock;
  details: ListDetails;
}

/** Ids of the labs that match; undefined if the filter asks nothing of labs. */
function toLabIds(
  labs: readonly LabCard[],
  { topics, languages, solved }: CourseFilter,
): string[] | undefined {
  if (!topics?.length && !languages?.length && solved === undefined) return undefined;
  return labs
    .filter(
      (lab) =>
        (!topics?.length || lab.topics.some((topic) => topics.includes(topic))) &&
        (!languages?.length || languages.includes(lab.language)) &&
        (solved === undefined || lab.passed === solved),
    )
    .map(({ lab_id }) => lab_id);
}

function toChoices(labs: readonly LabCard[], { types = [] }: CourseFilter): FilterChoice[] {
  const choices = labs.flatMap(({ type, topics, language }) =>
    type !== 'lab' && types.includes(type) ? [{ type, topics, language }] : [],
  );
  return [...new Map(choices.map((choice) => [JSON.stringify(choice), choice])).values()];
}

async function addDetails(
  details: ListDetails,
  personId: PersonId,
  cards: readonly CourseCard[],
  labs: readonly LabCard[],
): Promise<ListedCourse[]> {
  const has = (type: CourseCard['type']) => cards.some((card) => card.type === type);
  const labById = new Map(labs.map((lab) => [lab.lab_id, lab]));
  const sessions = has('live-course')
    ? await details.readSessions(
        personId,
        cards.filter(({ type }) => type === 'live-course'),
      )
    : undefined;
  const sets = has('custom') ? await details.readSets(personId) : undefined;
  return cards.map((card) => {
    const [lab, held, set] = [labById.get(card._key), sessions?.get(card._key), sets?.get(card._key)];
    return {
      ...card,
      ...(lab && { lab }),
      ...(card.type === 'live-course' && { sessions: held ?? [] }),
      ...(set && { set }),
    };
  });
}

/** One page of the courses that match. @see CAT-1, CAT-4, CALL-31 */
export async function filterCourses(
  { db, clock, details }: FilterDeps,
  personId: PersonId,
  filter: CourseFilter,
): Promise<OutputOf<typeof filterCoursesInDetail>> {
  const now = clock.now();
  if (filter.recommend) return { items: await recommendCards(db, personId, filter, now) };
  const asksLabs = toLabIds([], filter) !== undefined;
  const needsLabs = asksLabs || (filter.details === true && (filter.types === undefined || isOfLabs(filter)));
  const labs = needsLabs ? await details.listLabs(personId) : [];
  const cards = await filterCards(db, personId, { ...filter, ids: toLabIds(labs, filter) }, now);
  if (!filter.details) return { items: cards };
  return {
    items: await addDetails(details, personId, cards, labs),
    ...(filter.page === 1 && isOfLabs(filter) && { choices: toChoices(labs, filter) }),
    now: now.toISOString(),
  };
}
