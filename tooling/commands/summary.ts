import type { MissingProgram } from './missing-programs.ts';
import type { StepRun } from './run-step.ts';
import type { Step } from './steps.ts';

const MOST_FILES = 10;
/** Playwright's list of what failed at the first try, printed because CI keeps no other record of the cause. */
const FIRST_FAULTS = /\n {2}1\) [\s\S]*/;

/** Processor seconds here, and on the machine of the budgets. */
function toCost(processorSeconds: number | undefined, slowness: number): string {
  if (processorSeconds === undefined) return '';
  const here = `${processorSeconds.toFixed(1)} processor seconds, `;
  return slowness === 1
    ? here
    : `${here}${(processorSeconds / slowness).toFixed(1)} at the speed of the budgets, `;
}

/** The lines about one step: verdict and cost, its dearest files, what failed. */
export function toStepLines(step: Step, run: StepRun, slowness = 1): string[] {
  const verdict = run.failed > 0 ? `${run.failed} FAILED` : 'ok';
  const counted = step.report ? `, ${run.passed} passed` : '';
  const processor = toCost(run.processorSeconds, slowness);
  const lines = [`${verdict}${counted} (${processor}${run.seconds.toFixed(1)} s)`];
  const dearest = run.files.toSorted((a, b) => b.seconds - a.seconds).slice(0, MOST_FILES);
  if (dearest.length > 1)
    lines.push(`      ${dearest.map(({ name, seconds }) => `${name} ${seconds.toFixed(1)}`).join(' · ')}`);
  if (run.failed > 0) return [...lines, run.output.trim(), ''];
  lines.push(...run.output.split('\n').filter((line) => line.startsWith('***')));
  lines.push(...run.secondTries.map((title) => `*** passed at its second try: ${title}`));
  const firstFaults = run.secondTries.length > 0 ? FIRST_FAULTS.exec(run.output) : null;
  return firstFaults ? [...lines, firstFaults[0].trim()] : lines;
}

const sumOf = (counts: Iterable<number>) => [...counts].reduce((sum, count) => sum + count, 0);
const toList = (counts: ReadonlyMap<string, number>) =>
  [...counts].map(([name, count]) => `${name} ${count}`).join(', ');

interface Closing {
  runs: ReadonlyMap<string, StepRun>;
  /** What failed beside the tests of the steps, a sentence each. */
  faults: readonly string[];
  /** Tests whose proof holds, by step. */
  unchanged: ReadonlyMap<string, number>;
  missing: readonly MissingProgram[];
  planned: readonly { step: Step; isMissing: boolean }[];
  /** Tests of each step in the last whole run. */
  left: Readonly<Record<string, number>>;
  isWhole: boolean;
}

/** Tests of steps that failed, and what failed beside them. */
export const countFailed = (runs: Closing['runs'], faults: Closing['faults']): number =>
  sumOf([...runs.values()].map((run) => run.failed)) + faults.length;

/** What failed, what was skipped on this machine, and the last line: what passed, what failed, what did not run. */
export function toClosingLines({
  runs,
  faults,
  unchanged,
  missing,
  planned,
  left,
  isWhole,
}: Closing): string[] {
  const skipped = new Map<string, number>();
  for (const run of runs.values())
    for (const [name, tests] of run.skipped) skipped.set(name, (skipped.get(name) ?? 0) + tests);
  for (const { step, isMissing } of planned) {
    if (!isMissing) continue;
    const same = runs.get(step.needs?.sameTestsAs ?? '');
    skipped.set(step.name, same ? same.passed + same.failed : (left[step.name] ?? 1));
  }
  const notRun = new Map<string, number>();
  for (const [name, tests] of isWhole ? [] : Object.entries(left)) {
    const run = runs.get(name);
    if (planned.some(({ step, isMissing }) => step.name === name && isMissing)) continue;
    const ran = run ? run.passed + run.failed + sumOf(run.skipped.values()) : 0;
    const count = tests - ran - (unchanged.get(name) ?? 0);
    if (count > 0) notRun.set(name, count);
  }
  const passed = sumOf([...runs.values()].map((run) => run.passed));
  const processor = sumOf([...runs.values()].map((run) => run.processorSeconds ?? 0));
  const lacks = missing.map(({ name, install }) => `${name} (Debian: ${install})`).join(', ');
  const lines = [`${processor.toFixed(0)} processor seconds`];
  // Said again at the end: CI keeps the last lines of a long output.
  const broken = [...runs].filter(([, run]) => run.failed > 0);
  lines.push(...broken.map(([name, run]) => `*** FAILED: ${name}, ${run.failed} failed`));
  lines.push(...faults.map((fault) => `*** FAILED: ${fault}`));
  if (skipped.size > 0)
    lines.push(
      `*** ${sumOf(skipped.values())} SKIPPED${lacks && `, for want of ${lacks}`}: ${toList(skipped)} ***`,
    );
  const rest = [
    unchanged.size > 0
      ? `${sumOf(unchanged.values())} unchanged since their proof (${toList(unchanged)})`
      : '',
    notRun.size > 0 ? `${sumOf(notRun.values())} left to npm run test:all (${toList(notRun)})` : '',
  ].filter((part) => part !== '');
  lines.push([`${passed} passed, ${countFailed(runs, faults)} failed`, ...rest].join('; '));
  return lines;
}
