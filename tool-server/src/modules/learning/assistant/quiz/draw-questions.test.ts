import { loadCatalogue } from '@drawbridge/content';
import { AI_QUIZ } from '@drawbridge/contracts/learning';
import { describe, expect, it } from 'vitest';
import { createKnowledge } from '../knowledge.ts';
import { createCourseTexts } from '../texts/lessons.ts';
import { drawAiQuiz } from './draw-questions.ts';
import { listCandidates } from './question-bank.ts';
import { toId } from './random.ts';
import { toOpposite } from './statements.ts';

const texts = createCourseTexts(loadCatalogue());
const { passages, index } = createKnowledge(texts, [])();
const [lesson] = texts.listLessons();
if (!lesson) throw new Error('the catalogue has no lesson');
const { courseId } = lesson;
const candidates = listCandidates({ courseId, passages, index, quizzes: texts.listQuizzes(courseId) });
const draw = (seed: string, seen: readonly string[] = []) => drawAiQuiz(candidates, { seed, seen });

describe('PLAYER-11 questions generated from a course', () => {
  it('questions are the same for a seed, and others for another', () => {
    expect(draw('one')).toEqual(draw('one'));
    expect(draw('one').map(({ id }) => id)).not.toEqual(draw('two').map(({ id }) => id));
  });

  it.each(Array.from({ length: 30 }, (_, seed) => String(seed)))(
    'questions have one or several right options, each once, with a reason and a lesson; seed %s',
    (seed) => {
      const questions = draw(seed);
      expect(questions).toHaveLength(AI_QUIZ.questions);
      expect(new Set(questions.map(({ id }) => id)).size).toBe(AI_QUIZ.questions);
      for (const { kind, options, source } of questions) {
        const right = options.filter(({ correct }) => correct).length;
        expect(kind === 'single' ? right === 1 : right > 0).toBe(true);
        expect(new Set(options.map(({ html }) => html)).size).toBe(options.length);
        expect(options.every(({ why_html }) => why_html.startsWith('<p>'))).toBe(true);
        expect(source.course_id).toBe(courseId);
      }
      expect(new Set(questions.map(({ source }) => source.item_id)).size).toBeGreaterThanOrEqual(6);
    },
  );

  it('questions seen last are avoided while there are others', () => {
    const seen = draw('one').map(({ id }) => id);
    expect(draw('two', seen).filter(({ id }) => seen.includes(id))).toEqual([]);
  });

  it('ids do not follow from the right option, which could be found by trying each', () => {
    const toPlain = (html: string) => html.replaceAll(/<[^>]+>/g, '');
    for (const { kind, source, make } of candidates.filter((candidate) => candidate.kind !== 'pool')) {
      const { id, prompt_html, options } = make(() => 0);
      const [, sentence = ''] = /<blockquote><p>(.*)<\/p>/.exec(prompt_html) ?? [];
      const guesses = options.flatMap(({ html }) => [
        toId(kind, source.item_id ?? '', toPlain(html)),
        toId(kind, source.item_id ?? '', toPlain(sentence.replace('_____', html)), toPlain(html)),
      ]);
      expect(guesses).not.toContain(id);
    }
  });

  it('questions of the final quiz, which they practice for, are not included', () => {
    const finals = texts.listQuizzes(courseId).filter((quiz) => quiz.is_final);
    expect(finals).toHaveLength(1);
    const asked = candidates.filter(({ id }) => finals.some((quiz) => id.startsWith(`${quiz.id}.`)));
    expect(asked).toEqual([]);
  });

  it('questions seen last return if there are no others', () => {
    const few = candidates.slice(0, AI_QUIZ.questions);
    const seen = few.map(({ id }) => id);
    expect(drawAiQuiz(few, { seed: 'x', seen })).toHaveLength(AI_QUIZ.questions);
  });
});

describe('PLAYER-11 the opposite of a statement', () => {
  it.each([
    ['A name cannot be bound.', 'A name can be bound.'],
    ['The parser never sees it.', 'The parser always sees it.'],
    ['A value is not a node.', 'A value is a node.'],
    ['A value can be bound.', 'A value cannot be bound.'],
    ['A template is a program.', 'A template is not a program.'],
    ['<code>can</code> is a word.', '<code>can</code> is not a word.'],
  ])('a statement has an opposite: %s', (statement, opposite) => {
    expect(toOpposite(statement)).toBe(opposite);
  });

  it.each(['Nothing here turns.', 'It is what it is.', 'A value is still a value.'])(
    'a statement has no opposite: %s',
    (statement) => {
      expect(toOpposite(statement)).toBeUndefined();
    },
  );
});
