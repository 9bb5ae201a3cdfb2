import type { CourseCard } from '@drawbridge/contracts/learning';
import { isClosed, pickRandom } from '@drawbridge/contracts/rules';

const MOST = { recommended: 4, featured: 3, suggestions: 4 } as const;
/** Of how many the suggestions are picked at random. @see CONST-4, DASH-16 */
const OUT_OF = 6;
type Section = keyof typeof MOST;
export type CourseSections = Record<Section, CourseCard[]>;

/** New ones first, and only what the plan includes. @see DASH-2 */
const toFeaturable = (courses: readonly CourseCard[]) => {
  const open = courses.filter((course) => !isClosed(course));
  return [...open.filter(({ is_new }) => is_new), ...open.filter(({ is_new }) => !is_new)];
};

/**
 * Shares the courses among the sections of the dashboard, so that none is on it twice. Each section gets one as long as
 * there are any; the rest fills the sections in the order of what helps most. Closed ones are last in a row.
 * @see DASH-2, DASH-8, DASH-9, DASH-16, DASH-18
 */
export function shareCourses(given: {
  /** The course that is shown large. */
  heroId: string | undefined;
  recommended: readonly CourseCard[];
  suggestions: readonly CourseCard[];
  random?: () => number;
}): CourseSections {
  const { heroId, recommended, suggestions, random = Math.random } = given;
  const isRecommended = new Set(recommended.map(({ _key }) => _key));
  const others = suggestions.filter(({ _key }) => !isRecommended.has(_key));
  const offered: Record<Section, readonly CourseCard[]> = {
    recommended,
    featured: [...toFeaturable(others), ...toFeaturable(suggestions)],
    suggestions: [...pickRandom(others, OUT_OF, OUT_OF, random), ...others.slice(OUT_OF), ...suggestions],
  };
  const shared: CourseSections = { recommended: [], featured: [], suggestions: [] };
  const taken = new Set(heroId === undefined ? [] : [heroId]);

  function give(section: Section): boolean {
    if (shared[section].length === MOST[section]) return false;
    const next = offered[section].find(({ _key }) => !taken.has(_key));
    if (!next) return false;
    taken.add(next._key);
    shared[section].push(next);
    return true;
  }
  for (const section of ['recommended', 'featured', 'suggestions'] as const) give(section);
  for (const section of ['recommended', 'suggestions', 'featured'] as const) while (give(section));
  const closedLast = (courses: CourseCard[]) =>
    courses.sort((one, other) => Number(isClosed(one)) - Number(isClosed(other)));
  return { ...shared, suggestions: closedLast(shared.suggestions) };
}
