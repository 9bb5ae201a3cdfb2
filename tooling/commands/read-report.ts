import { existsSync, readFileSync } from 'node:fs';

export interface Count {
  passed: number;
  failed: number;
  /** Tests that did not run here, by the name of their group. */
  skipped: Map<string, number>;
}

interface VitestReport {
  testResults: {
    assertionResults: { status: string; ancestorTitles: string[]; title: string }[];
  }[];
  numPassedTests: number;
  numFailedTests: number;
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; tests: { status: string }[] }[];
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}

const NOT_RUN = new Set(['pending', 'skipped', 'todo', 'disabled']);

function add(skipped: Map<string, number>, name: string): void {
  skipped.set(name, (skipped.get(name) ?? 0) + 1);
}

function readVitest(report: VitestReport): Count {
  const skipped = new Map<string, number>();
  for (const { assertionResults } of report.testResults)
    for (const { status, ancestorTitles, title } of assertionResults)
      if (NOT_RUN.has(status)) add(skipped, ancestorTitles[0] || title);
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped };
}

function readPlaywright({ stats, suites }: PlaywrightReport): Count {
  const skipped = new Map<string, number>();
  const visit = ({ title, suites: inner = [], specs = [] }: PlaywrightSuite) => {
    for (const spec of specs)
      for (const { status } of spec.tests) if (NOT_RUN.has(status)) add(skipped, title || spec.title);
    for (const suite of inner) visit(suite);
  };
  for (const suite of suites) visit(suite);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped };
}

/** The JSON report of a run of Vitest or Playwright; undefined when it wrote none. */
export function readReport(kind: 'vitest' | 'playwright', file: string): Count | undefined {
  if (!existsSync(file)) return undefined;
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return kind === 'vitest' ? readVitest(report as VitestReport) : readPlaywright(report as PlaywrightReport);
}
