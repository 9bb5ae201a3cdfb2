import { asId } from '@drawbridge/contracts';
import { describe, expect, it } from 'vitest';
import { drawQuestions, gradeQuiz, type Quiz, selectQuestions, toPublicQuiz } from './quiz.ts';

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
  gradeQuiz(quiz, quiz.questions, answers)
    .questions.filter(({ right }) => right)
    .map(({ id }) => id);

describe('PLAYER-10 grading a quiz', () => {
  it('passes a quiz that is right throughout', () => {
    const result = gradeQuiz(quiz, quiz.questions, { one: ['a'], two: ['b'], many: ['b', 'a'] });
    expect(result).toMatchObject({ score_percent: 100, passed: true });
  });

  it('gives for each option whether it was chosen, whether it is correct, and why', () => {
    expect(gradeQuiz(quiz, quiz.questions, { one: ['b'] }).questions[0]).toEqual({
      id: 'one',
      right: false,
      options: [
        { id: 'a', correct: true, chosen: false, why_html: '<p>why a</p>' },
        { id: 'b', correct: false, chosen: true, why_html: '<p>why b</p>' },
      ],
    });
  });

  it('counts a missing answer as wrong', () => {
    expect(gradeQuiz(quiz, quiz.questions, {})).toMatchObject({ score_percent: 0, passed: false });
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
    expect(gradeQuiz(quiz, quiz.questions, { one: ['a'], two: ['b'] })).toMatchObject({
      score_percent: 66,
      passed: false,
    });
  });
});

it('SVC-8 a public quiz has no answers, no reasons, and not the number of correct options', () => {
  const shown = toPublicQuiz(quiz, quiz.questions);
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

describe('PLAYER-10 the questions of an attempt', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const pool = (draw: number | undefined, of = ids): Quiz => ({
    ...quiz,
    ...(draw !== undefined && { draw }),
    questions: of.map((id) => ({
      id,
      prompt_html: '',
      kind: 'single',
      options: [option('x', true), option('y', false)],
    })),
  });
  /** The same numbers in every run, over and over. */
  const inTurn = (...numbers: number[]) => {
    let at = 0;
    return () => numbers[at++ % numbers.length] ?? 0;
  };
  const randoms = [
    () => 0,
    () => 0.4,
    () => 0.999,
    inTurn(0.71, 0.13, 0.88, 0.42),
    inTurn(0.05, 0.95),
    inTurn(0.33, 0.66, 0.99, 0.01, 0.5),
  ];

  it('are all of them, unless the quiz draws', () => {
    expect(drawQuestions(pool(undefined), [])).toEqual(ids);
    expect(drawQuestions(pool(undefined), ids)).toEqual(ids);
    expect(drawQuestions(pool(7), ids)).toEqual(ids);
  });

  it.each(randoms)('are as many as are drawn, each once, in the order of the quiz', (random) => {
    for (const draw of [1, 3, 6]) {
      const drawn = drawQuestions(pool(draw), ['b', 'g'], random);
      expect(drawn).toHaveLength(draw);
      expect(drawn).toEqual(ids.filter((id) => drawn.includes(id)));
    }
  });

  it('depend on chance', () => {
    expect(drawQuestions(pool(3), [], () => 0)).toEqual(['a', 'b', 'c']);
    expect(drawQuestions(pool(3), [], () => 0.999)).toEqual(['e', 'f', 'g']);
  });

  it.each(randoms)('have none of the attempt before while there are enough others', (random) => {
    expect(drawQuestions(pool(3), ['a', 'b', 'c', 'd'], random)).toEqual(['e', 'f', 'g']);
    expect(drawQuestions(pool(4), ['a', 'b', 'c'], random)).toEqual(['d', 'e', 'f', 'g']);
  });

  it.each(randoms)(
    'have all others, filled up from the attempt before, when there are not enough',
    (random) => {
      const drawn = drawQuestions(pool(5), ['a', 'b', 'c', 'd', 'e'], random);
      expect(drawn).toHaveLength(5);
      expect(drawn).toEqual(expect.arrayContaining(['f', 'g']));
    },
  );

  it('are drawn although the attempt before asked questions that no longer exist', () => {
    expect(drawQuestions(pool(2, ['a', 'b', 'c']), ['gone', 'a'])).toEqual(['b', 'c']);
  });

  it('are graded alone: points, score and pass', () => {
    const four = pool(4);
    const asked = selectQuestions(four, ['b', 'd', 'gone', 'f']);
    const result = gradeQuiz(four, asked, { b: ['x'], d: ['x'], f: ['y'], a: ['x'], c: ['x'] });
    expect(result).toMatchObject({ score_percent: 66, passed: false });
    expect(result.questions.map(({ id }) => id)).toEqual(['b', 'd', 'f']);
    expect(gradeQuiz(four, asked, { b: ['x'], d: ['x'], f: ['x'] })).toMatchObject({ score_percent: 100 });
  });

  it('SVC-8 are the only ones that are shown, with the size of the pool where the quiz draws from one', () => {
    const shown = toPublicQuiz(pool(2), selectQuestions(pool(2), ['b', 'd']));
    expect([shown.drawn_from, shown.questions.map(({ id }) => id)]).toEqual([7, ['b', 'd']]);
    expect(toPublicQuiz(pool(7), pool(7).questions)).not.toHaveProperty('drawn_from');
    expect(toPublicQuiz(pool(undefined), pool(undefined).questions)).not.toHaveProperty('drawn_from');
  });
});
