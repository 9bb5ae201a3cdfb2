/** What the last green `npm run test:all` counted, so that `npm test` can say how much it leaves out. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readProofFile } from '../proofs/proof-file.ts';
import { ROOT } from '../root.ts';

const FILE = path.join(ROOT, 'tooling/proofs/records/whole-run.json');

export interface WholeRun {
  commit: string;
  /** Tests or claims of each step, skipped ones included. */
  tests: Record<string, number>;
}

const isWholeRun = (found: Partial<WholeRun>): found is WholeRun =>
  Object.values(found.tests ?? { none: '' }).every(Number.isInteger);

/** Output of git; undefined where there is none, as in an archive. */
function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}

/** The commit of this checkout. */
export const readCommit = (): string => git('rev-parse', 'HEAD') ?? 'unknown';

/** Whether the checkout is exactly that commit: otherwise a run proves something that the commit does not hold. */
export const isCommitted = (): boolean => git('status', '--porcelain') === '';

export const readWholeRun = (): WholeRun | undefined =>
  existsSync(FILE) ? readProofFile(FILE, isWholeRun) : undefined;

export function writeWholeRun(run: WholeRun): void {
  mkdirSync(path.dirname(FILE), { recursive: true });
  writeFileSync(FILE, `${JSON.stringify(run, null, 2)}\n`);
}
