import type { LabPage } from '../page/lab-page.ts';
import { toComparedFiles } from './compared-files.ts';

/** Shows the first file in which the learner's fix differs from the author's, once the solution is loaded. */
export async function compareWithSolution({
  data,
  lab,
  actions,
}: Pick<LabPage, 'data' | 'lab' | 'actions'>): Promise<void> {
  await data.help.loadSolution();
  const solution = data.help.solution.peek();
  const files = solution?.state === 'ready' ? toComparedFiles(lab.peek(), data, solution.value.files) : [];
  const first = files.find(({ isSame }) => !isSame) ?? files[0];
  // Without files, or when it could not be loaded, its own page says so.
  if (first === undefined) actions.goToBrief('solution');
  else actions.goToComparison(first.path);
}
