/** What the last green `npm run test:all` counted, so that `npm test` can say how much it leaves out. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readProofFile } from '../proofs/proof-file.ts';
import { ROOT } from '../root.ts';

const FILE = path.join(ROOT, '.proofs/whole-run.json');

export interface WholeRun {
  commit: string;
  /** Tests or claims of each step, skipped ones included. */
  tests: Record<string, number>;
}

const isWholeRun = (found: Partial<WholeRun>): found is WholeRun =>
  Object.values(found.tests ?? { none: '' }).every(Number.isInteger);

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
  existsSync(FILE) ? readProofFile(FILE, isWholeRun) : undefined;

export function writeWholeRun(run: WholeRun): void {
  mkdirSync(path.dirname(FILE), { recursive: true });
  writeFileSync(FILE, `${JSON.stringify(run, null, 2)}\n`);
}
