import { randomUUID } from 'node:crypto';
import { asId } from '@drawbridge/contracts';
import { getLabFailures, type LabFile, openLab, submitLab } from '@drawbridge/contracts/practice';
import type { LoadedLab } from '@drawbridge/labs/grade';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller, TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import { createLabTool, type LabTool } from '../../../../test/fixtures/practice/lab-tool.ts';

const L1 = asId<'lab'>('l1-someone-elses-invoice');

let lab: LabTool;
let tool: TestTool;
let l1: LoadedLab;
let admin: Caller;

beforeAll(async () => {
  lab = await createLabTool({ ids: [L1] });
  tool = lab.tool;
  const [found] = lab.labs;
  if (!found) throw new Error('lab L1 is gone');
  l1 = found;
  admin = await tool.as('admin@acme.test');
});
afterAll(() => lab.close());

async function submit(email: string, files: LabFile[]): Promise<void> {
  const caller = await tool.as(email);
  const { attempt_id } = (await caller.call(openLab, { lab_id: L1 })).data.attempt;
  tool.clock.advance(1_000);
  const submission_id = asId<'submission'>(randomUUID());
  expect((await caller.call(submitLab, { submission_id, attempt_id, files })).status).toBe(200);
}
const failures = async (caller = admin) => (await caller.call(getLabFailures, { lab_id: L1 })).data;

describe('LTI-17 where the people whom somebody teaches fail in a lab', () => {
  it('counts the tests that the latest submissions fail, and the wrong fixes that were handed in', async () => {
    const shown = l1.traps.find((trap) => trap.shown);
    const hidden = l1.traps.find((trap) => !trap.shown && trap.verdict === 'failed');
    await submit('member@acme.test', shown?.files ?? []);
    await submit('manager@acme.test', hidden?.files ?? []);
    const { submitted, passed, tests, traps } = await failures();
    expect([submitted, passed]).toEqual([2, 0]);
    expect(traps).toEqual(
      expect.arrayContaining([
        { id: shown?.id, title: shown?.title, why: shown?.why, learners: 1 },
        // Learners are not told of these; who teaches is.
        expect.objectContaining({ id: hidden?.id, learners: 1 }),
      ]),
    );
    const both = l1.tests.filter(({ id }) => shown?.fails.includes(id) && hidden?.fails.includes(id));
    const counted = new Map(tests.map(({ id, failing, failed }) => [id, [failing, failed]]));
    for (const { id } of both) expect(counted.get(id)).toEqual([2, 2]);
    expect(tests.map(({ failing }) => failing)).toEqual(
      tests.map(({ failing }) => failing).toSorted((a, b) => b - a),
    );
  });

  it('keeps what somebody failed before they passed', async () => {
    await submit('member@acme.test', l1.solution.files);
    const { submitted, passed, tests } = await failures();
    expect([submitted, passed]).toEqual([2, 1]);
    expect(Math.max(...tests.map(({ failing }) => failing))).toBe(1);
    expect(Math.max(...tests.map(({ failed }) => failed))).toBe(2);
  });

  it('counts somebody as passed who submits a worse fix afterwards, which the tests show', async () => {
    const shown = l1.traps.find((trap) => trap.shown);
    await submit('member@acme.test', shown?.files ?? []);
    const { submitted, passed, tests } = await failures();
    expect([submitted, passed]).toEqual([2, 1]);
    expect(Math.max(...tests.map(({ failing }) => failing))).toBe(2);
  });

  it('counts nobody of another company', async () => {
    expect(await failures(await tool.as('admin@globex.test'))).toMatchObject({ submitted: 0, traps: [] });
  });
});
