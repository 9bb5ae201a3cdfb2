import { asId } from '@drawbridge/contracts';
import { describe, expect, it } from 'vitest';
import {
  drawQuestions,
  findAnswerFaults,
  gradeQuiz,
  type Quiz,
  selectQuestions,
  toPublicQuiz,
  toPublicResult,
} from './quiz.ts';

const option = (id: string, correct: boolean) => ({ id, html: id, correct, why_html: `<p>why ${id}</p>` });
const quiz: Quiz = {
  id: asId<'quiz'>('q'),
  title: 'Quiz',
  pass_percent: 67,
  is_final: false,
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
    .map(({ question }) => question.id);
const tell = (answers: Record<string, string[]>) => toPublicResult(gradeQuiz(quiz, quiz.questions, answers));

describe('PLAYER-10 grading a quiz', () => {
  it('a quiz that is right throughout passes', () => {
    const result = gradeQuiz(quiz, quiz.questions, { one: ['a'], two: ['b'], many: ['b', 'a'] });
    expect(result).toMatchObject({ score_percent: 100, passed: true });
  });

  it('a multiple choice needs all correct options and no others', () => {
    expect(rightOf({ many: ['a'] })).toEqual([]);
    expect(rightOf({ many: ['a', 'b', 'c'] })).toEqual([]);
    expect(rightOf({ many: ['a', 'b', 'a'] })).toEqual(['many']);
  });

  it('an unknown question is ignored', () => {
    expect(rightOf({ nosuch: ['a'], one: ['a'] })).toEqual(['one']);
  });

  it('a single choice cannot be answered with everything', () => {
    expect(rightOf({ one: ['a', 'b'] })).toEqual([]);
  });

  it('only own properties of the answers are read', () => {
    const inherited = Object.create({ one: ['a'] }) as Record<string, string[]>;
    expect(rightOf(inherited)).toEqual([]);
  });

  it('the score is rounded down, so that 2 of 3 is 66 and does not reach 67', () => {
    expect(gradeQuiz(quiz, quiz.questions, { one: ['a'], two: ['b'] })).toMatchObject({
      score_percent: 66,
      passed: false,
    });
  });
});

describe('PLAYER-10 what a learner learns from a grade', () => {
  const optionsOf = (answers: Record<string, string[]>, question: string) =>
    tell(answers).questions.find(({ id }) => id === question)?.options;

  it('a pass explains everything, even a question that was answered wrong', () => {
    const answers = { one: ['a'], two: ['b'], many: ['a'] };
    const lenient = { ...quiz, pass_percent: 60 };
    expect(toPublicResult(gradeQuiz(lenient, quiz.questions, answers))).toMatchObject({
      passed: true,
      questions: [
        { id: 'one', right: true },
        { id: 'two', right: true },
        {
          id: 'many',
          right: false,
          options: [
            { id: 'a', correct: true, chosen: true, why_html: '<p>why a</p>' },
            { id: 'b', correct: true, chosen: false, why_html: '<p>why b</p>' },
            { id: 'c', correct: false, chosen: false, why_html: '<p>why c</p>' },
          ],
        },
      ],
    });
  });

  it('a failed attempt explains why a wrong choice is wrong, and nothing about other options', () => {
    expect(optionsOf({ one: ['b'] }, 'one')).toEqual([
      { id: 'a', chosen: false },
      { id: 'b', chosen: true, correct: false, why_html: '<p>why b</p>' },
    ]);
  });

  it('a failed attempt explains why a right choice is right, without reasons of other options', () => {
    expect(optionsOf({ one: ['a'] }, 'one')).toEqual([
      { id: 'a', chosen: true, correct: true, why_html: '<p>why a</p>' },
      { id: 'b', chosen: false, correct: false },
    ]);
  });

  it.each([[['a']], [['a', 'b', 'c']]])(
    'a failed attempt says of several wrong options only that they are: %j would reveal each',
    (chosen) => {
      const told = optionsOf({ many: chosen }, 'many');
      expect(told).toEqual(['a', 'b', 'c'].map((id) => ({ id, chosen: chosen.includes(id) })));
    },
  );
});

describe('PLAYER-10 ungradable answers', () => {
  const ids = quiz.questions.map(({ id }) => id);
  const all = { one: ['a'], two: ['b'], many: ['a', 'b'] };
  const faultsOf = (answers: Record<string, string[]>) => findAnswerFaults(quiz.questions, ids, answers);

  it('an answer is reported at its field: missing, to no question, or with unknown options', () => {
    expect(faultsOf(all)).toEqual({});
    expect(faultsOf({ one: ['a'], two: [] })).toEqual({
      'answers.two': 'not answered',
      'answers.many': 'not answered',
    });
    expect(faultsOf({ ...all, other: ['a'] })).toEqual({ 'answers.other': 'not a question of this attempt' });
    expect(faultsOf({ ...all, many: ['a', 'z'] })).toEqual({
      'answers.many': 'has an option that the question does not have',
    });
  });

  it('several options are refused where one is to be chosen', () => {
    expect(faultsOf({ ...all, one: ['a', 'b'] })).toEqual({ 'answers.one': 'takes one option' });
    expect(faultsOf({ ...all, one: ['a', 'a'] })).toEqual({});
  });

  it('answers to a question that the content has since lost are not reported', () => {
    const left = quiz.questions.slice(1);
    expect(findAnswerFaults(left, ids, all)).toEqual({});
    expect(findAnswerFaults(left, ids, { two: ['b'], many: ['a'] })).toEqual({});
  });

  it('inherited answers are reported as missing', () => {
    expect(Object.keys(faultsOf(Object.create(all) as Record<string, string[]>))).toHaveLength(3);
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

describe('PLAYER-10 questions of an attempt', () => {
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

  const past = (asked: readonly string[], right: readonly string[] = []) => ({ asked, right });
  const NONE = past([]);

  it('an attempt has all questions, unless the quiz draws', () => {
    expect(drawQuestions(pool(undefined), NONE)).toEqual(ids);
    expect(drawQuestions(pool(undefined), past(ids, ids))).toEqual(ids);
    expect(drawQuestions(pool(7), past(ids))).toEqual(ids);
  });

  it.each(randoms)('an attempt has as many questions as are drawn, each once, in quiz order', (random) => {
    for (const draw of [1, 3, 6]) {
      const drawn = drawQuestions(pool(draw), past(['b', 'g'], ['a', 'b']), random);
      expect(drawn).toHaveLength(draw);
      expect(drawn).toEqual(ids.filter((id) => drawn.includes(id)));
    }
  });

  it('the drawn questions depend on chance', () => {
    expect(drawQuestions(pool(3), NONE, () => 0)).toEqual(['a', 'b', 'c']);
    expect(drawQuestions(pool(3), NONE, () => 0.999)).toEqual(['e', 'f', 'g']);
  });

  it.each(randoms)(
    'an attempt repeats no question of the previous one while there are enough others',
    (random) => {
      expect(drawQuestions(pool(3), past(['a', 'b', 'c', 'd'], ['e', 'f', 'g']), random)).toEqual([
        'e',
        'f',
        'g',
      ]);
      expect(drawQuestions(pool(4), past(['a', 'b', 'c']), random)).toEqual(['d', 'e', 'f', 'g']);
    },
  );

  it.each(randoms)('questions that were never answered right come first', (random) => {
    expect(drawQuestions(pool(2), past(['a'], ['b', 'c', 'd', 'e']), random)).toEqual(['f', 'g']);
    expect(drawQuestions(pool(4), past(['a', 'b', 'c', 'd'], ['a', 'b', 'c']), random)).toEqual([
      'd',
      'e',
      'f',
      'g',
    ]);
  });

  it.each(randoms)(
    'an attempt has all others, filled up from the previous one, if there are not enough',
    (random) => {
      const drawn = drawQuestions(pool(5), past(['a', 'b', 'c', 'd', 'e']), random);
      expect(drawn).toHaveLength(5);
      expect(drawn).toEqual(expect.arrayContaining(['f', 'g']));
    },
  );

  it('questions are drawn even if the previous attempt asked ones that no longer exist', () => {
    expect(drawQuestions(pool(2, ['a', 'b', 'c']), past(['gone', 'a'], ['gone']))).toEqual(['b', 'c']);
  });

  it('only the drawn questions are graded: points, score and pass', () => {
    const four = pool(4);
    const asked = selectQuestions(four, ['b', 'd', 'gone', 'f']);
    const result = gradeQuiz(four, asked, { b: ['x'], d: ['x'], f: ['y'], a: ['x'], c: ['x'] });
    expect(result).toMatchObject({ score_percent: 66, passed: false });
    expect(result.questions.map(({ question }) => question.id)).toEqual(['b', 'd', 'f']);
    expect(gradeQuiz(four, asked, { b: ['x'], d: ['x'], f: ['x'] })).toMatchObject({ score_percent: 100 });
  });

  it('SVC-8 only the drawn questions are shown, with the size of the pool', () => {
    const shown = toPublicQuiz(pool(2), selectQuestions(pool(2), ['b', 'd']));
    expect([shown.drawn_from, shown.questions.map(({ id }) => id)]).toEqual([7, ['b', 'd']]);
    expect(toPublicQuiz(pool(7), pool(7).questions)).not.toHaveProperty('drawn_from');
    expect(toPublicQuiz(pool(undefined), pool(undefined).questions)).not.toHaveProperty('drawn_from');
  });
});
