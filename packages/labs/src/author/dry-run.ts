import type { LabFile, TestResult } from '@drawbridge/contracts/practice';
import type { LabEngine } from '../engine/lab-engine.ts';
import { toDecoy } from '../engine/run/flag.ts';
import type { Attack } from '../engine/run/goal.ts';
import { runVisible } from '../engine/run/visible.ts';
import { isSameSet, toFailed } from '../grade/find-trap.ts';
import type { LoadedLab } from '../grade/lab.ts';
import { listChanges } from '../grade/patch.ts';
import { takeAgain } from '../grade/result.ts';
import { runLab } from '../grade/run-lab.ts';
import { tellMissed } from '../grade/tell-missed.ts';
import { replayExploit } from '../grade/verify.ts';
import { verifyPlayground } from '../grade/verify-attack.ts';
import { readAccepts } from './accepts/read-accepts.ts';

/** One line of a dry run: what was run, whether the result is the required one, and the tests. */
export interface DryRun {
  name: string;
  holds: boolean;
  /** One character for each test, in order: passed, failed, in error. */
  signs: string;
  /** Why the result is not the required one. */
  seen: string[];
  /** For a trap or an honest fix: the lines in which it differs from the solution. */
  changes?: string[];
}

const SIGNS: Readonly<Record<TestResult['status'], string>> = { passed: '✓', failed: '✗', error: '!' };
const SEED = 'dry-run';

const toSigns = (tests: readonly TestResult[]) => tests.map(({ status }) => SIGNS[status]).join('');
const toSeen = (tests: readonly TestResult[]) =>
  tests.map(
    ({ id, status, message }) => `${id} ${status}${message === '' ? '' : `: ${message.split('\n')[0]}`}`,
  );

/** Checks everything that `verify` checks, in this process and without a jail: fast enough to run after each save. */
export function dryRunLab(engine: LabEngine, lab: LoadedLab): DryRun[] {
  if (lab.pack.kind === 'playground')
    return verifyPlayground(engine, lab).map(({ claim, holds, seen }) => ({
      name: claim,
      holds,
      signs: '',
      seen: [seen],
    }));
  return lab.pack.goal === undefined ? dryRunFix(engine, lab) : dryRunAttack(engine, lab);
}

/** Runs every test of a lab against a submission in this process; returns each with its final status. */
export function runHere(engine: LabEngine, lab: LoadedLab, files: LabFile[], attack?: Attack): TestResult[] {
  const gradable = { id: lab.pack.lab_id, pack: lab.pack, tests: lab.tests };
  const { tests, again } = runLab(engine, gradable, files, SEED, () => undefined, attack);
  return takeAgain(tests, again);
}

function dryRunFix(engine: LabEngine, lab: LoadedLab): DryRun[] {
  const starter = runHere(engine, lab, []);
  const wrong = starter.filter(
    ({ kind, status }) => status !== (kind === 'functional' ? 'passed' : 'failed'),
  );
  const solution = runHere(engine, lab, lab.solution.files);
  const missed = tellMissed(engine, lab, lab.solution.files, solution, SEED);
  const traps = lab.traps.map(({ id, files, patch, fails, shown, verdict }): DryRun => {
    const tests = runHere(engine, lab, files);
    const broken = runVisible(engine, lab.pack, files).tests.filter(
      ({ kind, status }) => verdict === 'failed' && kind === 'functional' && status !== 'passed',
    );
    const caught = tests.some(({ status }) => status === verdict);
    const failed = toFailed(tests);
    const isNamed = isSameSet(fails, failed);
    const isTold =
      !shown ||
      !(
        isSameSet(toFailed(starter), failed) ||
        lab.traps.some((other) => other.id !== id && other.shown && isSameSet(other.fails, failed))
      );
    return {
      name: `trap ${id}`,
      holds: caught && broken.length === 0 && isNamed && isTold,
      signs: toSigns(tests),
      seen: caught
        ? [
            ...toSeen(broken),
            ...(isNamed ? [] : [`fails ${failed.join(', ')}; npm run lab -- fails ${lab.pack.lab_id}`]),
            ...(isTold ? [] : ['the starter or another trap fails the same tests']),
          ]
        : ['no test catches it'],
      changes: listChanges(patch),
    };
  });
  const logs = lab.exploits.map((exploit): DryRun => {
    const onStarter = replayExploit(engine, lab, exploit, []);
    const others = [...onStarter].filter((other) => other !== exploit.id);
    const onSolution = replayExploit(engine, lab, exploit, lab.solution.files);
    const seen = [
      ...(onStarter.has(exploit.id) ? [] : ['does not breach the starter']),
      ...others.map((other) => `reaches the goal of ${other} as well`),
      ...(onSolution.has(exploit.id) ? ['breaches the solution'] : []),
    ];
    return { name: `log ${exploit.id}`, holds: seen.length === 0, signs: '', seen };
  });
  return [
    { name: 'starter', holds: wrong.length === 0, signs: toSigns(starter), seen: toSeen(wrong) },
    { name: 'solution', holds: missed.length === 0, signs: toSigns(solution), seen: toSeen(missed) },
    ...dryRunAccepts(engine, lab),
    ...traps,
    ...logs,
  ];
}

function dryRunAccepts(engine: LabEngine, lab: LoadedLab): DryRun[] {
  try {
    return readAccepts(lab.dir).map(({ id, files, patch }): DryRun => {
      const tests = runHere(engine, lab, files);
      const missed = tellMissed(engine, lab, files, tests, SEED);
      const changes = listChanges(patch);
      return {
        name: `honest fix ${id}`,
        holds: missed.length === 0,
        signs: toSigns(tests),
        seen: toSeen(missed),
        changes,
      };
    });
  } catch (error) {
    const seen = [error instanceof Error ? error.message : String(error)];
    return [{ name: 'honest fixes', holds: false, signs: '', seen }];
  }
}

function dryRunAttack(engine: LabEngine, lab: LoadedLab): DryRun[] {
  const flag = 'flag{dry-run-4f1c}';
  const run = (name: string, files: LabFile[], log: Attack['log'], wanted: boolean): DryRun => {
    const tests = runHere(engine, lab, files, { log, flag });
    const solved = tests.every(({ status }) => status === 'passed');
    return { name, holds: solved === wanted, signs: toSigns(tests), seen: toSeen(tests) };
  };
  const page = runVisible(engine, lab.pack, lab.solution.files, lab.exploits[0]?.requests ?? []).tests;
  const inPage = page.every(({ status }) => status === 'passed');
  return [
    run('doing nothing', [], [], false),
    ...(lab.pack.goal?.by === 'script'
      ? [run('solution', lab.solution.files, [], true)]
      : lab.exploits.map(({ id, requests }) => run(`log ${id}`, [], requests, true))),
    ...lab.traps.map(({ id, files }) => run(`trap ${id}`, files, [], false)),
    {
      name: `in the page, with ${toDecoy(lab.pack)}`,
      holds: inPage,
      signs: toSigns(page),
      seen: toSeen(page),
    },
  ];
}
