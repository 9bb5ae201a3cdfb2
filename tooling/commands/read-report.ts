import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root.ts';

/** The tests of one file, or the claims about one lab. */
export interface FileCount {
  /** Path from the root, or the lab's id. */
  name: string;
  passed: number;
  failed: number;
  /** From its start to its end. */
  seconds: number;
}

export interface Count {
  passed: number;
  failed: number;
  /** Tests that did not run here, by the name of their group. */
  skipped: Map<string, number>;
  files: FileCount[];
  /** Tests that passed after they had failed: file and title, and where the report has it the first fault. */
  secondTries: string[];
}

export type ReportKind = 'vitest' | 'playwright' | 'labs';

interface VitestReport {
  testResults: {
    name: string;
    startTime: number;
    endTime: number;
    assertionResults: {
      status: string;
      ancestorTitles: string[];
      title: string;
      fullName: string;
      failureMessages?: string[];
    }[];
  }[];
  numPassedTests: number;
  numFailedTests: number;
}

interface PlaywrightSuite {
  title: string;
  file?: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; tests: { status: string; results?: { duration: number }[] }[] }[];
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}

/** A line of what `labs verify --json` writes. */
interface LabProof {
  id: string;
  claims: number;
  broken: number;
  cpuSeconds: number;
}

const NOT_RUN = new Set(['pending', 'skipped', 'todo', 'disabled']);

function add(skipped: Map<string, number>, name: string): void {
  skipped.set(name, (skipped.get(name) ?? 0) + 1);
}

function readVitest(report: VitestReport): Count {
  const skipped = new Map<string, number>();
  const secondTries: string[] = [];
  const files = report.testResults.map(({ name, startTime, endTime, assertionResults }) => {
    for (const { status, ancestorTitles, title, fullName, failureMessages = [] } of assertionResults) {
      if (NOT_RUN.has(status)) add(skipped, ancestorTitles[0] || title);
      // The messages of the first try stay in the report of a test that passed.
      const [fault] = failureMessages;
      if (status === 'passed' && fault !== undefined)
        secondTries.push(`${path.relative(ROOT, name)}: ${fullName} (${fault.split('\n', 1)[0]})`);
    }
    const count = (status: string) => assertionResults.filter((result) => result.status === status).length;
    return {
      name: path.relative(ROOT, name),
      passed: count('passed'),
      failed: count('failed'),
      seconds: (endTime - startTime) / 1000,
    };
  });
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped, files, secondTries };
}

function readPlaywright({ stats, suites }: PlaywrightReport): Count {
  const skipped = new Map<string, number>();
  const secondTries: string[] = [];
  const files = new Map<string, FileCount>();
  const visit = ({ title, file = '', suites: inner = [], specs = [] }: PlaywrightSuite) => {
    const count = files.get(file) ?? { name: `e2e/journeys/${file}`, passed: 0, failed: 0, seconds: 0 };
    files.set(file, count);
    for (const spec of specs)
      for (const { status, results = [] } of spec.tests) {
        if (NOT_RUN.has(status)) add(skipped, title || spec.title);
        if (status === 'flaky') secondTries.push(`${file}: ${spec.title}`);
        if (status === 'expected' || status === 'flaky') count.passed += 1;
        if (status === 'unexpected') count.failed += 1;
        count.seconds += results.reduce((sum, { duration }) => sum + duration / 1000, 0);
      }
    for (const suite of inner) visit({ file, ...suite });
  };
  for (const suite of suites) visit(suite);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped,
    files: [...files.values()],
    secondTries,
  };
}

function readLabs(lines: string): Count {
  const proofs = lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as LabProof);
  const files = proofs.map(({ id, claims, broken, cpuSeconds }) => ({
    name: id,
    passed: claims - broken,
    failed: broken,
    seconds: cpuSeconds,
  }));
  const sum = (key: 'passed' | 'failed') => files.reduce((total, file) => total + file[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: new Map(), files, secondTries: [] };
}

/** The JSON report of a run of Vitest, Playwright or `labs verify`; throws for any other file. */
export function readReport(kind: ReportKind, file: string): Count {
  const text = readFileSync(file, 'utf8');
  if (kind === 'labs') return readLabs(text);
  const report: unknown = JSON.parse(text);
  return kind === 'vitest' ? readVitest(report as VitestReport) : readPlaywright(report as PlaywrightReport);
}

const countOne = (isPassed: boolean): Count => ({
  passed: isPassed ? 1 : 0,
  failed: isPassed ? 0 : 1,
  skipped: new Map(),
  files: [],
  secondTries: [],
});

/**
 * What a step ran, by its exit status and its report. A step whose report is missing, broken or empty has failed: nobody
 * knows what it ran. So has one with a failing exit status, whatever its report holds.
 */
export function countStep(
  kind: ReportKind | undefined,
  file: string,
  isPassed: boolean,
): { count: Count; fault?: string } {
  if (!kind) return { count: countOne(isPassed) };
  try {
    const count = readReport(kind, file);
    if (count.passed + count.failed + count.skipped.size === 0) throw new Error('it names no test');
    return { count: isPassed ? count : { ...count, failed: Math.max(1, count.failed) } };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { count: countOne(false), fault: `The report ${file} cannot be read: ${error.message}` };
  }
}
