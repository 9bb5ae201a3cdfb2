/** What the last green `npm run test:all` counted, so that `npm test` can say how much it leaves out. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root.ts';

const FILE = path.join(ROOT, 'tooling/proofs/records/whole-run.json');

export interface WholeRun {
  commit: string;
  /** Tests or claims of each step, skipped ones included. */
  tests: Record<string, number>;
}

/** The commit of this checkout; a word where there is no git, as in an archive. */
export function readCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'unknown';
  }
}

export const readWholeRun = (): WholeRun | undefined =>
  existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as WholeRun) : undefined;

export function writeWholeRun(run: WholeRun): void {
  mkdirSync(path.dirname(FILE), { recursive: true });
  writeFileSync(FILE, `${JSON.stringify(run, null, 2)}\n`);
}
