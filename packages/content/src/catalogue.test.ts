import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { courseCard, courseId, getDownload, itemId, labId, quiz, quizId } from '@drawbridge/contracts';
import { findNextItem, walkCourse } from '@drawbridge/contracts/rules';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CatalogueError, loadCatalogue, toPublicQuiz } from './index.ts';

const catalogue = loadCatalogue();
const courses = [...catalogue.courses, ...catalogue.live];
const items = courses.flatMap((course) => course.subjects.flatMap((subject) => subject.items));
const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;

describe('our catalogue', () => {
  it('teaches injection at the boundary', () => {
    const course = catalogue.courses.find(({ code }) => code === 'C2');
    expect(course).toMatchObject({ id: 'c2-injection-at-the-boundary', level: 'Basic', owasp: ['A05:2025'] });
    expect(course?.version).toMatch(/^[0-9a-f]{64}$/);
    expect(course?.subjects).toHaveLength(6);
  });

  it('ends C2 with a quiz', () => {
    const course = catalogue.courses.find(({ code }) => code === 'C2');
    const walk = walkCourse(
      (course?.subjects ?? []).map((s) => ({ ...s, _key: s.key, items: s.items.map(toWalk) })),
    );
    expect(walk.at(-1)?.item._key).toBe('c2-quiz-final');
  });

  it('fits the wire: ids, cards, quizzes and downloads', () => {
    for (const course of courses) {
      expect(courseId.parse(course.id)).toBe(course.id);
      expect(
        courseCard.safeParse({ _key: course.id, event_name: course.title, tags: course.tags }).success,
      ).toBe(true);
    }
    for (const item of items) {
      expect(itemId.safeParse(item.key).success).toBe(true);
      if (item.object_type === 'lab') expect(labId.safeParse(item.lab_id).success).toBe(true);
      if (item.object_type === 'quiz') expect(catalogue.quizzes.map(({ id }) => id)).toContain(item.quiz_id);
      if (item.object_type !== 'download') continue;
      const { name, media_type, text } = item.file;
      expect(getDownload.output.safeParse({ file_name: name, media_type, text }).success).toBe(true);
      expect(text.length).toBeGreaterThan(500);
    }
    for (const each of catalogue.quizzes) {
      expect(quizId.safeParse(each.id).success).toBe(true);
      expect(quiz.safeParse(toPublicQuiz(each, each.questions)).success).toBe(true);
    }
  });

  it.each(catalogue.quizzes.map((each) => [each.id, each] as const))(
    'explains each option of %s',
    (_, each) => {
      const asked = each.draw ?? each.questions.length;
      expect(asked).toBeGreaterThanOrEqual(8);
      // Of a smaller pool the next attempt would be mostly the same again.
      if (each.draw !== undefined) expect(each.questions.length).toBeGreaterThanOrEqual(1.5 * asked);
      for (const { options } of each.questions) {
        expect(options.length).toBeGreaterThanOrEqual(3);
        for (const option of options) expect(countWords(option.why_html)).toBeGreaterThanOrEqual(6);
      }
      const places = each.questions
        .filter(({ kind }) => kind === 'single')
        .map(({ options }) => options.findIndex((o) => o.correct));
      expect(new Set(places).size).toBeGreaterThan(2);
    },
  );

  const content = new URL('..', import.meta.url).pathname;
  const articles = ['courses', 'live'].flatMap((kind) =>
    readdirSync(join(content, kind), { recursive: true, encoding: 'utf8' })
      .filter((path) => /articles\/[^/]+\.md$/.test(path))
      .map((path) => `${kind}/${path}`),
  );
  it.each(articles)('%s has between 600 words of prose and 1,200 words in all', (path) => {
    const text = readFileSync(join(content, path), 'utf8');
    expect(countWords(text)).toBeLessThanOrEqual(1200);
    expect(countWords(text.replace(/^```[\s\S]*?^```/gm, ''))).toBeGreaterThanOrEqual(600);
  });
});

describe('a catalogue on disk', () => {
  let root = '';
  const write = (path: string, text: string | Buffer) => {
    mkdirSync(join(root, 'courses/c9-x', path, '..'), { recursive: true });
    writeFileSync(join(root, 'courses/c9-x', path), text);
  };
  const faultsOf = () => {
    try {
      loadCatalogue(root);
      return [];
    } catch (error) {
      if (!(error instanceof CatalogueError)) throw error;
      return error.faults.map(
        ({ file, field, message }) => `${file.replace('courses/c9-x/', '')} · ${field} · ${message}`,
      );
    }
  };
  const course = (subjects: string, more = '') =>
    `code: C9\ntitle: T\nsummary: S\ndescription: D\nlevel: Basic\nroles: [Developer]\ntags: [x]\ncwe: [CWE-1]\nowasp: []\n` +
    `instructors: [{ id: a, name: A }]\nlearning_path_id: j1\nthumbnail: x\nnew_until: 2027-01-31\n${more}subjects:\n${subjects}`;
  const lab = (key: string, order: number) => `{ key: ${key}, order: ${order}, type: lab, lab: l1-x }`;
  const writeLab = (folder: string, text: string) => {
    mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(join(root, folder, 'lab.yaml'), text);
  };

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'catalogue-'));
    writeLab('labs/l1-x', "id: l1-x\ntitle: Someone else's invoice\nminutes: 12.5\n");
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('is empty without courses', () => {
    expect(loadCatalogue(root)).toEqual({
      courses: [],
      live: [],
      quizzes: [],
      plans: [],
      journeys: [],
      certifications: [],
      badges: [],
      feed: [],
    });
  });

  it('REC-19 refuses a trap that names no article or video of a course', () => {
    write('course.yaml', course(`  - { key: a, title: A, order: 1, items: [${lab('the-lab', 1)}] }\n`));
    writeLab(
      'labs/l1-x',
      'id: l1-x\ntitle: T\nminutes: 5\ntraps:\n  - { id: a }\n  - { id: b, lesson: the-lab }\n  - { id: c, lesson: gone }\n',
    );
    expect(faultsOf()).toEqual([
      'labs/l1-x/lab.yaml · traps.1.lesson · there is no article or video the-lab in a course',
      'labs/l1-x/lab.yaml · traps.2.lesson · there is no article or video gone in a course',
    ]);
  });

  it('PLAYER-31 has subjects and items in stored order, to be sorted by order', () => {
    write(
      'course.yaml',
      course(
        `  - { key: last, title: B, order: 2, items: [${lab('d', 2)}, ${lab('c', 1)}] }\n` +
          `  - { key: first, title: A, order: 1, items: [${lab('b', 7)}, ${lab('a', 3)}] }\n`,
      ),
    );
    const subjects = (loadCatalogue(root).courses[0]?.subjects ?? []).map((s) => ({
      ...s,
      _key: s.key,
      items: s.items.map(toWalk),
    }));
    expect(subjects.map(({ key }) => key)).toEqual(['last', 'first']);
    expect(walkCourse(subjects).map(({ item }) => item._key)).toEqual(['a', 'b', 'c', 'd']);
    expect(findNextItem(subjects, 'b')?.item._key).toBe('c');
  });

  it('shows a lab in a course by the title and minutes of the lab itself', () => {
    writeLab('challenges/zip', 'title: A challenge\nminutes: 7\n');
    write(
      'course.yaml',
      course(
        `  - { key: s, title: A, order: 1, items: [${lab('a', 1)}, { key: b, order: 2, type: lab, lab: zip }] }\n`,
      ),
    );
    expect(loadCatalogue(root).courses[0]?.subjects[0]?.items).toEqual([
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

  it('refuses a lab item with a title or minutes of its own, of no lab, of a playground, or of a broken one', () => {
    writeLab('playgrounds/bench', 'title: B\nminutes: 5\n');
    writeLab('labs/l2-x', 'title: ""\nminutes: 0\n');
    const item = (key: string, order: number, more: string) =>
      `{ key: ${key}, order: ${order}, type: lab, ${more} }`;
    const items = [
      item('a', 1, 'lab: l9-none'),
      item('b', 2, 'lab: bench'),
      item('c', 3, 'lab: l2-x'),
      item('d', 4, 'lab: ../l1-x'),
    ];
    write('course.yaml', course(`  - { key: s, title: A, order: 1, items: [${items.join(', ')}] }\n`));
    expect(faultsOf()).toEqual([expect.stringMatching(/^course\.yaml · subjects\.0\.items\.3\.lab · /)]);
    write(
      'course.yaml',
      course(`  - { key: s, title: A, order: 1, items: [${items.slice(0, 3).join(', ')}] }\n`),
    );
    expect(faultsOf()).toEqual([
      'course.yaml · subjects.0.items.0.lab · there is no lab or challenge l9-none',
      'course.yaml · subjects.0.items.1.lab · there is no lab or challenge bench',
      'labs/l2-x/lab.yaml · title · must not be empty',
      expect.stringMatching(/^labs\/l2-x\/lab\.yaml · minutes · /),
    ]);
    const own = item('a', 1, 'lab: l1-x, title: L, minutes: 5');
    write('course.yaml', course(`  - { key: s, title: A, order: 1, items: [${own}] }\n`));
    expect(faultsOf()).toEqual([
      expect.stringMatching(/^course\.yaml · subjects\.0\.items\.0 · .*"title".*"minutes"/),
    ]);
  });

  it('gives a new version exactly when a file changes', () => {
    write('course.yaml', course(`  - { key: s, title: A, order: 1, items: [${lab('a', 1)}] }\n`));
    const version = () => loadCatalogue(root).courses[0]?.version;
    const before = version();
    expect(version()).toBe(before);
    write('course.yaml', course(`  - { key: s, title: B, order: 1, items: [${lab('a', 1)}] }\n`));
    expect(version()).not.toBe(before);
  });

  it('reports every fault together, with file and field', () => {
    write(
      'course.yaml',
      course(
        '  - key: s\n    title: A\n    order: 1\n    items:\n' +
          '      - { key: a, title: A, order: 1, minutes: 5, type: article, file: a.md }\n' +
          '      - { key: a, title: B, order: 1, minutes: 5, type: article, file: nosuch.md }\n' +
          '      - { key: c, title: C, order: 2, minutes: 5, type: quiz, file: q.yaml }\n' +
          '      - { key: d, title: D, order: 3, minutes: 5, type: quiz, file: broken.yaml }\n' +
          '      - { key: e, title: E, order: 4, minutes: 5, type: article, file: ../c9-y/a.md }\n' +
          '      - { key: f, title: F, order: 5, minutes: 5, type: download, file: tool.exe }\n',
      ),
    );
    write('a.md', '# No\n\n![x](missing.svg)\n\n![x](https://a.example/x.png)\n');
    write(
      'q.yaml',
      'id: q\ntitle: Q\npass_percent: 50\nquestions:\n  - { id: a, kind: single, prompt: P, options: [{ id: a, text: A, why: W }, { id: a, text: B, why: W }] }\n',
    );
    write('broken.yaml', 'id: [\n');
    write('tool.exe', 'x');
    write('forgotten.md', 'x');
    expect(faultsOf()).toEqual([
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

  it('PLAYER-10 accepts a draw of one up to all questions of a quiz, and refuses any other with file and field', () => {
    const question = (id: string) =>
      `{ id: ${id}, kind: single, prompt: P, options: [{ id: a, text: A, correct: true, why: W }, { id: b, text: B, why: W }] }`;
    const faultsOfDraw = (line: string) => {
      write(
        'q.yaml',
        `id: q\ntitle: Q\npass_percent: 50\n${line}questions: [${['a', 'b', 'c'].map(question).join(', ')}]\n`,
      );
      return faultsOf();
    };
    const item = '{ key: a, title: A, order: 1, minutes: 5, type: quiz, file: q.yaml }';
    write('course.yaml', course(`  - { key: s, title: A, order: 1, items: [${item}] }\n`));
    for (const line of ['', 'draw: 1\n', 'draw: 3\n']) expect(faultsOfDraw(line)).toEqual([]);
    expect(loadCatalogue(root).quizzes[0]).toMatchObject({ draw: 3 });
    expect(faultsOfDraw('draw: 4\n')).toEqual(['q.yaml · draw · 4 is more than the 3 questions here']);
    for (const draw of ['0', '-1', '1.5', 'two', 'null'])
      expect(faultsOfDraw(`draw: ${draw}\n`)).toEqual([expect.stringMatching(/^q\.yaml · draw · ./)]);
  });

  describe('PLAYER-9 a video', () => {
    const item = (more = '') =>
      `{ key: v, title: V, order: 1, minutes: 1, type: video, file: v.webm, captions: v.vtt, poster: v.svg, transcript: v.md${more} }`;
    const inCourse = (...items: string[]) =>
      write('course.yaml', course(`  - { key: s, title: A, order: 1, items: [${items.join(', ')}] }\n`));
    const writeFiles = () => {
      write('v.webm', Buffer.from('1a45dfa301', 'hex'));
      write(
        'v.vtt',
        'WEBVTT\n\n1\n00:00.000 --> 00:02.500\nHello\n\n00:02.500 --> 00:01:04.000 line:0\nAgain\n',
      );
      write('v.svg', '<svg viewBox="0 0 16 9"><title>V</title></svg>');
      write('v.md', 'What is **said**.\n');
    };

    it('is loaded with captions, poster and transcript', () => {
      inCourse(item());
      writeFiles();
      expect(loadCatalogue(root).courses[0]?.subjects[0]?.items).toEqual([
        {
          key: 'v',
          title: 'V',
          order: 1,
          ttl_seconds: 60,
          object_type: 'vid',
          video: {
            src: 'courses/c9-x/v.webm',
            captions: 'courses/c9-x/v.vtt',
            poster: 'courses/c9-x/v.svg',
            transcript_html: expect.stringContaining('<strong>said</strong>'),
          },
        },
      ]);
    });

    it.each(['file', 'captions', 'poster', 'transcript'])('needs its %s', (field) => {
      inCourse(item().replace(new RegExp(`, ${field}: [^,} ]+`), ''));
      writeFiles();
      expect(faultsOf()).toContainEqual(expect.stringContaining(`subjects.0.items.0.${field}`));
    });

    it('is refused with each of its files that is missing', () => {
      inCourse(item());
      expect(faultsOf()).toEqual(
        [
          ['file', 'v.webm'],
          ['captions', 'v.vtt'],
          ['poster', 'v.svg'],
          ['transcript', 'v.md'],
        ].map(
          ([field, file]) =>
            `course.yaml · subjects.0.items.0.${field} · there is no file ${file} in this folder`,
        ),
      );
    });

    it('is refused when its files are not what their names say', () => {
      inCourse(item());
      writeFiles();
      write('v.webm', 'no video');
      write('v.svg', 'no picture');
      write('v.md', '# A title\n\n![x](v.svg)\n');
      expect(faultsOf()).toEqual([
        'v.webm ·  · is no .webm file',
        'v.svg · svg · needs a viewBox that starts at 0 0',
        'v.svg · title · is missing',
        'v.md · line 1 · the title is in course.yaml; sections start with ##',
        'v.md · image · a transcript has no pictures',
      ]);
    });

    it.each([
      ['no head', '00:00.000 --> 00:01.000\nA\n', ['line 1 · must begin with WEBVTT']],
      ['no cue', 'WEBVTT\n', [' · has no cue']],
      [
        'other times',
        'WEBVTT\n\n0:00 --> 0:01\nA\n',
        ['line 3 · these times cannot be read', ' · has no cue'],
      ],
      [
        'minutes above 59',
        'WEBVTT\n\n60:00.000 --> 61:00.000\nA\n',
        ['line 3 · these times cannot be read', ' · has no cue'],
      ],
      [
        'an end before its beginning',
        'WEBVTT\n\n00:02.000 --> 00:01.000\nA\n',
        ['line 3 · the cue ends before it begins'],
      ],
      [
        'a cue out of order',
        'WEBVTT\n\n00:02.000 --> 00:03.000\nA\n\n00:01.000 --> 00:04.000\nB\n',
        ['line 6 · the cue begins before the one above it'],
      ],
      ['a silent cue', 'WEBVTT\n\n00:02.000 --> 00:03.000\n\nA\n', ['line 3 · the cue says nothing']],
    ])('is refused for captions with %s', (_, captions, faults) => {
      inCourse(item());
      writeFiles();
      write('v.vtt', captions);
      expect(faultsOf()).toEqual(faults.map((fault) => `v.vtt · ${fault}`));
    });
  });

  it('PLAYER-11 has a quiz without questions of its own, which no file belongs to', () => {
    const item = '{ key: a, title: A, order: 1, minutes: 5, type: aiquiz }';
    write('course.yaml', course(`  - { key: s, title: A, order: 1, items: [${item}] }\n`));
    expect(loadCatalogue(root).courses[0]?.subjects[0]?.items).toEqual([
      { key: 'a', title: 'A', order: 1, ttl_seconds: 300, object_type: 'aiquiz' },
    ]);
    write(
      'course.yaml',
      course(`  - { key: s, title: A, order: 1, items: [${item.replace(' }', ', file: q.yaml }')}] }\n`),
    );
    expect(faultsOf()).toEqual([expect.stringMatching(/^course\.yaml · subjects\.0\.items\.0 · .*file/)]);
  });

  it('names each field of course.yaml that does not fit', () => {
    write(
      'course.yaml',
      course('  - { key: S!, title: "", order: 0, items: [{ type: game }] }\n', 'colour: red\n').replace(
        'Basic',
        'Easy',
      ),
    );
    expect(faultsOf().map((line) => line.split(' · ').slice(0, 2).join(' · '))).toEqual([
      'course.yaml · level',
      'course.yaml · subjects.0.key',
      'course.yaml · subjects.0.title',
      'course.yaml · subjects.0.order',
      'course.yaml · subjects.0.items.0.type',
      'course.yaml · ',
    ]);
    expect(faultsOf().at(-1)).toContain('colour');
  });

  describe('NAV-25 a live course', () => {
    const live = (schedule: string, code = 'LC1') =>
      course(
        `  - { key: s, title: A, order: 1, items: [${lab('a', 1)}] }\n`,
        `schedule: ${schedule}\n`,
      ).replace('C9', code);
    const writeLive = (text: string, id = 'live-x') => {
      mkdirSync(join(root, 'live', id), { recursive: true });
      writeFileSync(join(root, 'live', id, 'course.yaml'), text);
    };
    const schedule =
      "{ weekday: monday, week: 2, time: '18:00', zone: Europe/Berlin, minutes: 60, seats: 20 }";

    it('is a course with a schedule', () => {
      writeLive(live(schedule));
      const { live: found, courses: others } = loadCatalogue(root);
      expect([found.length, others.length]).toEqual([1, 0]);
      expect(found[0]).toMatchObject({
        id: 'live-x',
        code: 'LC1',
        schedule: {
          weekday: 'monday',
          week: 2,
          time: '18:00',
          zone: 'Europe/Berlin',
          minutes: 60,
          seats: 20,
        },
      });
    });
    it('may meet elsewhere, at an address with https alone', () => {
      const meet = (url: string) => schedule.replace(' }', `, meeting_url: '${url}' }`);
      writeLive(live(meet('https://meet.example/room-1')));
      expect(loadCatalogue(root).live[0]?.schedule.meeting_url).toBe('https://meet.example/room-1');
      for (const url of ['http://meet.example/', 'javascript:alert(1)', 'meet.example', '']) {
        writeLive(live(meet(url)));
        expect(faultsOf()).toEqual([
          expect.stringMatching(/ · schedule\.meeting_url · an address with https$/),
        ]);
      }
    });
    it.each([
      ['weekday: monday', 'weekday: someday', 'weekday'],
      ['week: 2', 'week: 5', 'week'],
      ['week: 2', 'week: first', 'week'],
      ["time: '18:00'", "time: '24:00'", 'time'],
      ["time: '18:00'", "time: '6 pm'", 'time'],
      ['zone: Europe/Berlin', 'zone: Europe/Nowhere', 'zone'],
      ['zone: Europe/Berlin', "zone: '+02:00'", 'zone'],
      ['minutes: 60', 'minutes: 5', 'minutes'],
      ['seats: 20', 'seats: 0', 'seats'],
      [', seats: 20', '', 'seats'],
    ])('refuses %s as %j', (right, wrong, field) => {
      writeLive(live(schedule.replace(right, wrong)));
      expect(faultsOf()).toEqual([
        expect.stringMatching(new RegExp(`^live/live-x/course\\.yaml · schedule\\.${field} · .`)),
      ]);
    });
    it('refuses an unknown field, a code of another kind and an id that a course has', () => {
      writeLive(live(schedule.replace(' }', ', day: 3 }'), 'C1'));
      expect(faultsOf().map((line) => line.split(' · ').slice(1, 2).join(''))).toEqual(['code', 'schedule']);
      writeLive(live(schedule), 'c9-x');
      rmSync(join(root, 'live/live-x'), { recursive: true });
      write('course.yaml', course(`  - { key: s, title: A, order: 1, items: [${lab('b', 1)}] }\n`));
      expect(faultsOf()).toEqual(['live/c9-x/course.yaml ·  · id c9-x is already used in c9-x']);
    });
    it('ours are three, each with an article, an agenda and a time to come', () => {
      expect(catalogue.live.map(({ code }) => code)).toEqual(['LC1', 'LC2', 'LC3']);
      for (const { subjects } of catalogue.live) {
        const kinds = subjects.flatMap((subject) => subject.items.map(({ object_type }) => object_type));
        expect(kinds.toSorted()).toEqual(['download', 'lab', 'media']);
      }
    });
  });
  it('lets no two courses share a code, an item or a quiz', () => {
    write('course.yaml', course(`  - { key: s, title: A, order: 1, items: [${lab('a', 1)}] }\n`));
    cpSync(join(root, 'courses/c9-x'), join(root, 'courses/c9-y'), { recursive: true });
    expect(faultsOf()).toEqual([
      'courses/c9-y/course.yaml ·  · code C9 is already used in c9-x',
      'courses/c9-y/course.yaml ·  · item a is already used in c9-x',
    ]);
  });
});

function toWalk({ key, order }: { key: string; order: number }) {
  return { _key: key, order };
}
