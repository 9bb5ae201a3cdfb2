/** What the suffix of a server file promises: `.limits.ts` rate limits, `.jobs.ts` timed work, `.rule.ts` a pure rule. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root.ts';
import { findFiles, withoutComments } from '../source-files.ts';

/** A source of the server: its path from the root, and its text. */
export type ServerSource = readonly [file: string, text: string];

/** The parts that limits and jobs are made with. */
const MECHANISM = /\/platform\/(limits\/(limits|buckets|turns)|jobs\/[a-z]+)\.ts$/;

/** Renews the claim of a submission while it is graded: not work of its own. */
const RUNS_ALONG = /\/practice\/labs\/grading\/grade-submission\.ts$/;

const PROMISES = [
  {
    suffix: '.limits.ts',
    what: /\bcreateBuckets(\(| as\b)|\b(windowMs|perMinute)\b\s*[:,}]/,
    exempt: MECHANISM,
  },
  { suffix: '.jobs.ts', what: /\beveryMs\b\s*[:,}]|\bsetInterval\(/, exempt: RUNS_ALONG },
] as const;

/** Paths of value imports, `import()` included. */
const IMPORTED = /^import (?!type\b)[^;]*?'([^']*)';|\bimport\(\s*'([^']*)'/gm;
/** Files that read or write something outside of a rule. */
const OUTSIDE =
  /\.(store|service|module|routes|jobs)\.ts$|\/platform\/(db|http|jobs|live|mail)\/|\/clock\.ts$|^node:(fs|https?|net|child_process)\b/;
/** Calls that read or write something outside of a rule: the database, the network, the time, chance, the environment. */
const OUTWARD =
  /\b(db|tx|clock)\.\w+\(|\.(execute|transaction|query)\(|\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bfetch\(|\bprocess\.\w/;

function isImpure(code: string): boolean {
  const imported = [...code.matchAll(IMPORTED)].map(([, path = '', later = '']) => path || later);
  return OUTWARD.test(code) || imported.some((specifier) => OUTSIDE.test(specifier));
}

/** Limits and jobs that a file of another name makes, names that promise what is not in the file, and impure rules. */
export function findBrokenPromises(sources: readonly ServerSource[]): string[] {
  return sources.flatMap(([file, text]) => {
    if (MECHANISM.test(file)) return [];
    const code = withoutComments(file, text);
    const broken = PROMISES.filter(
      ({ suffix, what, exempt }) => !exempt.test(file) && what.test(code) !== file.endsWith(suffix),
    );
    const found = broken.map(({ suffix }) =>
      file.endsWith(suffix) ? `${file}: without what ${suffix} promises` : `${file}: belongs in a ${suffix}`,
    );
    return file.endsWith('.rule.ts') && isImpure(code) ? [...found, `${file}: not pure`] : found;
  });
}

/** All sources of the server but their tests. */
export function readServerSources(): ServerSource[] {
  return [...findFiles(path.join(ROOT, 'tool-server/src'), /(?<!\.test)\.ts$/)].map((file) => [
    path.relative(ROOT, file),
    readFileSync(file, 'utf8'),
  ]);
}
