import { randomUUID } from 'node:crypto';
import { asId } from '@drawbridge/contracts';
import {
  getSubmission,
  type LabFile,
  type LabResult,
  openLab,
  resetLab,
  submitLab,
  type TestResult,
} from '@drawbridge/contracts/practice';
import { buildLabResult } from '@drawbridge/contracts/testing';
import { toOutcomeHash } from '@drawbridge/labs/engine';
import { toSubmissionHash } from '@drawbridge/labs/grade';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createTestTool, type TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import { getLab } from '../../../../test/fixtures/practice/our-labs.ts';

const TOLD_EACH = asId<'lab'>('l1-someone-elses-invoice');
const COUNTED = asId<'lab'>('review-c-memory');
const HINT = 'The page is not the only route.';

const toTest = (
  id: string,
  visibility: TestResult['visibility'],
  status: TestResult['status'],
): TestResult => ({
  id,
  title: `The rule ${id}`,
  kind: 'exploit',
  visibility,
  status,
  weight: 1,
  fuel: 0,
  message: '',
  ...(visibility === 'hidden' && status !== 'passed' ? { hint: HINT } : {}),
});

const FAILED = [
  toTest('seen', 'visible', 'passed'),
  toTest('one', 'hidden', 'failed'),
  toTest('two', 'hidden', 'passed'),
  toTest('three', 'hidden', 'failed'),
];

let tool: TestTool;
let outcome: Pick<LabResult, 'verdict' | 'tests'> = { verdict: 'failed', tests: FAILED };

beforeAll(async () => {
  tool = await createTestTool({
    labs: [getLab(TOLD_EACH), getLab(COUNTED)],
    grader: {
      grade: async (lab_id, files) =>
        buildLabResult({
          lab_id,
          submission_hash: toSubmissionHash(files),
          outcome_hash: toOutcomeHash(outcome.tests),
          graded_at: tool.clock.now().toISOString(),
          ...outcome,
        }),
      verify: () => true,
    },
  });
  tool.app.jobs.start();
});
afterAll(() => tool.close());

const open = async (learner: Caller, lab_id: typeof TOLD_EACH) =>
  (await learner.call(openLab, { lab_id })).data.attempt;

function submit(learner: Caller, lab_id: typeof TOLD_EACH, text?: string): Promise<LabResult> {
  const path = lab_id === COUNTED ? 'review.json' : 'store.js';
  return submitFiles(learner, lab_id, text === undefined ? [] : [{ path, text }]);
}

async function submitFiles(learner: Caller, lab_id: typeof TOLD_EACH, files: LabFile[]): Promise<LabResult> {
  const { attempt_id } = await open(learner, lab_id);
  const submission_id = asId<'submission'>(randomUUID());
  await learner.call(submitLab, { submission_id, attempt_id, files });
  const { result } = (await learner.call(getSubmission, { submission_id })).data;
  if (!result) throw new Error('there is no verdict yet');
  return result;
}
const hintsOf = ({ tests }: LabResult) => tests.flatMap(({ hint }) => hint ?? []);

describe('hints of hidden tests', () => {
  it('are shown after two different submissions that failed, in every list', async () => {
    const learner = await tool.as('member@acme.test');
    expect(hintsOf(await submit(learner, TOLD_EACH))).toEqual([]);
    expect(hintsOf(await submit(learner, TOLD_EACH, '// first'))).toEqual([]);
    // The same again is no other try.
    expect(hintsOf(await submit(learner, TOLD_EACH, '// first'))).toEqual([]);
    expect(
      (await open(learner, TOLD_EACH)).submissions.flatMap(({ result }) => (result ? hintsOf(result) : [])),
    ).toEqual([]);
    expect(hintsOf(await submit(learner, TOLD_EACH, '// second'))).toEqual([HINT, HINT]);
    const [latest] = (await open(learner, TOLD_EACH)).submissions;
    expect(latest?.result && hintsOf(latest.result)).toEqual([HINT, HINT]);
  });

  it('stay open when the lab is reset, and are not opened by the tries of somebody else', async () => {
    const learner = await tool.as('member@acme.test');
    await learner.call(resetLab, { attempt_id: (await open(learner, TOLD_EACH)).attempt_id });
    expect(hintsOf(await submit(learner, TOLD_EACH, '// third'))).toEqual([HINT, HINT]);
    const other = await tool.as('champion@acme.test');
    expect(hintsOf(await submit(other, TOLD_EACH, '// third'))).toEqual([]);
  });
});

describe('a submission that changes nothing', () => {
  const starter = getLab(TOLD_EACH).pack.files;
  const textOf = (path: string) => starter.find((file) => file.path === path)?.text ?? '';
  const copy = (path: string) => ({ path, text: textOf(path) });

  it('is no try, as the files of the lab or with other white space', async () => {
    const learner = await tool.as('manager@acme.test');
    const spaced = (text: string) => submit(learner, TOLD_EACH, text);
    expect(hintsOf(await submitFiles(learner, TOLD_EACH, [copy('store.js')]))).toEqual([]);
    expect(
      hintsOf(await submitFiles(learner, TOLD_EACH, [copy('store.js'), copy('routes/invoices.js')])),
    ).toEqual([]);
    expect(hintsOf(await spaced(`${textOf('store.js')} `))).toEqual([]);
    expect(hintsOf(await spaced(textOf('store.js').replaceAll('\n', '\r\n\t')))).toEqual([]);
    expect(hintsOf(await spaced('// one try'))).toEqual([]);
    expect(hintsOf(await spaced('//  one try\n'))).toEqual([]);
    expect(
      hintsOf(
        await submitFiles(learner, TOLD_EACH, [
          { path: 'store.js', text: '// one try' },
          copy('routes/invoices.js'),
        ]),
      ),
    ).toEqual([]);
    expect(hintsOf(await spaced('// another'))).toEqual([HINT, HINT]);
  });
});

describe('a lab whose answers are picked', () => {
  it('tells how many hidden tests pass, and nothing that says which', async () => {
    const learner = await tool.as('member@acme.test');
    await submit(learner, COUNTED, '{ "A": 1 }');
    const shown = await submit(learner, COUNTED, '{ "A": 2 }');
    expect(shown.hidden).toEqual({ passed: 1, total: 3 });
    expect(shown.tests.map(({ id }) => id)).toEqual(['seen']);
    expect(JSON.stringify(shown)).not.toContain(HINT);
    expect(shown.outcome_hash).toBe(toOutcomeHash(shown.tests));
    const [latest] = (await open(learner, COUNTED)).submissions;
    expect(latest?.result?.hidden).toEqual({ passed: 1, total: 3 });
  });

  it('names every hidden test once all of them pass', async () => {
    const learner = await tool.as('member@acme.test');
    outcome = { verdict: 'passed', tests: FAILED.map((test) => toTest(test.id, test.visibility, 'passed')) };
    const shown = await submit(learner, COUNTED, '{ "A": 3 }');
    expect(shown.hidden).toBeUndefined();
    expect(shown.tests).toHaveLength(4);
  });
});
