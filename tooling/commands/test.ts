/**
 * `npm test` and `npm run check`: every proof, each with its own heading and time, two side by side where neither uses
 * both cores. What this machine cannot run is named in one line and counted as skipped. Ends with one plain line, `N
 * passed, M failed`, and exit status 0 only when all passed.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root.ts';
import { findMissingPrograms } from './missing-programs.ts';
import { type Count, readReport } from './read-report.ts';
import { schedule } from './schedule.ts';

interface Step {
  name: string;
  command: string[];
  /** Part of `npm run check`. */
  quick?: boolean;
  /** Report in vitest's or Playwright's JSON form; without one the step counts as one. */
  report?: 'vitest' | 'playwright';
  /** Left out where this program is missing. The step of that name, if any, runs the same tests without it. */
  needs?: { program: string; sameTestsAs?: string };
  /** Runs by itself: it uses both cores, or the next step needs its result. */
  alone?: true;
  env?: Record<string, string>;
}

/** The workspaces with a TypeScript configuration: those that the root's names. */
const { references } = JSON.parse(readFileSync(path.join(ROOT, 'tsconfig.json'), 'utf8')) as {
  references: { path: string }[];
};
const REPORTS = path.join(ROOT, '.test');
const tsc = path.join(ROOT, 'node_modules/typescript-7/bin/tsc');
const vitest = (...args: string[]) => ['vitest', 'run', ...args];

/** The folders of the widgets that frames on Preact show. */
const FRAMED_WIDGETS = ['course/', 'preferences/', 'provider/', 'review/', 'wishlist/'].map(
  (folder) => `packages/widgets/src/${folder}`,
);

const STEPS: Step[] = [
  // The longest of the quick steps first: the short ones run beside it.
  {
    name: 'types',
    command: ['node', tsc, '-b', ...references.map((reference) => reference.path)],
    quick: true,
  },
  { name: 'format', command: ['biome', 'ci', '.', '--colors=off'], quick: true },
  { name: 'lint', command: ['oxlint', '--type-aware', '--quiet'], quick: true },
  { name: 'dead code', command: ['knip', '--no-progress'], quick: true },
  { name: 'unit', command: vitest('--project', 'unit'), quick: true, report: 'vitest', alone: true },
  { name: 'build', command: ['node', 'tooling/commands/build.ts'], alone: true },
  { name: 'sizes', command: ['node', 'tooling/build/sizes.ts'], alone: true },
  { name: 'packages', command: ['node', 'tooling/publish/package-sizes.ts'], alone: true },
  // The longest first again: the others run beside it.
  { name: 'processes', command: vitest('--project', 'processes'), report: 'vitest' },
  { name: 'stories', command: vitest('--config', 'storybook/vitest.config.ts'), report: 'vitest' },
  // What partners' pages load of ours runs on Preact: the stories of what a frame shows, there too (decision 0095).
  {
    name: 'stories on Preact',
    command: vitest('--config', 'storybook/vitest.config.ts', '--project', 'stories', ...FRAMED_WIDGETS),
    report: 'vitest',
    env: { STORY_RUNTIME: 'preact' },
  },
  {
    name: 'pictures',
    command: vitest('--config', 'storybook/pictures.config.ts'),
    report: 'vitest',
    needs: { program: 'a headless shell of Chromium' },
  },
  {
    name: 'http on PostgreSQL',
    command: vitest('--project', 'http-postgres'),
    report: 'vitest',
    needs: { program: 'PostgreSQL', sameTestsAs: 'http on the embedded database' },
  },
  { name: 'http on the embedded database', command: vitest('--project', 'http-embedded'), report: 'vitest' },
  { name: 'labs', command: ['node', 'packages/labs/src/cli.ts', 'verify'] },
  {
    name: 'journeys',
    command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
    report: 'playwright',
    alone: true,
  },
];

/** Tests that passed only at their second try (decision 0006): a defect to fix, though no reason to refuse a change. */
const SECOND_TRY = /retry x\d|\(retry #\d\)/;
/** Playwright's list of what failed at the first try, printed because CI keeps no other record of the cause. */
const FIRST_FAULTS = /\n {2}1\) [\s\S]*/;

function run(step: Step): Promise<Count & { output: string; seconds: number }> {
  const file = path.join(REPORTS, `${step.name.replaceAll(/\W+/g, '-')}.json`);
  rmSync(file, { force: true });
  const [command = '', ...args] = step.command;
  const reporting =
    step.report === 'vitest'
      ? ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
      : step.report === 'playwright'
        ? ['--reporter=list,json']
        : [];
  const startedAt = performance.now();
  const child = spawn(command, [...args, ...reporting], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...step.env,
      FORCE_COLOR: '0',
      NO_COLOR: '1',
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      PATH: `${path.join(ROOT, 'node_modules/.bin')}:${process.env.PATH}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve) => {
    child.on('error', (error) => (output += `\n${error.message}`));
    child.on('close', (code) => {
      const seconds = (performance.now() - startedAt) / 1000;
      const counted = step.report ? readReport(step.report, file) : undefined;
      const ok = code === 0;
      // A step with a failing exit status has failed at least once, whatever its report holds.
      const count: Count = counted
        ? { ...counted, failed: ok ? counted.failed : Math.max(1, counted.failed) }
        : { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: new Map() };
      resolve({ ...count, output, seconds });
    });
  });
}

const isQuick = process.argv.includes('--quick');
const onlyAt = process.argv.indexOf('--only');
const only = onlyAt >= 0 ? process.argv[onlyAt + 1] : undefined;
const steps = STEPS.filter((step) => (only ? step.name === only : !isQuick || step.quick));
mkdirSync(REPORTS, { recursive: true });

const missing = findMissingPrograms();
/** CI installs all programs: there a step whose program is missing runs, and fails. */
const isLeftOut = ({ needs }: Step) =>
  !process.env['CI'] && missing.some(({ name }) => name === needs?.program);

let passed = 0;
let failed = 0;
const ran = new Map<string, number>();
const skipped = new Map<string, number>();

function reportStep(step: Step, result: Awaited<ReturnType<typeof run>>): void {
  passed += result.passed;
  failed += result.failed;
  ran.set(step.name, result.passed + result.failed);
  for (const [name, tests] of result.skipped) skipped.set(name, (skipped.get(name) ?? 0) + tests);
  const verdict = result.failed > 0 ? `${result.failed} FAILED` : 'ok';
  const counted = step.report ? `, ${result.passed} passed` : '';
  process.stdout.write(`${verdict}${counted} (${result.seconds.toFixed(1)} s)\n`);
  if (result.failed > 0) {
    process.stdout.write(`${result.output.trim()}\n\n`);
    return;
  }
  for (const line of result.output.split('\n')) {
    if (line.startsWith('***')) process.stdout.write(`${line}\n`);
    else if (SECOND_TRY.test(line)) process.stdout.write(`*** passed at its second try: ${line.trim()}\n`);
  }
  const firstFaults = step.report === 'playwright' ? FIRST_FAULTS.exec(result.output) : null;
  if (firstFaults) process.stdout.write(`${firstFaults[0].trim()}\n`);
}

const results = schedule(
  steps.map((step) => ({
    alone: step.alone ?? false,
    run: () => (isLeftOut(step) ? Promise.resolve(undefined) : run(step)),
  })),
  2,
);
for (const [index, step] of steps.entries()) {
  process.stdout.write(`[${index + 1}/${steps.length}] ${step.name} … `);
  const result = await results[index];
  if (result) reportStep(step, result);
  else {
    process.stdout.write('skipped\n');
    skipped.set(step.name, ran.get(step.needs?.sameTestsAs ?? '') ?? 1);
  }
}
const left = [...skipped].map(([name, tests]) => `${name} (${tests})`).join('; ');
const total = [...skipped.values()].reduce((sum, tests) => sum + tests, 0);
const lacks = missing.map(({ name, install }) => `${name} (Debian: ${install})`).join(', ');
if (total > 0) console.log(`*** ${total} SKIPPED${lacks && `, for want of ${lacks}`}: ${left} ***`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
