/** What the suffix of a server file promises: `.limits.ts` rate limits, `.jobs.ts` timed work, `.rule.ts` a pure rule. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root.ts';
import { findFiles } from '../source-files.ts';

/** A source of the server: its path from the root, and its text. */
export type ServerSource = readonly [file: string, text: string];

const COMMENT = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm;
/** The parts that limits and jobs are made with. */
const MECHANISM = /\/platform\/(limits\/(limits|buckets|turns)|jobs\/[a-z]+)\.ts$/;

const PROMISES = [
  { suffix: '.limits.ts', what: /\bcreateBuckets\(|\b(windowMs|perMinute)\b\s*[:,}]/ },
  { suffix: '.jobs.ts', what: /\beveryMs\b\s*[:,}]/ },
] as const;

/** What reads or writes anything outside of the rule. */
const IMPURE =
  /^import (?!type\b)[^;]*?'[^']*(\.store\.ts|\/platform\/(db|http|jobs|live|mail)\/[^']*|node:fs)';|\.(execute|transaction|query)\(/m;

/** Limits and jobs that a file of another name makes, names that promise what is not in the file, and impure rules. */
export function findBrokenPromises(sources: readonly ServerSource[]): string[] {
  return sources.flatMap(([file, text]) => {
    if (MECHANISM.test(file)) return [];
    const code = text.replace(COMMENT, '');
    const broken = PROMISES.filter(({ suffix, what }) => what.test(code) !== file.endsWith(suffix));
    const found = broken.map(({ suffix }) =>
      file.endsWith(suffix) ? `${file}: without what ${suffix} promises` : `${file}: belongs in a ${suffix}`,
    );
    return file.endsWith('.rule.ts') && IMPURE.test(code) ? [...found, `${file}: not pure`] : found;
  });
}

/** All sources of the server but their tests. */
export function readServerSources(): ServerSource[] {
  return [...findFiles(path.join(ROOT, 'tool-server/src'), /(?<!\.test)\.ts$/)].map((file) => [
    path.relative(ROOT, file),
    readFileSync(file, 'utf8'),
  ]);
}
