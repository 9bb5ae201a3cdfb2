import { asId } from '@drawbridge/contracts';
import { describe, expect, it } from 'vitest';
import { gradeQuiz, type Quiz, toPublicQuiz } from './quiz.ts';

const option = (id: string, correct: boolean) => ({ id, html: id, correct, why_html: `<p>why ${id}</p>` });
const quiz: Quiz = {
  id: asId<'quiz'>('q'),
  title: 'Quiz',
  pass_percent: 67,
  questions: [
    { id: 'one', prompt_html: '', kind: 'single', options: [option('a', true), option('b', false)] },
    { id: 'two', prompt_html: '', kind: 'single', options: [option('a', false), option('b', true)] },
    {
      id: 'many',
      prompt_html: '',
      kind: 'multiple',
      options: [option('a', true), option('b', true), option('c', false)],
    },
  ],
};
const rightOf = (answers: Record<string, string[]>) =>
  gradeQuiz(quiz, answers)
    .questions.filter(({ right }) => right)
    .map(({ id }) => id);

describe('PLAYER-10 grading a quiz', () => {
  it('passes a quiz that is right throughout', () => {
    const result = gradeQuiz(quiz, { one: ['a'], two: ['b'], many: ['b', 'a'] });
    expect(result).toMatchObject({ score_percent: 100, passed: true });
  });

  it('gives for each option whether it was chosen, whether it is correct, and why', () => {
    expect(gradeQuiz(quiz, { one: ['b'] }).questions[0]).toEqual({
      id: 'one',
      right: false,
      options: [
        { id: 'a', correct: true, chosen: false, why_html: '<p>why a</p>' },
        { id: 'b', correct: false, chosen: true, why_html: '<p>why b</p>' },
      ],
    });
  });

  it('counts a missing answer as wrong', () => {
    expect(gradeQuiz(quiz, {})).toMatchObject({ score_percent: 0, passed: false });
    expect(rightOf({ one: [] })).toEqual([]);
  });

  it('requires all correct options of a multiple choice and no other', () => {
    expect(rightOf({ many: ['a'] })).toEqual([]);
    expect(rightOf({ many: ['a', 'b', 'c'] })).toEqual([]);
    expect(rightOf({ many: ['a', 'b', 'a'] })).toEqual(['many']);
  });

  it('counts an unknown option as wrong, and ignores an unknown question', () => {
    expect(rightOf({ one: ['a', 'nosuch'] })).toEqual([]);
    expect(rightOf({ nosuch: ['a'], one: ['a'] })).toEqual(['one']);
  });

  it('does not let a single choice be answered with everything', () => {
    expect(rightOf({ one: ['a', 'b'] })).toEqual([]);
  });

  it('reads own answers only', () => {
    const inherited = Object.create({ one: ['a'] }) as Record<string, string[]>;
    expect(rightOf(inherited)).toEqual([]);
  });

  it('rounds down, so that 2 of 3 is 66 and does not reach 67', () => {
    expect(gradeQuiz(quiz, { one: ['a'], two: ['b'] })).toMatchObject({ score_percent: 66, passed: false });
  });
});

it('SVC-8 a public quiz has no answers, no reasons, and not the number of correct options', () => {
  const shown = toPublicQuiz(quiz);
  expect(shown.questions[2]).toEqual({
    id: 'many',
    prompt_html: '',
    kind: 'multiple',
    options: [
      { id: 'a', html: 'a' },
      { id: 'b', html: 'b' },
      { id: 'c', html: 'c' },
    ],
  });
  expect(JSON.stringify(shown)).not.toMatch(/correct|why/);
});
