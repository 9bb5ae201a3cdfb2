import type { TestResult } from '@drawbridge/contracts/practice';
import { buildResult, buildSubmission } from '@drawbridge/lab-workspace/testing/lab-data';
import { describe, expect, it } from 'vitest';
import { findFlag } from './find-flag.ts';

const submission = (kind: TestResult['kind'], status: TestResult['status']) =>
  buildSubmission({
    result: buildResult([], {
      tests: [
        {
          id: 'goal',
          title: 'Read it',
          kind,
          status,
          visibility: 'visible',
          weight: 1,
          fuel: 1,
          message: 'The flag was read: flag{7f3a-9c}',
        },
      ],
    }),
  });

describe("the learner's own flag", () => {
  it('the flag is read from the message of the reached goal', () => {
    expect(findFlag([submission('goal', 'passed')])).toBe('flag{7f3a-9c}');
  });
  it('the flag is not read from other messages', () => {
    expect(findFlag([submission('goal', 'failed'), submission('exploit', 'passed')])).toBeUndefined();
  });
});
