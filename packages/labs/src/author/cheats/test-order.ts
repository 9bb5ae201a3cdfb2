interface OrderedTest {
  id: string;
  visibility: 'visible' | 'hidden';
}

/**
 * An order of tests in which a wrong submission fails early: by how often each test failed so far, and how long it
 * takes.
 */
export interface TestOrder {
  note(id: string, ms: number, failed: boolean): void;
  sort<Test extends OrderedTest>(tests: readonly Test[]): Test[];
}

export function createTestOrder(): TestOrder {
  const pasts = new Map<string, { runs: number; failures: number; ms: number }>();
  let allRuns = 1;
  let allMs = 1;

  /**
   * Failures per millisecond. A test that has not run yet is assumed to take as long as the others, and to fail every
   * other time.
   */
  function rateOf({ id }: OrderedTest): number {
    const { runs, failures, ms } = pasts.get(id) ?? { runs: 0, failures: 0, ms: 0 };
    return (failures + 1) / (runs + 2) / ((ms + allMs / allRuns) / (runs + 1));
  }

  return {
    note(id, ms, failed) {
      const past = pasts.get(id) ?? { runs: 0, failures: 0, ms: 0 };
      pasts.set(id, { runs: past.runs + 1, failures: past.failures + (failed ? 1 : 0), ms: past.ms + ms });
      allRuns += 1;
      allMs += ms;
    },
    sort(tests) {
      const rates = new Map(tests.map((test) => [test, rateOf(test)]));
      // One failed visible test is enough, while a hidden one has to fail with other values too.
      const isHidden = ({ visibility }: OrderedTest) => (visibility === 'hidden' ? 1 : 0);
      return tests.toSorted(
        (left, right) => isHidden(left) - isHidden(right) || (rates.get(right) ?? 0) - (rates.get(left) ?? 0),
      );
    },
  };
}
