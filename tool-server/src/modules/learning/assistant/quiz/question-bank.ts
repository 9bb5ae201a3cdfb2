import type { Quiz } from '@drawbridge/content';
import type { PassageIndex } from '../texts/passage-index.ts';
import type { MadeQuestion } from './made-question.ts';

const toText = (html: string) => html.replaceAll(/<[^>]+>/g, ' ');

/**
 * The questions that the authors of a course wrote, except those of its final quiz, each with the passage of the course
 * that is nearest to it.
 */
export function listWritten(deps: {
  courseId: string;
  quizzes: readonly Quiz[];
  index: PassageIndex;
}): MadeQuestion[] {
  const practiced = deps.quizzes.filter((quiz) => !quiz.is_final);
  return practiced.flatMap(({ id: quizId, questions }) =>
    questions.flatMap((question): MadeQuestion[] => {
      const right = question.options
        .filter(({ correct }) => correct)
        .map(({ html, why_html }) => `${html} ${why_html}`);
      const [near] = deps.index.search(toText(`${question.prompt_html} ${right.join(' ')}`), {
        most: 1,
        allows: ({ source }) => source.course_id === deps.courseId,
      });
      const id = `${quizId}.${question.id}`.slice(0, 64);
      return near ? [{ ...question, id, source: near.passage.source, author: 'course' }] : [];
    }),
  );
}
