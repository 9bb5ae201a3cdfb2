import type { Quiz, QuizResult, StartedQuiz } from '@drawbridge/contracts';

export const sampleQuiz: Quiz = {
  quiz_id: 'c2-quiz',
  title: 'What holds and what only looks so',
  pass_percent: 50,
  questions: [
    {
      id: 'q1',
      prompt_html: '<p>What makes a parameterised query safe?</p>',
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

const judge = (id: string, correct: boolean, chosen: boolean, why_html: string) => ({
  id,
  correct,
  chosen,
  why_html,
});

/** One question right, one not. */
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
