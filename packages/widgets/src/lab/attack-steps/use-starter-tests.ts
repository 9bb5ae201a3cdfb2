import type { TestResult } from '@drawbridge/contracts';
import { useCallback, useEffect, useState } from 'react';
import type { LabWorkspace } from '../workspace/lab-workspace.ts';

export type StarterTests =
  | { state: 'running' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; tests: readonly TestResult[] };

/** Results of the visible tests on the starter, which run once for the whole page. */
export function useStarterTests(workspace: Pick<LabWorkspace, 'runStarter'>): StarterTests {
  const [tests, setTests] = useState<readonly TestResult[] | 'failed'>();
  const [tries, setTries] = useState(0);
  const retry = useCallback(() => {
    setTests(undefined);
    setTries((count) => count + 1);
  }, []);
  useEffect(() => {
    let isCurrent = true;
    async function run() {
      const done = await workspace.runStarter().catch(() => 'failed' as const);
      if (isCurrent) setTests(done);
    }
    void run();
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- each retry runs them again
  }, [workspace, tries]);
  if (tests === undefined) return { state: 'running' };
  return tests === 'failed' ? { state: 'failed', retry } : { state: 'ready', tests };
}
