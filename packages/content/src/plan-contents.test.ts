import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type CatalogueFolder,
  createCatalogueFolder,
  toCourseYaml,
  toSubject,
} from './testing/catalogue-folder.ts';

let folder: CatalogueFolder;
beforeEach(() => {
  folder = createCatalogueFolder();
  folder.writeLab('labs/l2-x', 'id: l2-x\ntitle: L\nminutes: 5\n');
  folder.writeLab('labs/l3-x', 'id: l3-x\ntitle: L\nminutes: 5\n');
  folder.writeLab('challenges/zip', 'title: A challenge\nminutes: 7\n');
  folder.writeLab('challenges/tar', 'title: A challenge\nminutes: 7\n');
  const toItem = (key: string, lab: string) =>
    `{ key: ${key}, order: ${key.length}, type: lab, lab: ${lab} }`;
  folder.write(
    'courses/c1-a/course.yaml',
    toCourseYaml(toSubject(toItem('a', 'l1-x'), toItem('aa', 'zip')), { code: 'C1' }),
  );
  folder.write(
    'courses/c2-b/course.yaml',
    toCourseYaml(toSubject(toItem('b', 'l2-x'), toItem('bb', 'tar')), { code: 'C2' }),
  );
});
afterEach(() => folder.remove());

const write = (...courses: string[]) =>
  folder.write(
    'plans.yaml',
    [
      'FT:',
      '  types: { course: upgrade, challenge: upgrade }',
      '  courses:',
      ...courses.map((line) => `    ${line}`),
      '',
    ].join('\n'),
  );

describe('ROLE-10 what a plan opens', () => {
  it('a course that a plan opens is refused while a challenge in it is closed to that plan', () => {
    write('c1-a: open');
    expect(folder.faults()).toEqual([
      'plans.yaml · FT.courses.zip · must be open: the plan opens the course c1-a, which has this challenge',
    ]);
    write('c1-a: open', 'zip: disabled');
    expect(folder.faults()).toHaveLength(1);
    write('c1-a: open', 'zip: open');
    expect(folder.faults()).toEqual([]);
  });

  it('a challenge in a course that the plan does not open may be closed', () => {
    write('c2-b: upgrade', 'zip: open');
    expect(folder.faults()).toEqual([]);
  });

  it('a rule of a course or challenge that does not exist is refused', () => {
    write('zap: open', 'l1-x: open');
    expect(folder.faults()).toEqual([
      'plans.yaml · FT.courses.zap · there is no course, challenge or playground of this name',
      'plans.yaml · FT.courses.l1-x · there is no course, challenge or playground of this name',
    ]);
  });

  it('the free plan counts its courses, its challenges, and the labs of its courses and of none', () => {
    write('c1-a: open', 'zip: open');
    expect(folder.load().freePlan).toEqual({ courses: ['T'], labs: 2, challenges: 1 });
  });
});
