import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { courseId } from '@drawbridge/contracts';
import { loadBadges } from './badges.ts';
import type { Catalogue } from './catalogue.ts';
import { loadCertifications } from './certifications.ts';
import { type LoadedCourse, loadCourse } from './courses.ts';
import { CatalogueError, type Fault } from './faults.ts';
import { readFolder } from './folder.ts';
import { checkLearningPaths, loadJourneys } from './journeys.ts';
import { createFindLab } from './labs.ts';
import { loadPlans } from './plans.ts';

/** The folder of our own catalogue: files of videos are named from here. */
export const catalogueRoot = fileURLToPath(new URL('..', import.meta.url));

/**
 * Reads, checks and renders the whole catalogue under `root` (a folder with `courses/` and the `labs/` and `challenges/`
 * that they have, and one file for each journey, certification and badge), by default our own.
 * Throws one `CatalogueError` that holds every fault of every file.
 */
export function loadCatalogue(root: string = catalogueRoot): Catalogue {
  const faults: Fault[] = [];
  const findLab = createFindLab(root, faults);
  const loaded = listFolders(join(root, 'courses')).flatMap((id) => {
    const path = `courses/${id}`;
    if (!courseId.safeParse(id).success)
      faults.push({ file: path, field: '', message: 'the folder name is no course id' });
    const course = loadCourse(id, readFolder(root, path, faults), findLab);
    return course ? [course] : [];
  });
  checkSharedIds(loaded, faults);
  const plans = loadPlans(root, faults);
  const courses = loaded
    .map(({ course }) => course)
    .sort((a, b) => a.code.localeCompare(b.code, 'en', { numeric: true }));
  const journeys = loadJourneys(root, courses, faults);
  checkLearningPaths(courses, journeys, faults);
  const certifications = loadCertifications(root, { courses, findLab }, faults);
  const badges = loadBadges(root, { courses, journeys }, faults);
  if (faults.length > 0) throw new CatalogueError(faults);
  return {
    courses,
    quizzes: loaded.flatMap(({ quizzes }) => quizzes),
    plans,
    journeys,
    certifications,
    badges,
  };
}

function listFolders(path: string): string[] {
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
    .sort();
}

/** Codes, item keys and quiz ids are unique in the whole catalogue: progress and results are stored under them. */
function checkSharedIds(loaded: readonly LoadedCourse[], faults: Fault[]): void {
  const owners = new Map<string, string>();
  for (const { course, quizzes } of loaded) {
    const keys = new Set(course.subjects.flatMap(({ items }) => items.map(({ key }) => `item ${key}`)));
    for (const name of [`code ${course.code}`, ...keys, ...quizzes.map(({ id }) => `quiz ${id}`)]) {
      const owner = owners.get(name);
      const file = `courses/${course.id}/course.yaml`;
      if (owner) faults.push({ file, field: '', message: `${name} is already used in ${owner}` });
      owners.set(name, course.id);
    }
  }
}
