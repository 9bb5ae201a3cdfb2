import type { LabFile, LabLogEntry, LabResult } from '@drawbridge/contracts/practice';
import { createCookieJar } from '../engine/cookie-jar.ts';
import type { LabEngine } from '../engine/lab-engine.ts';
import { toProgram } from '../engine/run/program.ts';
import { VISIBLE_SEED } from '../engine/run/tests.ts';
import { runVisible } from '../engine/run/visible.ts';
import { browse } from '../engine/world/browse.ts';
import { type Check, check, named } from './check.ts';
import type { Grader } from './grader.ts';
import type { LoadedLab } from './lab.ts';
import { toPack } from './pack.ts';

/** Followed from the home page of a lab. */
const HOME_REDIRECTS = 5;

/** Two flags that no log or script can contain beforehand. */
const FLAGS = ['flag{verify-5b1f0c}', 'flag{verify-90ae77}'] as const;

interface Case {
  name: string;
  files: LabFile[];
  log: LabLogEntry[];
}

function solutionsOf(lab: LoadedLab): Case[] {
  if (lab.pack.goal?.by === 'script')
    return [{ name: "the author's script", files: lab.solution.files, log: [] }];
  return lab.exploits.map(({ id, requests }) => ({ name: `the log ${id}`, files: [], log: requests }));
}

/** Verifies an exploit lab: the author's attack reads any flag, and no weaker attack does. */
export async function verifyExploitLab(
  engine: LabEngine,
  grader: Pick<Grader, 'grade'>,
  lab: LoadedLab,
): Promise<Check[]> {
  const checks: Check[] = [];
  const grade = ({ files, log }: Omit<Case, 'name'>, flag: string): Promise<LabResult> =>
    grader.grade(lab.pack.lab_id, files, '', { log, flag });
  const nothing = { files: [], log: [] };
  const idle = await grade(nothing, FLAGS[0]);
  checks.push(check('doing nothing is not enough', idle.verdict === 'failed', idle.verdict));
  for (const attempt of solutionsOf(lab)) {
    const results = [await grade(attempt, FLAGS[0]), await grade(attempt, FLAGS[1])];
    const solved = results.every(({ verdict }) => verdict === 'passed');
    checks.push(
      check(
        `${attempt.name} reads the flag, whichever it is`,
        solved,
        results.map(({ tests }) => tests[0]?.message).join(' | '),
      ),
    );
    const page = runVisible(engine, toPack(lab), attempt.files, attempt.log);
    checks.push(
      check(
        `page and server agree on ${attempt.name}`,
        page.outcome_hash === results[0]?.outcome_hash,
        named(page.tests),
      ),
    );
    const again = await grade(attempt, FLAGS[0]);
    checks.push(
      check(
        `two runs of ${attempt.name} are equal`,
        again.usage.fuel === results[0]?.usage.fuel && again.outcome_hash === results[0]?.outcome_hash,
      ),
    );
  }
  for (const trap of lab.traps) {
    const result = await grade({ files: trap.files, log: [] }, FLAGS[0]);
    checks.push(
      check(
        `the trap ${trap.id} does not read the flag`,
        result.verdict === trap.verdict,
        result.tests[0]?.message ?? result.verdict,
      ),
      check(`the trap ${trap.id} is not shown: every attack that fails, fails alike`, !trap.shown),
    );
  }
  const text = JSON.stringify(toPack(lab));
  const secrets = [
    ...lab.hints.map(({ html }) => html),
    ...lab.traps.map(({ why }) => why),
    ...(lab.pack.goal?.by === 'script' ? lab.solution.files.map((file) => file.text) : []),
  ];
  const leaked = secrets.filter((secret) => text.includes(JSON.stringify(secret).slice(1, -1)));
  checks.push(
    check(
      "no hint and no solution is in the page's pack",
      leaked.length === 0,
      leaked.join(' | ').slice(0, 200),
    ),
  );
  return checks;
}

/** Verifies a playground: its app starts and its first page opens. */
export function verifyPlayground(engine: LabEngine, lab: LoadedLab): Check[] {
  const session = engine.open(engine.prepare(toProgram(lab.pack, [])), { seed: VISIBLE_SEED });
  try {
    const last = browse(session, createCookieJar(), { method: 'GET', url: lab.pack.home }, HOME_REDIRECTS).at(
      -1,
    );
    const status = last?.response.status ?? 0;
    return [check('its first page opens', status === 200, `status ${status}`)];
  } finally {
    session.close();
  }
}
