import type { Quiz, QuizResult, StartedQuiz } from '@drawbridge/contracts/learning';

export const sampleQuiz: Quiz = {
  quiz_id: 'c2-quiz',
  title: 'What holds and what only looks so',
  pass_percent: 50,
  questions: [
    {
      id: 'q1',
      prompt_html: '<p>What makes a parameterized query safe?</p>',
      kind: 'single',
      options: [
        { id: 'a', html: 'The driver doubles every quote' },
        { id: 'b', html: 'Statement and values travel apart' },
        { id: 'c', html: 'The database trusts its user less' },
      ],
    },
    {
      id: 'q2',
      prompt_html:
        '<p>Which of these can be a parameter?</p><pre><code class="hljs">db.query(`SELECT * FROM tickets WHERE owner = $1 ORDER BY ${req.query.sort} LIMIT ${req.query.limit}`, [owner]);</code></pre>',
      kind: 'multiple',
      options: [
        { id: 'a', html: 'A value in <code>where</code>' },
        { id: 'b', html: 'A column name' },
        { id: 'c', html: 'A number in <code>limit</code>' },
      ],
    },
  ],
};

export const sampleAttempt: StartedQuiz = {
  attempt_id: '7d1f0000-0000-4000-8000-000000000001',
  quiz: sampleQuiz,
  withdrawn_count: 0,
};

export const sampleDrawn: StartedQuiz = { ...sampleAttempt, quiz: { ...sampleQuiz, drawn_from: 5 } };

const judge = (id: string, correct: boolean, chosen: boolean, why_html: string) => ({
  id,
  correct,
  chosen,
  why_html,
});

/** One question is right, the other is not. */
export const sampleResult: QuizResult = {
  score_percent: 50,
  passed: true,
  questions: [
    {
      id: 'q1',
      right: true,
      options: [
        judge('a', false, false, 'Some do, and one encoding they forgot is enough.'),
        judge('b', true, true, 'The parser never sees the value.'),
        judge('c', false, false, 'It limits the damage, not the injection.'),
      ],
    },
    {
      id: 'q2',
      right: false,
      options: [
        judge('a', true, true, 'A value is what parameters are for.'),
        judge('b', false, true, 'Names are part of the statement: choose them from a list.'),
        judge('c', true, false, 'A number is a value.'),
      ],
    },
  ],
};

/** A failed attempt: what was chosen has a reason where one option is to be chosen, and nothing tells the answer. */
export const sampleFailure: QuizResult = {
  score_percent: 0,
  passed: false,
  questions: [
    {
      id: 'q1',
      right: false,
      options: [
        judge('a', false, true, 'Some do, and one encoding they forgot is enough.'),
        { id: 'b', chosen: false },
        { id: 'c', chosen: false },
      ],
    },
    {
      id: 'q2',
      right: false,
      options: [
        { id: 'a', chosen: true },
        { id: 'b', chosen: false },
        { id: 'c', chosen: false },
      ],
    },
  ],
};

/** Half of a failed attempt is right: only what was chosen is explained. */
export const sampleHalfRight: QuizResult = {
  score_percent: 50,
  passed: false,
  questions: [
    {
      id: 'q1',
      right: true,
      options: [
        { id: 'a', chosen: false, correct: false },
        judge('b', true, true, 'The parser never sees the value.'),
        { id: 'c', chosen: false, correct: false },
      ],
    },
    {
      id: 'q2',
      right: false,
      options: [
        { id: 'a', chosen: true },
        { id: 'b', chosen: false },
        { id: 'c', chosen: false },
      ],
    },
  ],
};
