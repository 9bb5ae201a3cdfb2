import { matchesGlob } from 'node:path';
import type { LabFile, LabResult, TestResult } from '@drawbridge/contracts/practice';
import type { LabEngine } from '../engine/lab-engine.ts';
import { createActs } from '../engine/run/acts.ts';
import { toProgram } from '../engine/run/program.ts';
import { prepareLab, VISIBLE_SEED } from '../engine/run/tests.ts';
import { runVisible } from '../engine/run/visible.ts';
import { findBreaches } from '../engine/world/breach.ts';
import { type Check, check, named } from './check.ts';
import { isSameSet, toFailed } from './find-trap.ts';
import type { Grader } from './grader.ts';
import type { GradedTest, LabExploit, LabTrap, LoadedLab } from './lab.ts';
import { toPack } from './pack.ts';
import { listChanges } from './patch.ts';
import { takeAgain } from './result.ts';
import { runLab } from './run-lab.ts';
import { tellMissed } from './tell-missed.ts';
import { verifyExploitLab, verifyPlayground } from './verify-attack.ts';

/** Hidden tests draw their values anew for it. Each runs with it on every trap, so what depends on them shows in one of those. */
export const OTHER_SEED = 'second';

/** An app that refuses every request: no attack works, and the app does not work. */
const DENY_ALL_PYTHON = `from mini_flask import MiniFlask, abort\napp = MiniFlask(__name__)\n@app.route('/<path:rest>', methods=['GET', 'POST'])\ndef all(rest):\n    abort(403)\n`;
const DENY_ALL = `const app = require('express')();\napp.use((req, res) => res.status(403).send('Forbidden'));\napp.listen(3000);\n`;

/** Every file that the learner may change, emptied. The same applies to a policy lab. */
const emptied = ({ pack }: LoadedLab): LabFile[] =>
  pack.files
    .filter(({ path }) => pack.editable.some((glob) => matchesGlob(path, glob)))
    .map(({ path }) => ({ path, text: '' }));

/** Returns the ids of the breaches that the author's log causes. */
export function replayExploit(
  engine: LabEngine,
  lab: LoadedLab,
  exploit: LabExploit,
  files: LabFile[],
): Set<string> {
  const prepared = prepareLab(engine, toProgram(lab.pack, files));
  // An app that does not start cannot be attacked either; the tests show why it does not.
  if (!('image' in prepared)) return new Set();
  const session = engine.open(prepared.image, { seed: VISIBLE_SEED });
  const acts = createActs(engine, session, lab.pack);
  try {
    const found = exploit.requests.flatMap((entry) =>
      findBreaches(acts.repeat(entry).exchanges, lab.pack.breaches),
    );
    return new Set(found.map(({ id }) => id));
  } finally {
    acts.close();
    session.close();
  }
}

function checkStarter(result: LabResult): Check[] {
  const broken = result.tests.filter(({ kind, status }) => kind === 'functional' && status !== 'passed');
  const safe = result.tests.filter(({ kind, status }) => kind === 'exploit' && status !== 'failed');
  return [
    check('the starter passes the functional tests', broken.length === 0, named(broken)),
    check('the starter falls to every exploit', safe.length === 0, named(safe)),
    check('the starter is not accepted', result.verdict === 'failed', result.verdict),
  ];
}

/** Nothing is known of cheats and guards of a lab for which it does not hold: without it everything fails. */
export const SOLVED = 'the solution passes everything';

function checkSolution(result: LabResult, missed: readonly TestResult[]): Check {
  const words = missed.map(({ id, message }) => `${id}: ${message}`).join('; ');
  return check(SOLVED, result.verdict === 'passed' && result.score === result.max, words || result.verdict);
}

/**
 * The tests with other random values, in this process, which has run the visible ones for the page: with another seed
 * only what depends on it is new.
 */
export function runOtherwise(
  engine: LabEngine,
  { pack, tests }: Pick<LoadedLab, 'pack' | 'tests'>,
  files: LabFile[],
  onPage: readonly TestResult[],
): TestResult[] {
  const lab = { id: pack.lab_id, pack, tests };
  const run = runLab(engine, lab, files, OTHER_SEED, () => {}, undefined, onPage);
  return takeAgain(run.tests, run.again);
}

/** Which tests a trap fails with other random values; of one that is not shown, some of those it failed before. */
function failOtherwise(
  engine: LabEngine,
  { pack, tests }: LoadedLab,
  trap: LabTrap,
  failed: readonly string[],
  onPage: readonly TestResult[],
): string[] {
  const fail = (some: GradedTest[]) =>
    toFailed(runOtherwise(engine, { pack, tests: some }, trap.files, onPage));
  if (trap.shown) return fail(tests);
  // A visible test has the values of the page, whatever the seed is.
  const visible = toFailed(onPage);
  if (visible.length > 0) return visible;
  for (const test of tests.filter(({ id }) => failed.includes(id))) {
    const again = fail([test]);
    if (again.length > 0) return again;
  }
  return [];
}

/** A submission is recognized as a trap by the tests it fails: the list is right, and no other cause gives the same. */
function checkFails(
  lab: LoadedLab,
  trap: LabTrap,
  failed: string[],
  otherwise: string[],
  starter: LabResult,
): Check[] {
  const equal = lab.traps.find((other) => other !== trap && other.shown && isSameSet(other.fails, failed));
  const same = isSameSet(toFailed(starter.tests), failed) ? 'the starter' : equal?.id;
  return [
    check(
      `the trap ${trap.id} names the tests that it fails`,
      isSameSet(trap.fails, failed),
      `it fails ${failed.join(', ')}; npm run lab -- fails ${lab.pack.lab_id}`,
    ),
    check(
      `the trap ${trap.id} fails ${trap.shown ? 'the same tests' : 'as well'} with other random values`,
      // Nobody is told which tests a trap fails that is not shown: that it fails is enough.
      trap.shown ? isSameSet(otherwise, failed) : otherwise.length > 0,
      `it fails ${failed.join(', ')}, and then ${otherwise.join(', ')}`,
    ),
    check(
      `the trap ${trap.id} fails other tests than the starter and the other traps, or is not shown`,
      !trap.shown || same === undefined,
      `${same} fails the same tests; only one trap with them can be shown, none that fails like the starter: shown: false`,
    ),
  ];
}

/** Returns every line of a hidden test that is long enough to be recognized. */
function hiddenLines(lab: LoadedLab): string[] {
  return lab.tests
    .filter(({ visibility }) => visibility === 'hidden')
    .flatMap(({ source }) => source.split('\n'))
    .map((line) => line.trim())
    .filter((line) => line.length >= 30)
    .filter(
      (line) =>
        !lab.tests.some(({ visibility, source }) => visibility === 'visible' && source.includes(line)),
    );
}

function checkPack(lab: LoadedLab): Check {
  const text = JSON.stringify(toPack(lab));
  const secrets = [
    ...hiddenLines(lab),
    ...lab.tests.flatMap(({ hint }) => hint ?? []),
    ...lab.hints.map(({ html }) => html),
    ...lab.traps.map(({ why }) => why),
  ];
  const leaked = secrets.filter((secret) => text.includes(JSON.stringify(secret).slice(1, -1)));
  return check(
    "no hidden test, hint or solution is in the page's pack",
    leaked.length === 0,
    leaked.join(' | ').slice(0, 200),
  );
}

/** Verifies that the page's run of a submission equals the server's, in outcomes and in work. */
export function checkAgreement(
  engine: LabEngine,
  lab: LoadedLab,
  name: string,
  files: LabFile[],
  result: LabResult,
): { page: ReturnType<typeof runVisible>; agreement: Check } {
  const page = runVisible(engine, toPack(lab), files);
  const fuel = (tests: readonly TestResult[]) =>
    tests
      .filter(({ visibility }) => visibility === 'visible')
      .map((test) => test.fuel)
      .join();
  const agreement = check(
    `page and server agree on the ${name}`,
    page.outcome_hash === result.outcome_hash && fuel(page.tests) === fuel(result.tests),
    named(page.tests),
  );
  return { page, agreement };
}

/** Verifies everything that must be true of a lab before a learner sees it. */
export async function verifyLab(
  engine: LabEngine,
  grader: Pick<Grader, 'grade'>,
  lab: LoadedLab,
): Promise<Check[]> {
  await engine.load(lab.pack.engine);
  if (lab.pack.kind === 'playground') return verifyPlayground(engine, lab);
  if (lab.pack.kind === 'exploit') return verifyExploitLab(engine, grader, lab);
  return verifyFixLab(engine, grader, lab);
}

async function verifyFixLab(
  engine: LabEngine,
  grader: Pick<Grader, 'grade'>,
  lab: LoadedLab,
): Promise<Check[]> {
  const id = lab.pack.lab_id;
  const entry = (text: string): LabFile[] => [{ path: lab.pack.entry, text }];
  const gradable = { id, pack: lab.pack, tests: lab.tests };
  const checks: Check[] = [];
  const agreed = (name: string, files: LabFile[], result: LabResult) => {
    const { page, agreement } = checkAgreement(engine, lab, name, files, result);
    checks.push(agreement);
    return page;
  };

  const starter = await grader.grade(id, []);
  checks.push(...checkStarter(starter));
  agreed('starter', [], starter);
  const solution = await grader.grade(id, lab.solution.files);
  checks.push(checkSolution(solution, tellMissed(engine, lab, lab.solution.files, solution.tests, '')));
  agreed('solution', lab.solution.files, solution);
  const refusing = lab.pack.engine === 'python' ? entry(DENY_ALL_PYTHON) : entry(DENY_ALL);
  const useless: Array<[string, LabFile[]]> =
    lab.pack.engine === 'policy'
      ? [
          ['file that is empty', entry('')],
          ['set of files that are all empty', emptied(lab)],
        ]
      : [
          ['empty app', entry('')],
          ['deny-all app', refusing],
        ];
  for (const [name, files] of useless) {
    const result = await grader.grade(id, files);
    checks.push(
      check(`the ${name} fails`, result.verdict === 'failed' || result.verdict === 'error', result.verdict),
    );
  }
  for (const trap of lab.traps) {
    const result = await grader.grade(id, trap.files);
    const page = agreed(`trap ${trap.id}`, trap.files, result);
    // To its author, who sees the tests of the page.
    const works = page.tests.every(({ kind, status }) => kind !== 'functional' || status === 'passed');
    const changes = listChanges(trap.patch).join('\n          ');
    checks.push(
      check(
        trap.verdict === 'failed' ? `the trap ${trap.id} fails` : `the trap ${trap.id} ends in an error`,
        result.verdict === trap.verdict,
        `${result.verdict}\n          ${changes}`,
      ),
    );
    if (trap.verdict === 'failed')
      checks.push(check(`the trap ${trap.id} looks right: the app still works`, works, named(page.tests)));
    const failed = toFailed(result.tests);
    checks.push(
      ...checkFails(lab, trap, failed, failOtherwise(engine, lab, trap, failed, page.tests), starter),
    );
    const how = `npm run lab -- pack ${id} ${trap.id}`;
    checks.push(check(`the trap ${trap.id} is stored as a patch`, trap.isPacked, how));
  }
  for (const exploit of lab.exploits) {
    const { id: own } = exploit;
    const onStarter = replayExploit(engine, lab, exploit, []);
    const others = [...onStarter].filter((other) => other !== own);
    const onSolution = replayExploit(engine, lab, exploit, lab.solution.files);
    checks.push(
      check(`the log ${own} breaches the starter`, onStarter.has(own)),
      check(`the log ${own} reaches no goal of another attack`, others.length === 0, others.join(', ')),
      check(`the log ${own} is powerless against the solution`, !onSolution.has(own)),
    );
  }
  checks.push(checkPack(lab));
  const again = await grader.grade(id, lab.solution.files);
  // Here, because the grader tells no fuel of hidden tests.
  const work = () =>
    runLab(engine, gradable, lab.solution.files, 'verify', () => {})
      .tests.map((test) => `${test.id} ${test.status} ${test.fuel}`)
      .join();
  const image = () => {
    const prepared = prepareLab(engine, toProgram(lab.pack, []));
    return 'image' in prepared ? prepared.image.hash() : prepared.fault;
  };
  const runs: Array<[string, unknown, unknown]> = [
    ['outcome', solution.outcome_hash, again.outcome_hash],
    ['fuel', solution.usage.fuel, again.usage.fuel],
    ['tests', work(), work()],
    ['image', image(), image()],
  ];
  const differing = runs.filter(([, one, other]) => one !== other);
  checks.push(
    check(
      'two runs give equal hashes',
      differing.length === 0,
      differing.map((run) => run.join(' ')).join('; '),
    ),
  );
  return checks;
}
