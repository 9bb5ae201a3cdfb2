import { asId, ROLES } from '@drawbridge/contracts';
import * as z from 'zod/mini';
import type { Course, Journey } from './catalogue.ts';
import type { Fault } from './faults.ts';
import { owaspCode, placeOf, text } from './schema.ts';
import { checkNames, readYamlFolder } from './yaml-folder.ts';

const journeySource = z.strictObject({
  order: placeOf,
  title: text,
  summary: text.check(z.maxLength(200)),
  description: text.check(z.maxLength(2000)),
  level: z.enum(['Basic', 'Intermediate', 'Advanced']),
  roles: z.array(z.enum(ROLES)).check(z.minLength(1)),
  owasp: owaspCode,
  courses: z.array(text).check(z.minLength(2, { error: 'needs at least two courses' })),
});

export function loadJourneys(root: string, courses: readonly Course[], faults: Fault[]): Journey[] {
  const ids = new Set<string>(courses.map(({ id }) => id));
  return readYamlFolder(root, 'journeys', journeySource, faults).map(({ id, source, report }) => {
    checkNames(source.courses, {
      field: 'courses',
      what: 'course',
      isKnown: (name) => ids.has(name),
      report,
    });
    const { order: _, ...journey } = source;
    return { ...journey, id: asId<'journey'>(id) };
  });
}

/** A course may name the journey that its card leads to; one that is still to come is named ahead. */
export function checkLearningPaths(
  courses: readonly Course[],
  journeys: readonly Journey[],
  faults: Fault[],
): void {
  for (const { id, learning_path_id } of courses) {
    const journey = journeys.find((one) => one.id === learning_path_id);
    if (journey && !journey.courses.includes(id))
      faults.push({
        file: `courses/${id}/course.yaml`,
        field: 'learning_path_id',
        message: `the journey ${learning_path_id} does not have this course`,
      });
  }
}
