import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LabTrap } from '../grade/lab.ts';
import { COURSES } from './roots.ts';
import { checkLessons, readLessons } from './trap-lessons.ts';

const root = mkdtempSync(join(tmpdir(), 'courses-'));
beforeAll(() => {
  mkdirSync(join(root, 'c1'));
  mkdirSync(join(root, 'not-a-course'));
  writeFileSync(
    join(root, 'c1/course.yaml'),
    'title: T\nsubjects:\n  - items:\n      - { key: text, type: article }\n      - { key: film, type: video }\n      - { key: exam, type: quiz }\n',
  );
});
afterAll(() => rmSync(root, { recursive: true }));

const trap = (id: string, lesson?: string): LabTrap => ({
  id,
  title: id,
  why: '',
  fails: [],
  shown: true,
  verdict: 'failed',
  files: [],
  patch: '',
  isPacked: true,
  lesson,
});

describe('REC-19 the lesson that a trap names', () => {
  it('the lesson of a trap is an article or a video of a course', () => {
    expect([...readLessons(root)]).toEqual(['text', 'film']);
    expect(readLessons(join(root, 'nowhere')).size).toBe(0);
    expect(readLessons(COURSES).has('c1-two-questions')).toBe(true);
  });
  it('an unknown lesson fails verify', () => {
    const traps = [trap('a'), trap('b', 'film'), trap('c', 'exam')];
    expect(checkLessons({ traps }, readLessons(root))).toEqual([
      { claim: 'the trap b names a lesson that is in a course', holds: true, seen: '' },
      {
        claim: 'the trap c names a lesson that is in a course',
        holds: false,
        seen: 'there is no article or video exam',
      },
    ]);
  });
});
