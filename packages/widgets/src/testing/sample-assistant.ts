import type { AiQuizResult, AssistantAnswer, Citation, StartedAiQuiz } from '@drawbridge/contracts/learning';
import { sampleHalfRight, sampleQuiz } from './sample-quiz.ts';

const COURSE = 'c2-injection-at-the-boundary';

export const sampleSource: Citation = {
  title: 'Names, lists and patterns: what cannot be bound',
  course_id: COURSE,
  course_title: 'Injection at the boundary',
  subject_id: 'sql',
  item_id: 'c2-names-lists-and-patterns',
  heading: 'A name cannot be a parameter',
  heading_id: 'a-name-cannot-be-a-parameter',
};
const otherSource: Citation = {
  title: 'What a placeholder really does',
  course_id: COURSE,
  course_title: 'Injection at the boundary',
  subject_id: 'sql',
  item_id: 'c2-what-a-placeholder-does',
};

export const sampleAnswer: AssistantAnswer = {
  known: true,
  answered_by: 'course texts',
  answer: [
    {
      html: '<p><code>SELECT * FROM $1</code> is a plain syntax error. Which table and which column must be known before a plan exists.</p>',
      citations: [1],
    },
    { html: '<p>A parameter goes where the grammar allows a value.</p>', citations: [2] },
  ],
  citations: [sampleSource, otherSource],
  challenges: [],
};

export const modelAnswer: AssistantAnswer = {
  ...sampleAnswer,
  answered_by: 'model',
  answer: [
    { html: '<p>A <strong>name</strong> is part of the plan:</p>', citations: [1] },
    { html: '<ul>\n<li>the table</li>\n<li>the column</li>\n</ul>', citations: [1, 2] },
    {
      html: '<pre><code class="language-sql">SELECT id FROM invoices WHERE owner = $1</code></pre>',
      citations: [],
    },
  ],
};

export const sampleAiAttempt: StartedAiQuiz = {
  attempt_id: '7d1f0000-0000-4000-8000-000000000003',
  made_by: 'course texts',
  uncounted: [],
  quiz: { ...sampleQuiz, quiz_id: 'c2-ai-quiz', pass_percent: 70 },
};

export const sampleAiResult: AiQuizResult = {
  ...sampleHalfRight,
  sources: { q1: sampleSource, q2: otherSource },
};
