import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { findNextItem, walkCourse } from '@drawbridge/contracts/rules';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type CatalogueFolder,
  createCatalogueFolder,
  toCourseYaml,
  toLabItem,
  toSubject,
} from './testing/catalogue-folder.ts';

let folder: CatalogueFolder;
beforeEach(() => {
  folder = createCatalogueFolder('courses/c9-x');
});
afterEach(() => folder.remove());

describe('a catalogue on disk', () => {
  it('a catalogue without courses is empty', () => {
    expect(folder.load()).toEqual({
      courses: [],
      live: [],
      quizzes: [],
      plans: [],
      freePlan: { courses: [], labs: 1, challenges: 0 },
      prices: [],
      journeys: [],
      certifications: [],
      badges: [],
      feed: [],
    });
  });

  it('REC-19 a trap that names no article or video of a course is refused', () => {
    folder.write(
      'course.yaml',
      toCourseYaml(`  - { key: a, title: A, order: 1, items: [${toLabItem('the-lab', 1)}] }\n`),
    );
    folder.writeLab(
      'labs/l1-x',
      'id: l1-x\ntitle: T\nminutes: 5\ntraps:\n  - { id: a }\n  - { id: b, lesson: the-lab }\n  - { id: c, lesson: gone }\n',
    );
    expect(folder.faults()).toEqual([
      'labs/l1-x/lab.yaml · traps.1.lesson · there is no article or video the-lab in a course',
      'labs/l1-x/lab.yaml · traps.2.lesson · there is no article or video gone in a course',
    ]);
  });

  it('PLAYER-31 subjects and items are in stored order, to be sorted by order', () => {
    folder.write(
      'course.yaml',
      toCourseYaml(
        `  - { key: last, title: B, order: 2, items: [${toLabItem('d', 2)}, ${toLabItem('c', 1)}] }\n` +
          `  - { key: first, title: A, order: 1, items: [${toLabItem('b', 7)}, ${toLabItem('a', 3)}] }\n`,
      ),
    );
    const subjects = (folder.load().courses[0]?.subjects ?? []).map((s) => ({
      ...s,
      _key: s.key,
      items: s.items.map(toWalk),
    }));
    expect(subjects.map(({ key }) => key)).toEqual(['last', 'first']);
    expect(walkCourse(subjects).map(({ item }) => item._key)).toEqual(['a', 'b', 'c', 'd']);
    expect(findNextItem(subjects, 'b')?.item._key).toBe('c');
  });

  it("a lab in a course has the lab's own title and minutes", () => {
    folder.writeLab('challenges/zip', 'title: A challenge\nminutes: 7\n');
    folder.write(
      'course.yaml',
      toCourseYaml(toSubject(toLabItem('a', 1), '{ key: b, order: 2, type: lab, lab: zip }')),
    );
    expect(folder.load().courses[0]?.subjects[0]?.items).toEqual([
      {
        key: 'a',
        title: "Someone else's invoice",
        order: 1,
        ttl_seconds: 750,
        object_type: 'lab',
        lab_id: 'l1-x',
      },
      { key: 'b', title: 'A challenge', order: 2, ttl_seconds: 420, object_type: 'lab', lab_id: 'zip' },
    ]);
  });

  it('a lab item with its own title or minutes, or of no lab, a playground or a broken one, is refused', () => {
    folder.writeLab('playgrounds/bench', 'title: B\nminutes: 5\n');
    folder.writeLab('labs/l2-x', 'title: ""\nminutes: 0\n');
    const item = (key: string, order: number, more: string) =>
      `{ key: ${key}, order: ${order}, type: lab, ${more} }`;
    const items = [
      item('a', 1, 'lab: l9-none'),
      item('b', 2, 'lab: bench'),
      item('c', 3, 'lab: l2-x'),
      item('d', 4, 'lab: ../l1-x'),
    ];
    folder.write('course.yaml', toCourseYaml(toSubject(...items)));
    expect(folder.faults()).toEqual([expect.stringMatching(/^course\.yaml · subjects\.0\.items\.3\.lab · /)]);
    folder.write('course.yaml', toCourseYaml(toSubject(...items.slice(0, 3))));
    expect(folder.faults()).toEqual([
      'course.yaml · subjects.0.items.0.lab · there is no lab or challenge l9-none',
      'course.yaml · subjects.0.items.1.lab · there is no lab or challenge bench',
      'labs/l2-x/lab.yaml · title · must not be empty',
      expect.stringMatching(/^labs\/l2-x\/lab\.yaml · minutes · /),
    ]);
    const own = item('a', 1, 'lab: l1-x, title: L, minutes: 5');
    folder.write('course.yaml', toCourseYaml(toSubject(own)));
    expect(folder.faults()).toEqual([
      expect.stringMatching(/^course\.yaml · subjects\.0\.items\.0 · .*"title".*"minutes"/),
    ]);
  });

  it('the version changes exactly when a file changes', () => {
    folder.write('course.yaml', toCourseYaml(toSubject(toLabItem('a', 1))));
    const version = () => folder.load().courses[0]?.version;
    const before = version();
    expect(version()).toBe(before);
    folder.write('course.yaml', toCourseYaml(toSubject(toLabItem('a', 1)).replace('title: A', 'title: B')));
    expect(version()).not.toBe(before);
  });

  it('DATA-10 a course has the picture that its file names, as an address that needs no second request', () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><title>A</title></svg>';
    folder.write(
      'course.yaml',
      toCourseYaml(toSubject(toLabItem('a', 1)), { more: 'logo: images/logo.svg\n' }),
    );
    expect(folder.faults()).toEqual(['course.yaml · logo · there is no file images/logo.svg in this folder']);
    folder.write('images/logo.svg', svg);
    expect(folder.load().courses[0]?.logo).toBe(`data:image/svg+xml,${encodeURIComponent(svg)}`);
    folder.write('images/logo.svg', svg.replace('A</title>', `${'A'.repeat(6_000)}</title>`));
    expect(folder.faults()).toEqual(['images/logo.svg ·  · is larger than 6000 characters as an address']);
  });

  it('every fault is reported together, with file and field', () => {
    folder.write(
      'course.yaml',
      toCourseYaml(
        '  - key: s\n    title: A\n    order: 1\n    items:\n' +
          '      - { key: a, title: A, order: 1, minutes: 5, type: article, file: a.md }\n' +
          '      - { key: a, title: B, order: 1, minutes: 5, type: article, file: nosuch.md }\n' +
          '      - { key: c, title: C, order: 2, minutes: 5, type: quiz, file: q.yaml }\n' +
          '      - { key: d, title: D, order: 3, minutes: 5, type: quiz, file: broken.yaml }\n' +
          '      - { key: e, title: E, order: 4, minutes: 5, type: article, file: ../c9-y/a.md }\n' +
          '      - { key: f, title: F, order: 5, minutes: 5, type: download, file: tool.exe }\n',
      ),
    );
    folder.write('a.md', '# No\n\n![x](missing.svg)\n\n![x](https://a.example/x.png)\n');
    folder.write(
      'q.yaml',
      'id: q\ntitle: Q\npass_percent: 50\nquestions:\n  - { id: a, kind: single, prompt: P, options: [{ id: a, text: A, why: W }, { id: a, text: B, why: W }] }\n',
    );
    folder.write('broken.yaml', 'id: [\n');
    folder.write('tool.exe', 'x');
    folder.write('forgotten.md', 'x');
    expect(folder.faults()).toEqual([
      'course.yaml · subjects.0.items.1.key · a is used twice',
      'course.yaml · subjects.0.items.1.order · 1 is used twice',
      'a.md · line 1 · the title is in course.yaml; sections start with ##',
      'a.md · image missing.svg · there is no file missing.svg in this folder',
      'a.md · image https://a.example/x.png · a picture is a file of this course, named by a relative path',
      'course.yaml · subjects.0.items.1.file · there is no file nosuch.md in this folder',
      'q.yaml · questions.0.options.1.id · a is used twice',
      'q.yaml · questions.0.options · no option is correct',
      expect.stringMatching(/^broken\.yaml · line \d · /),
      'course.yaml · subjects.0.items.4.file · there is no file ../c9-y/a.md in this folder',
      'course.yaml · subjects.0.items.5.file · a download is one of .md, .txt, .csv, .json',
      'forgotten.md ·  · no item, text or picture of the course uses this file',
    ]);
  });

  it('PLAYER-10 a draw of one up to all questions of a quiz is accepted, and any other is refused with file and field', () => {
    const question = (id: string) =>
      `{ id: ${id}, kind: single, prompt: P, options: [{ id: a, text: A, correct: true, why: W }, { id: b, text: B, why: W }] }`;
    const faultsOfDraw = (line: string) => {
      folder.write(
        'q.yaml',
        `id: q\ntitle: Q\npass_percent: 50\n${line}questions: [${['a', 'b', 'c'].map(question).join(', ')}]\n`,
      );
      return folder.faults();
    };
    const item = '{ key: a, title: A, order: 1, minutes: 5, type: quiz, file: q.yaml }';
    folder.write('course.yaml', toCourseYaml(toSubject(item)));
    for (const line of ['', 'draw: 1\n', 'draw: 3\n']) expect(faultsOfDraw(line)).toEqual([]);
    expect(folder.load().quizzes[0]).toMatchObject({ draw: 3 });
    expect(faultsOfDraw('draw: 4\n')).toEqual(['q.yaml · draw · 4 is more than the 3 questions here']);
    for (const draw of ['0', '-1', '1.5', 'two', 'null'])
      expect(faultsOfDraw(`draw: ${draw}\n`)).toEqual([expect.stringMatching(/^q\.yaml · draw · ./)]);
  });

  it('PLAYER-10 a course has one final quiz: the last in teaching order, whatever follows it', () => {
    const quiz = (id: string) =>
      folder.write(
        `${id}.yaml`,
        `id: ${id}\ntitle: Q\npass_percent: 50\nquestions: [{ id: q, kind: single, prompt: P, options: [{ id: a, text: A, correct: true, why: W }, { id: b, text: B, why: W }] }]\n`,
      );
    const item = (id: string, order: number) =>
      `{ key: ${id}, title: A, order: ${order}, minutes: 5, type: quiz, file: ${id}.yaml }`;
    for (const id of ['begin', 'middle', 'end']) quiz(id);
    folder.write(
      'course.yaml',
      toCourseYaml(
        `  - { key: last, title: B, order: 2, items: [${toLabItem('d', 3)}, ${item('end', 2)}, ${item('middle', 1)}] }\n` +
          `  - { key: first, title: A, order: 1, items: [${item('begin', 9)}] }\n`,
      ),
    );
    const finals = folder.load().quizzes.filter((each) => each.is_final);
    expect(finals.map(({ id }) => id)).toEqual(['end']);
  });

  it('PLAYER-11 practice has no file: it asks the questions of the quizzes before the final one, at least four', () => {
    const writeQuiz = (id: string, count: number) =>
      folder.write(
        `${id}.yaml`,
        `id: ${id}\ntitle: Q\npass_percent: 50\nquestions: [${Array.from({ length: count }, (_, nth) => `{ id: q${nth}, kind: single, prompt: P, options: [{ id: a, text: A, correct: true, why: W }, { id: b, text: B, why: W }] }`).join(', ')}]\n`,
      );
    const quizItem = (id: string, order: number) =>
      `{ key: ${id}, title: A, order: ${order}, minutes: 5, type: quiz, file: ${id}.yaml }`;
    const practice = '{ key: p, title: A, order: 2, minutes: 5, type: aiquiz }';
    const toCourse = (item: string) =>
      toCourseYaml(toSubject([quizItem('early', 1), item, quizItem('final', 3)].join(', ')));
    writeQuiz('early', 4);
    writeQuiz('final', 5);
    folder.write('course.yaml', toCourse(practice));
    expect(folder.load().courses[0]?.subjects[0]?.items[1]).toEqual({
      key: 'p',
      title: 'A',
      order: 2,
      ttl_seconds: 300,
      object_type: 'aiquiz',
    });
    writeQuiz('early', 3);
    expect(folder.faults()).toEqual([
      'course.yaml · subjects.0.items.1 · practice needs 4 questions in the quizzes before the final one, not 3',
    ]);
    writeQuiz('early', 4);
    folder.write('course.yaml', toCourse(practice.replace(' }', ', file: q.yaml }')));
    expect(folder.faults()).toContainEqual(
      expect.stringMatching(/^course\.yaml · subjects\.0\.items\.1 · .*file/),
    );
  });

  it('each invalid field of course.yaml is named', () => {
    folder.write(
      'course.yaml',
      toCourseYaml('  - { key: S!, title: "", order: 0, items: [{ type: game }] }\n', {
        more: 'colour: red\n',
      }).replace('Basic', 'Easy'),
    );
    expect(folder.faults().map((line) => line.split(' · ').slice(0, 2).join(' · '))).toEqual([
      'course.yaml · level',
      'course.yaml · subjects.0.key',
      'course.yaml · subjects.0.title',
      'course.yaml · subjects.0.order',
      'course.yaml · subjects.0.items.0.type',
      'course.yaml · ',
    ]);
    expect(folder.faults().at(-1)).toContain('colour');
  });

  it('no two courses share a code, an item or a quiz', () => {
    folder.write('course.yaml', toCourseYaml(toSubject(toLabItem('a', 1))));
    cpSync(join(folder.root, 'courses/c9-x'), join(folder.root, 'courses/c9-y'), { recursive: true });
    expect(folder.faults()).toEqual([
      'courses/c9-y/course.yaml ·  · code C9 is already used in c9-x',
      'courses/c9-y/course.yaml ·  · item a is already used in c9-x',
    ]);
  });
});

function toWalk({ key, order }: { key: string; order: number }) {
  return { _key: key, order };
}
