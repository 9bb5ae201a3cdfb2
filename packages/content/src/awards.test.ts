import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadCatalogue } from './index.ts';
import {
  type CatalogueFolder,
  createCatalogueFolder,
  toCourseYaml,
  toLabItem,
  toSubject,
} from './testing/catalogue-folder.ts';

let folder: CatalogueFolder;
const course = (code: string) => toCourseYaml(toSubject(toLabItem(`i-${code.toLowerCase()}`, 1)), { code });
const journey = (more: string) =>
  `order: 1\ntitle: J\nsummary: S\ndescription: D\nlevel: Basic\nroles: [Developer]\nowasp: A01:2025\n${more}`;
const certification = (more: string) => `order: 1\ntitle: C\nsummary: S\ndescription: D\nowasp: A01\n${more}`;
const badge = (rule: string, order = 1) =>
  `order: ${order}\ntitle: B\ncriteria: C\nrule: ${rule}\ndrawing: { shape: ring, hue: 10, glyph: flask }\n`;

beforeEach(() => {
  folder = createCatalogueFolder();
  folder.write('courses/c1-x/course.yaml', course('C1'));
  folder.write('courses/c2-x/course.yaml', course('C2'));
});
afterEach(() => folder.remove());

describe('our badges, journeys and certifications', () => {
  const { badges, journeys, certifications } = loadCatalogue();

  it('there is a badge for each course in a journey, and for each journey', () => {
    const rules = badges.map(({ rule }) => rule);
    for (const { id, courses } of journeys) {
      expect(rules).toContainEqual({ kind: 'journey', journey: id });
      for (const name of courses) expect(rules).toContainEqual({ kind: 'course', course: name });
    }
  });

  it('no two badges have the same drawing', () => {
    expect(new Set(badges.map(({ drawing }) => JSON.stringify(drawing))).size).toBe(badges.length);
  });

  it('each certification has at least two requirements', () => {
    for (const { courses, labs } of certifications) expect(courses.length + labs.length).toBeGreaterThan(1);
  });
});

describe('badges, journeys and certifications on disk', () => {
  it('files are read in the order of their places', () => {
    folder.write('journeys/j1.yaml', journey('courses: [c2-x, c1-x]\n'));
    folder.write(
      'certifications/web.yaml',
      certification('courses: [c1-x]\nlabs: [l1-x]\nmonths_valid: 24\n'),
    );
    folder.write('badges/b.yaml', badge('{ kind: journey, journey: j1 }', 2));
    folder.write('badges/a.yaml', badge('{ kind: labs, count: 1 }', 7));
    const { journeys, certifications, badges } = folder.load();
    expect(journeys[0]).toMatchObject({ id: 'j1', courses: ['c2-x', 'c1-x'] });
    expect(certifications[0]).toMatchObject({ id: 'web', monthsValid: 24, labs: ['l1-x'] });
    expect(badges.map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('references exist and are unique, and all other faults are reported together', () => {
    folder.write('journeys/j1.yaml', journey('courses: [c1-x, c9-none, c1-x]\n'));
    folder.write('certifications/web.yaml', certification('courses: [c9-none]\nlabs: [l9-none, l9-none]\n'));
    folder.write('badges/a.yaml', badge('{ kind: course, course: c9-none }'));
    folder.write('badges/b.yaml', badge('{ kind: journey, journey: j9 }'));
    expect(folder.faults()).toEqual([
      'journeys/j1.yaml · courses.1 · there is no course c9-none',
      'journeys/j1.yaml · courses.2 · c1-x is named twice',
      'courses/c2-x/course.yaml · learning_path_id · the journey j1 does not have this course',
      'certifications/web.yaml · courses.0 · there is no course c9-none',
      'certifications/web.yaml · labs.0 · there is no lab or challenge l9-none',
      'certifications/web.yaml · labs.1 · there is no lab or challenge l9-none',
      'certifications/web.yaml · labs.1 · l9-none is named twice',
      'badges/b.yaml · order · 1 is already used in badges/a.yaml',
      'badges/a.yaml · rule.course · there is no course c9-none',
      'badges/b.yaml · rule.journey · there is no journey j9',
    ]);
  });

  it.each<[string, string, string]>([
    ['journeys/j1.yaml', journey('courses: [c1-x]\n'), 'courses'],
    ['journeys/j1.yaml', journey('courses: [c1-x, c2-x]\ncolour: red\n'), ''],
    ['certifications/web.yaml', certification(''), ''],
    ['certifications/web.yaml', certification('labs: [l1-x]\nmonths_valid: 0\n'), 'months_valid'],
    ['badges/a.yaml', badge('{ kind: luck }'), 'rule.kind'],
    ['badges/a.yaml', badge('{ kind: streak, days: 1 }'), 'rule.days'],
    ['badges/a.yaml', badge('{ kind: labs, count: 1 }').replace('hue: 10', 'hue: 360'), 'drawing.hue'],
    ['badges/a.yaml', badge('{ kind: labs, count: 1 }').replace('ring', 'star'), 'drawing.shape'],
    ['badges/A!.yaml', badge('{ kind: labs, count: 1 }'), ''],
    ['badges/a.yml', badge('{ kind: labs, count: 1 }'), ''],
    ['badges/a.yaml', 'order: [\n', 'line 2'],
  ])('a file is refused with its name and field: %s, %#', (file, text, field) => {
    folder.write(file, text);
    expect(folder.faults()).toEqual([expect.stringContaining(`${file} · ${field} · `)]);
  });

  it('each rule has one badge', () => {
    folder.write('badges/a.yaml', badge('{ kind: labs, count: 1 }'));
    cpSync(join(folder.root, 'badges/a.yaml'), join(folder.root, 'badges/b.yaml'));
    expect(folder.faults()).toEqual([
      'badges/b.yaml · order · 1 is already used in badges/a.yaml',
      'badges/b.yaml · rule · the badge a has the same rule',
    ]);
  });
});
