import type { LabFile } from '@drawbridge/contracts/practice';
import type { LabEngine } from '../../../engine/lab-engine.ts';
import { toProgram } from '../../../engine/run/program.ts';
import { VISIBLE_SEED } from '../../../engine/run/tests.ts';
import { toWorldRules } from '../../../engine/world/rules.ts';
import type { LoadedLab } from '../../../grade/lab.ts';
import { readSeedValues, readTables } from './schema.ts';

/** Shorter texts are names and states, not secrets. */
const SHORTEST_SECRET = 8;

/** The texts of the seed in each table after everyone with an account has signed in. */
function readAfterSignIn(engine: LabEngine, { pack }: LoadedLab, files: LabFile[]): Map<string, string[]> {
  const { signIn } = toWorldRules(pack.seed.world);
  const { sql = '' } = pack.seed;
  const secrets = readSeedValues(sql).filter((value) => value.length >= SHORTEST_SECRET);
  const session = engine.open(engine.prepare(toProgram(pack, files)), { seed: VISIBLE_SEED });
  try {
    for (const { user = '', password = '' } of pack.accounts)
      session.request({
        method: 'POST',
        url: signIn.path,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ [signIn.user]: user, [signIn.password]: password }).toString(),
      });
    return new Map(
      readTables(sql).map(({ name }) => {
        const values = new Set(session.sql(`SELECT * FROM ${name}`).flatMap((row) => Object.values(row)));
        return [name, secrets.filter((secret) => values.has(secret))];
      }),
    );
  } finally {
    session.close();
  }
}

/**
 * The tables in which the solution replaces what the starter stores, such as passwords with hashes that are harder to
 * guess. A lab with such a table is about stored data.
 */
export function findReplacing(engine: LabEngine, lab: LoadedLab): string[] {
  const before = readAfterSignIn(engine, lab, []);
  const after = readAfterSignIn(engine, lab, lab.solution.files);
  return [...before].flatMap(([name, secrets]) =>
    secrets.some((secret) => after.get(name)?.includes(secret) !== true) ? [name] : [],
  );
}
