import { loadCatalogue } from '@drawbridge/content';
import { AI_QUIZ } from '@drawbridge/contracts/learning';
import { describe, expect, it } from 'vitest';
import { createKnowledge } from '../knowledge.ts';
import { createCourseTexts } from '../texts/lessons.ts';
import { drawFromPool } from './draw-questions.ts';
import { isCounted } from './made-question.ts';
import { listWritten } from './question-bank.ts';

const texts = createCourseTexts(loadCatalogue());
const { index } = createKnowledge(texts, [])();
const [lesson] = texts.listLessons();
if (!lesson) throw new Error('the catalogue has no lesson');
const { courseId } = lesson;
const quizzes = texts.listQuizzes(courseId);
const pool = listWritten({ courseId, index, quizzes });
const draw = (seed: string, seen: readonly string[] = []) =>
  drawFromPool(pool, { seed, seen, count: AI_QUIZ.questions });

describe('PLAYER-11 questions drawn from what a course has written', () => {
  it('questions are the same for a seed, and others for another', () => {
    expect(draw('one')).toEqual(draw('one'));
    expect(draw('one').map(({ id }) => id)).not.toEqual(draw('two').map(({ id }) => id));
  });

  it('every question that is asked without a model is one that an author wrote, unchanged', () => {
    const written = quizzes
      .filter((quiz) => !quiz.is_final)
      .flatMap(({ id, questions }) =>
        questions.map((question) => ({ ...question, id: `${id}.${question.id}` })),
      );
    expect(pool.map(({ source: _source, author: _author, ...question }) => question)).toEqual(written);
    expect(pool.every(isCounted)).toBe(true);
  });

  it.each(Array.from({ length: 30 }, (_, seed) => String(seed)))(
    'questions differ from each other and come from several lessons; seed %s',
    (seed) => {
      const questions = draw(seed);
      expect(new Set(questions.map(({ id }) => id)).size).toBe(AI_QUIZ.questions);
      expect(questions.every(({ source }) => source.course_id === courseId)).toBe(true);
      expect(new Set(questions.map(({ source }) => source.item_id)).size).toBeGreaterThanOrEqual(4);
    },
  );

  it('questions seen last are avoided while there are others', () => {
    const seen = draw('one').map(({ id }) => id);
    expect(draw('two', seen).filter(({ id }) => seen.includes(id))).toEqual([]);
  });

  it('questions of the final quiz, which they practice for, are not included', () => {
    const finals = quizzes.filter((quiz) => quiz.is_final);
    expect(finals).toHaveLength(1);
    expect(pool.filter(({ id }) => finals.some((quiz) => id.startsWith(`${quiz.id}.`)))).toEqual([]);
  });

  it('questions seen last return if there are no others, and a small pool gives what it has', () => {
    const few = pool.slice(0, 5);
    const drawn = drawFromPool(few, { seed: 'x', seen: few.map(({ id }) => id), count: AI_QUIZ.questions });
    expect(drawn.map(({ id }) => id).toSorted()).toEqual(few.map(({ id }) => id).toSorted());
  });
});
