import type { LoadedLab } from '@drawbridge/labs/grade';
import { readBlocks } from '../texts/read-blocks.ts';
import { toWords } from '../texts/words.ts';
import { toNormal } from './normal-text.ts';

/** What nobody may be told of a lab before two failed tries. */
export interface LabSecrets {
  labId: string;
  title: string;
  /** Lines of the solution that the starter does not have, sentences of its explanation and of the hints; normalized. */
  lines: string[];
  /** Names in the code of the solution that the starter does not have. */
  names: ReadonlySet<string>;
  /** What the learner is asked to do, in runs of words: a question that repeats it asks for the fix. */
  task: ReadonlySet<string>;
}

/** Shorter lines are in every program. */
export const SHORTEST_LINE = 16;
const SHORTEST_NAME = 5;
/** So many words in a row are no coincidence. */
const RUN = 5;

const toSentences = (html: string) =>
  readBlocks(html).flatMap((block) =>
    block.kind === 'text' ? block.sentences.map(({ text }) => text) : block.text.split('\n'),
  );

export function toRuns(text: string): string[] {
  const words = toWords(text.toLowerCase());
  return words
    .slice(0, Math.max(0, words.length - RUN + 1))
    .map((_, at) => words.slice(at, at + RUN).join(' '));
}

export function toLabSecrets({ pack, solution, hints }: LoadedLab): LabSecrets {
  const known = new Set(pack.files.flatMap(({ text }) => text.split('\n').map(toNormal)));
  const code = solution.files.flatMap(({ text }) => text.split('\n'));
  const words = [...toSentences(solution.html), ...hints.flatMap(({ html }) => toSentences(html))];
  const lines = [...code, ...words]
    .map(toNormal)
    .filter((line) => line.length >= SHORTEST_LINE && !known.has(line));
  const knownNames = new Set(pack.files.flatMap(({ text }) => toWords(text)));
  const names = code.flatMap(toWords).filter((name) => name.length >= SHORTEST_NAME && !knownNames.has(name));
  const steps = pack.steps.flatMap((step) => [
    step.title ?? '',
    ...(step.html ? toSentences(step.html) : []),
  ]);
  return {
    labId: pack.lab_id,
    title: pack.title,
    lines: [...new Set(lines)],
    names: new Set(names),
    task: new Set([pack.title, pack.summary, pack.goal?.title ?? '', ...steps].flatMap(toRuns)),
  };
}

/** Share of a question's runs of words that a task must have. */
const REPEATED = 0.5;

/** The lab whose task the question repeats, or that it names by its title. */
export function findAskedLab(query: string, labs: readonly LabSecrets[]): LabSecrets | undefined {
  const runs = toRuns(query);
  const normal = toNormal(query);
  return labs.find(
    ({ title, task }) =>
      normal.includes(toNormal(title)) ||
      (runs.length >= 3 && runs.filter((run) => task.has(run)).length >= runs.length * REPEATED),
  );
}
