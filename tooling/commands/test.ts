/**
 * `npm test`, `npm run test:all` and `npm run check`: every step with its own heading and cost, two side by side. What this
 * machine cannot run is named in one line and counted as skipped. Ends with one plain line that begins with `N passed, M
 * failed` and names what did not run; exit status 0 only when nothing failed.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findDifferences, type Plan, planStep, writeRecords } from '../proofs/records.ts';
import { findExcess } from './budgets.ts';
import { startBusyLoops } from './busy-loops.ts';
import { measureDuring } from './machine-speed.ts';
import { findMissingPrograms } from './missing-programs.ts';
import { repeatSteps } from './repeat-steps.ts';
import { REPORTS, runStep, type StepRun } from './run-step.ts';
import { schedule } from './schedule.ts';
import { endStepsAtExit } from './step-processes.ts';
import { STEPS, type Step } from './steps.ts';
import { countFailed, toClosingLines, toStepLines } from './summary.ts';
import { readTestOptions, type TestOptions } from './test-options.ts';
import { findUnmade } from './unmade.ts';
import { isCommitted, readCommit, readWholeRun, writeWholeRun } from './whole-run.ts';

/** In one run; more are a defect that nobody looked at (decision 0006). */
const MOST_SECOND_TRIES = 1;

interface Planned {
  step: Step;
  plan: Plan | undefined;
  args: string[];
  env: Record<string, string>;
  /** As in the whole run. */
  runsWhole: boolean;
  /** Not run for want of a program, or because every subject is unchanged since its proof. */
  isLeftOut: 'missing' | 'unchanged' | undefined;
}

const commit = readCommit();
const wasCommitted = isCommitted();
const missing = findMissingPrograms();

function planOf(step: Step, { isWhole, ignoresRecords, repeat }: TestOptions): Planned {
  const decisive = step.leanWith && planStep(step.name, step.leanWith(), { commit, ignoresRecords });
  const runsWhole =
    isWhole || (decisive !== undefined && decisive.unproven.length + decisive.rechecked.length > 0);
  const args = runsWhole ? [] : [...(step.lean?.args ?? [])];
  const env = { ...step.env, ...(runsWhole ? step.whole?.env : step.lean?.env) };
  if (step.hasSecondTry && process.env['CI'] && repeat === 1) env['SECOND_TRIES'] = '1';
  // CI installs all programs: there a step whose program is missing runs, and fails.
  if (!process.env['CI'] && missing.some(({ name }) => name === step.needs?.program))
    return { step, plan: undefined, args, env, isLeftOut: 'missing', runsWhole };
  if (!step.proofs) return { step, plan: undefined, args, env, isLeftOut: undefined, runsWhole };
  const plan = planStep(step.name, step.proofs(), { commit, ignoresRecords });
  const names = [...plan.unproven, ...plan.rechecked].map(({ name }) => name);
  const isPartial = plan.unchanged.length > 0;
  return {
    step,
    plan,
    args: isPartial ? [...args, ...names] : args,
    env,
    runsWhole,
    isLeftOut: names.length === 0 ? 'unchanged' : undefined,
  };
}

const toPassed = (run: StepRun | undefined) => new Map(run?.files.map(({ name, passed }) => [name, passed]));

async function runAll(options: TestOptions, steps: readonly Step[]): Promise<boolean> {
  const planned = steps.map((step) => planOf(step, options));
  const results = schedule(
    planned.map(({ step, args, env, isLeftOut }) => ({
      name: step.name,
      ...(step.after && { after: step.after }),
      run: async () => {
        if (isLeftOut) return undefined;
        const { result, slowness } = await measureDuring(() => runStep(step, args, env));
        return { ...result, slowness };
      },
    })),
    2,
  );
  const runs = new Map<string, StepRun>();
  const faults: string[] = [];
  const secondTries: string[] = [];
  const unchanged = new Map<string, number>();
  for (const [index, { step, plan, isLeftOut, runsWhole }] of planned.entries()) {
    process.stdout.write(`[${index + 1}/${steps.length}] ${step.name} … `);
    const run = await results[index];
    for (const { name } of plan?.unchanged ?? [])
      unchanged.set(step.name, (unchanged.get(step.name) ?? 0) + (plan?.records.get(name)?.passed ?? 0));
    if (!run) {
      process.stdout.write(isLeftOut === 'missing' ? 'skipped\n' : 'unchanged since its proof\n');
      continue;
    }
    runs.set(step.name, run);
    process.stdout.write(`${toStepLines(step, run, run.slowness).join('\n')}\n`);
    // The budget is for its own tests, not for those of a step that this machine cannot run.
    const standsIn = planned.some(
      (other) => other.isLeftOut === 'missing' && other.step.needs?.sameTestsAs === step.name,
    );
    const excess = standsIn
      ? undefined
      : findExcess(step.name, run.processorSeconds, { isWhole: runsWhole, slowness: run.slowness });
    const found = [...(excess ? [excess] : []), ...(plan ? findDifferences(plan, toPassed(run)) : [])];
    for (const fault of found) console.log(`*** ${fault}`);
    faults.push(...found);
    secondTries.push(...run.secondTries.map((title) => `${step.name}: ${title}`));
  }
  writeFileSync(path.join(REPORTS, 'second-tries.json'), `${JSON.stringify(secondTries, null, 2)}\n`);
  if (secondTries.length > MOST_SECOND_TRIES) {
    faults.push(`${secondTries.length} tests passed only at a second try; at most ${MOST_SECOND_TRIES} may`);
  }
  const failed = countFailed(runs, faults);
  if (options.isWhole && options.only === undefined && failed === 0) {
    if (wasCommitted && isCommitted() && readCommit() === commit) recordWholeRun(planned, runs);
    else console.log('*** no proof records: the checkout is not the commit, or changed during the run');
  }
  const lines = toClosingLines({
    runs,
    faults,
    unchanged,
    missing: missing.filter(({ isForWholeRun }) => options.isWhole || !isForWholeRun),
    planned: planned.map(({ step, isLeftOut }) => ({ step, isMissing: isLeftOut === 'missing' })),
    left: options.only === undefined && !options.isQuick ? (readWholeRun()?.tests ?? {}) : {},
    isWhole: options.isWhole,
  });
  for (const line of lines) console.log(line);
  return failed === 0;
}

/** A green whole run proves every subject that it ran. A step in which a test needed a second try proves none. */
function recordWholeRun(planned: readonly Planned[], runs: ReadonlyMap<string, StepRun>): void {
  for (const { step, plan } of planned) {
    const run = runs.get(step.name);
    if (!run || run.secondTries.length > 0) continue;
    if (plan) writeRecords(step.name, [...plan.unproven, ...plan.rechecked], toPassed(run), { commit });
    const decisive = step.leanWith?.();
    if (decisive)
      writeRecords(step.name, decisive, new Map(decisive.map(({ name }) => [name, run.passed])), { commit });
  }
  const toTests = ({ passed, skipped }: StepRun) =>
    passed + [...skipped.values()].reduce((sum, tests) => sum + tests, 0);
  writeWholeRun({
    commit,
    tests: Object.fromEntries([...runs].map(([name, run]) => [name, toTests(run)])),
  });
}

async function main(): Promise<boolean> {
  const options = readTestOptions(
    process.argv.slice(2),
    STEPS.map(({ name }) => name),
  );
  const { only, isQuick, isWhole } = options;
  const steps = STEPS.filter(({ name, quick, onlyWhole }) => {
    if (only !== undefined) return name === only;
    return isQuick ? quick === true : isWhole || onlyWhole === undefined;
  });
  const unmade = only === undefined ? [] : findUnmade(only, STEPS);
  mkdirSync(REPORTS, { recursive: true });
  endStepsAtExit();
  const endBusyLoops = startBusyLoops(options.busy);
  try {
    if (unmade.length > 0 && !(await runAll({ ...options, repeat: 1 }, unmade))) return false;
    if (options.repeat === 1) return await runAll(options, steps);
    const planned = steps.map((step) => planOf(step, options));
    return await repeatSteps(
      planned.filter(({ isLeftOut }) => isLeftOut !== 'missing'),
      options.repeat,
    );
  } finally {
    endBusyLoops();
  }
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
