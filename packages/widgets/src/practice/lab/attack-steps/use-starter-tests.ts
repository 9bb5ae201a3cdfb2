import type { TestResult } from '@drawbridge/contracts/practice';
import type { LabWorkspace } from '@drawbridge/lab-workspace/runner';
import { useCallback, useEffect, useState } from 'react';

export type StarterTests =
  | { state: 'running' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; tests: readonly TestResult[] };

/** What one run gave. */
interface Run {
  workspace: object;
  number: number;
  tests: readonly TestResult[] | 'failed';
}

/** Results of the visible tests on the starter, which run once for the whole page. */
export function useStarterTests(workspace: Pick<LabWorkspace, 'runStarter'>): StarterTests {
  const [last, setLast] = useState<Run>();
  const [number, setNumber] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    async function run() {
      const tests = await workspace.runStarter().catch(() => 'failed' as const);
      if (isCurrent) setLast({ workspace, number, tests });
    }
    void run();
    return () => {
      isCurrent = false;
    };
  }, [workspace, number]);
  const retry = useCallback(() => setNumber((before) => before + 1), []);
  if (last?.workspace !== workspace || last.number !== number) return { state: 'running' };
  return last.tests === 'failed' ? { state: 'failed', retry } : { state: 'ready', tests: last.tests };
}
