import type { Quiz } from '@drawbridge/content';
import type { PassageIndex } from '../texts/passage-index.ts';
import type { Passage } from '../texts/passages.ts';
import type { Candidate } from './candidate.ts';
import { listClozes } from './cloze.ts';
import { listStatements } from './statements.ts';

const toText = (html: string) => html.replaceAll(/<[^>]+>/g, ' ');

/** Questions of the course's quizzes but its final one, each with the passage of the course that is nearest to it. */
function listPool(quizzes: readonly Quiz[], courseId: string, index: PassageIndex): Candidate[] {
  const practiced = quizzes.filter((quiz) => !quiz.is_final);
  return practiced.flatMap(({ id: quizId, questions }) =>
    questions.flatMap((question): Candidate[] => {
      const right = question.options
        .filter(({ correct }) => correct)
        .map(({ html, why_html }) => `${html} ${why_html}`);
      const [near] = index.search(toText(`${question.prompt_html} ${right.join(' ')}`), {
        most: 1,
        allows: ({ source }) => source.course_id === courseId,
      });
      const id = `${quizId}.${question.id}`.slice(0, 64);
      return near
        ? [{ id, kind: 'pool', source: near.passage.source, make: () => ({ ...question, id }) }]
        : [];
    }),
  );
}

/** All that can be asked about a course without a model. */
export function listCandidates(deps: {
  courseId: string;
  passages: readonly Passage[];
  quizzes: readonly Quiz[];
  index: PassageIndex;
}): Candidate[] {
  const passages = deps.passages.filter(({ source }) => source.course_id === deps.courseId);
  return [
    ...listPool(deps.quizzes, deps.courseId, deps.index),
    ...listClozes(passages),
    ...listStatements(passages),
  ];
}
