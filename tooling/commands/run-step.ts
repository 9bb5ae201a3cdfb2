import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root.ts';
import { watchProcessorTime } from './processor-time.ts';
import { type Count, countStep } from './read-report.ts';
import { endWithThisProcess, HAS_GROUPS } from './step-processes.ts';
import type { Step } from './steps.ts';

export const REPORTS = path.join(ROOT, '.test');

export interface StepRun extends Count {
  output: string;
  /** Wall time. */
  seconds: number;
  /** Of the step and all its descendants; undefined where the system has neither `times` nor /proc. */
  processorSeconds: number | undefined;
}

/** The shell's own `times`: its second line is user and system time of the children it waited for. */
const MEASURED = ['sh', '-c', '"$@"; status=$?; times >&3; exit $status', 'sh'];
const TIMES = /(\d+)m([\d.]+)s\s+(\d+)m([\d.]+)s\s*$/;

/** Processor seconds of the children, from the output of `times`. */
export function readTimes(output: string): number | undefined {
  const found = TIMES.exec(output);
  if (!found) return undefined;
  const [userMinutes = 0, user = 0, systemMinutes = 0, system = 0] = found.slice(1).map(Number);
  return (userMinutes + systemMinutes) * 60 + user + system;
}

const toLarger = (one: number | undefined, other: number | undefined) =>
  one === undefined || other === undefined ? (one ?? other) : Math.max(one, other);

function toReportArgs(step: Step, file: string): string[] {
  if (step.report === 'vitest') return ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  if (step.report === 'playwright') return ['--reporter=list,json'];
  return step.report === 'labs' ? ['--json', file] : [];
}

/** Runs a step to its end; `args` are added to its command. */
export function runStep(step: Step, args: readonly string[] = [], env = step.env): Promise<StepRun> {
  const file = path.join(REPORTS, `${step.name.replaceAll(/\W+/g, '-')}.json`);
  rmSync(file, { force: true });
  const command = [...step.command, ...args, ...toReportArgs(step, file)];
  const [program = '', ...rest] = process.platform === 'win32' ? command : [...MEASURED, ...command];
  const startedAt = performance.now();
  const child = spawn(program, rest, {
    cwd: ROOT,
    env: {
      ...process.env,
      ...env,
      FORCE_COLOR: '0',
      NO_COLOR: '1',
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      PATH: `${path.join(ROOT, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    detached: HAS_GROUPS,
  });
  endWithThisProcess(child);
  const endWatch = watchProcessorTime(child.pid ?? 0);
  let output = '';
  let times = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stdio[3]?.on('data', (chunk: Buffer) => (times += chunk.toString()));
  return new Promise((resolve) => {
    child.on('error', (error) => (output += `\n${error.message}`));
    child.on('close', (code) => {
      const sampled = endWatch();
      const { count, fault } = countStep(step.report, file, code === 0);
      resolve({
        ...count,
        output: fault === undefined ? output : `${output}\n${fault}`,
        seconds: (performance.now() - startedAt) / 1000,
        processorSeconds: toLarger(readTimes(times), sampled),
      });
    });
  });
}
