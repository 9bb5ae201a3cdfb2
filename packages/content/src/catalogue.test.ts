import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { courseId, itemId, labId, quizId } from '@drawbridge/contracts';
import { courseCard, getDownload, quiz } from '@drawbridge/contracts/learning';
import { walkCourse } from '@drawbridge/contracts/rules';
import { describe, expect, it } from 'vitest';
import { loadCatalogue, toPublicQuiz } from './index.ts';

const catalogue = loadCatalogue();
const courses = [...catalogue.courses, ...catalogue.live];
const items = courses.flatMap((course) => course.subjects.flatMap((subject) => subject.items));
const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;

describe('our catalogue', () => {
  it('our catalogue teaches injection at the boundary', () => {
    const course = catalogue.courses.find(({ code }) => code === 'C2');
    expect(course).toMatchObject({ id: 'c2-injection-at-the-boundary', level: 'Basic', owasp: ['A05:2025'] });
    expect(course?.version).toMatch(/^[0-9a-f]{64}$/);
    expect(course?.subjects).toHaveLength(6);
  });

  it('DEMO-11 a course lists its subjects out of order, and is taught in the order of their numbers', () => {
    const unsorted = catalogue.courses.filter(({ subjects }) =>
      subjects.some(({ order }, at) => at > 0 && order < (subjects[at - 1]?.order ?? 0)),
    );
    expect(unsorted.map(({ code }) => code)).toEqual(['C3']);
    const subjects = (unsorted[0]?.subjects ?? []).map((s) => ({
      ...s,
      _key: s.key,
      items: s.items.map(toWalk),
    }));
    const taught = [...new Set(walkCourse(subjects).map(({ subject }) => subject._key))];
    expect(taught).not.toEqual(subjects.map(({ key }) => key));
    expect(taught).toEqual(subjects.toSorted((one, other) => one.order - other.order).map(({ key }) => key));
  });

  it('course C2 ends with a quiz', () => {
    const course = catalogue.courses.find(({ code }) => code === 'C2');
    const walk = walkCourse(
      (course?.subjects ?? []).map((s) => ({ ...s, _key: s.key, items: s.items.map(toWalk) })),
    );
    expect(walk.at(-1)?.item._key).toBe('c2-quiz-final');
  });

  it('our catalogue matches the contracts: ids, cards, quizzes and downloads', () => {
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
    'each option of %s is explained',
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

  it('NAV-25 there are three live courses, each with an article, an agenda and a lab', () => {
    expect(catalogue.live.map(({ code }) => code)).toEqual(['LC1', 'LC2', 'LC3']);
    for (const { subjects } of catalogue.live) {
      const kinds = subjects.flatMap((subject) => subject.items.map(({ object_type }) => object_type));
      expect(kinds.toSorted()).toEqual(['download', 'lab', 'media']);
    }
  });
});

function toWalk({ key, order }: { key: string; order: number }) {
  return { _key: key, order };
}
