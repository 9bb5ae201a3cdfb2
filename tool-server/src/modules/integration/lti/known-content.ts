import type { Catalogue } from '@drawbridge/content';
import type { LoadedLab } from '@drawbridge/labs/grade';
import type { FindContent } from './deep-linking/content-items.ts';
import type { LaunchDeps } from './launch/launch.ts';

/** Labs and courses that a platform can link. */
interface Content {
  labs: readonly LoadedLab[];
  catalogue: Catalogue;
}

/** Titles and summaries of what a platform can link. */
export function createFindContent({ labs, catalogue }: Content): FindContent {
  return ({ kind, id }) => {
    if (kind === 'course') {
      const course = catalogue.courses.find((known) => known.id === id);
      return course && { title: course.title, summary: course.summary, isGraded: true };
    }
    const pack = labs.find((lab) => lab.pack.lab_id === id)?.pack;
    return pack && { title: pack.title, summary: pack.summary, isGraded: pack.type !== 'playground' };
  };
}

/** The ids of the courses that a lab is part of. */
export function toCoursesByLab({ courses }: Catalogue): Map<string, string[]> {
  const places = courses.flatMap(({ id, subjects }) =>
    subjects.flatMap(({ items }) =>
      items.flatMap((item) => (item.object_type === 'lab' ? [{ labId: item.lab_id, courseId: id }] : [])),
    ),
  );
  const byLab = Map.groupBy(places, ({ labId }) => labId);
  return new Map([...byLab].map(([labId, found]) => [labId, found.map(({ courseId }) => courseId)]));
}

/** What a launch may name. */
export const toLaunchCatalogue = ({ labs, catalogue: { courses } }: Content): LaunchDeps['catalogue'] => ({
  hasLab: (id) => labs.some(({ pack }) => pack.lab_id === id),
  hasCourse: (id) => courses.some((course) => course.id === id),
  hasItem: (courseId, itemId) =>
    courses.some(
      ({ id, subjects }) =>
        id === courseId && subjects.some(({ items }) => items.some((item) => item.key === itemId)),
    ),
});
