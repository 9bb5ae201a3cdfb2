import { findOptions, toPlain } from '../fixtures/quiz-answers.ts';
import type { Place } from './browsers/tab.ts';

interface Question {
  id: string;
  options: string[];
}

const readQuestions = (place: Place): Promise<Question[]> =>
  place.evaluate(
    () =>
      [...document.querySelectorAll('fieldset')].map((fieldset) => ({
        id: fieldset.querySelector('input')?.name ?? '',
        options: [...fieldset.querySelectorAll('label')].map((label) => label.textContent),
      })),
    null,
  );

/** The questions on the page, in order. */
export const readQuestionIds = async (place: Place): Promise<string[]> =>
  (await readQuestions(place)).map(({ id }) => id);

/** Chooses in each question that is shown the right options, or one that is wrong. */
export async function answerQuiz(
  place: Place,
  file: { courseId: string; name: string },
  isRight: boolean,
): Promise<void> {
  for (const { id, options } of await readQuestions(place)) {
    const chosen = findOptions(file, id, isRight);
    for (const [nth, option] of options.entries())
      if (chosen.includes(toPlain(option))) await place.click({ css: `input[name="${id}"]`, nth });
  }
}
