import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { courseId } from '@drawbridge/contracts';
import { loadBadges } from './badges.ts';
import type { Catalogue, Course } from './catalogue.ts';
import { loadCertifications } from './certifications.ts';
import { type LoadedCourse, loadCourse, loadLiveCourse } from './courses.ts';
import { CatalogueError, type Fault } from './faults.ts';
import { loadFeed } from './feed.ts';
import { type Folder, readFolder } from './folder.ts';
import { checkLearningPaths, loadJourneys } from './journeys.ts';
import { createFindLab, type FindLab } from './labs.ts';
import { checkPlanRules, readPlanContents } from './plan-contents.ts';
import { loadPlans } from './plans.ts';
import { loadPrices } from './prices.ts';
import { checkTrapLessons } from './trap-lessons.ts';

/** The folder of our own catalogue: files of videos are named from here. */
export const catalogueRoot = fileURLToPath(new URL('..', import.meta.url));

/**
 * Reads, checks and renders the whole catalogue under `root` (a folder with `courses/`, `live/`, and the `labs/` and
 * `challenges/` that they have, and one file for each journey, certification, badge
 * and post of the feed), by default our own.
 * Throws one `CatalogueError` that holds every fault of every file.
 */
export function loadCatalogue(root: string = catalogueRoot): Catalogue {
  const faults: Fault[] = [];
  const findLab = createFindLab(root, faults);
  const loadAll = <Kind extends Course>(
    kind: 'courses' | 'live',
    load: (id: string, folder: Folder, findLab: FindLab) => LoadedCourse<Kind> | undefined,
  ) =>
    listFolders(join(root, kind)).flatMap((id) => {
      const path = `${kind}/${id}`;
      if (!courseId.safeParse(id).success)
        faults.push({ file: path, field: '', message: 'the folder name is no course id' });
      return load(id, readFolder(root, path, faults), findLab) ?? [];
    });
  const loadedCourses = loadAll('courses', loadCourse);
  const loadedLive = loadAll('live', loadLiveCourse);
  checkSharedIds({ courses: loadedCourses, live: loadedLive }, faults);
  const plans = loadPlans(root, faults);
  const prices = loadPrices(root, faults);
  const courses = toSorted(loadedCourses);
  const live = toSorted(loadedLive);
  const targets = {
    courses,
    live,
    labs: listFolders(join(root, 'labs')),
    challenges: listFolders(join(root, 'challenges')),
    playgrounds: listFolders(join(root, 'playgrounds')),
  };
  checkPlanRules(plans, targets, faults);
  checkTrapLessons(root, courses, faults);
  const journeys = loadJourneys(root, courses, faults);
  checkLearningPaths(courses, journeys, faults);
  const certifications = loadCertifications(root, { courses, findLab }, faults);
  const badges = loadBadges(root, { courses, journeys }, faults);
  const feed = loadFeed(root, { courses, findLab }, faults);
  if (faults.length > 0) throw new CatalogueError(faults);
  return {
    courses,
    live,
    quizzes: [...loadedCourses, ...loadedLive].flatMap(({ quizzes }) => quizzes),
    plans,
    freePlan: readPlanContents(plans, targets, 'FT'),
    prices,
    journeys,
    certifications,
    badges,
    feed,
  };
}

const toSorted = <Kind extends Course>(loaded: readonly LoadedCourse<Kind>[]): Kind[] =>
  loaded.map(({ course }) => course).sort((a, b) => a.code.localeCompare(b.code, 'en', { numeric: true }));

function listFolders(path: string): string[] {
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
    .sort();
}

/** Ids, codes, item keys and quiz ids are unique in the whole catalogue: progress and results are stored under them. */
function checkSharedIds(loaded: Record<'courses' | 'live', readonly LoadedCourse[]>, faults: Fault[]): void {
  const owners = new Map<string, string>();
  for (const kind of ['courses', 'live'] as const)
    for (const { course, quizzes } of loaded[kind]) {
      const keys = new Set(course.subjects.flatMap(({ items }) => items.map(({ key }) => `item ${key}`)));
      const names = [
        `id ${course.id}`,
        `code ${course.code}`,
        ...keys,
        ...quizzes.map(({ id }) => `quiz ${id}`),
      ];
      for (const name of names) {
        const owner = owners.get(name);
        const file = `${kind}/${course.id}/course.yaml`;
        if (owner) faults.push({ file, field: '', message: `${name} is already used in ${owner}` });
        owners.set(name, course.id);
      }
    }
}
