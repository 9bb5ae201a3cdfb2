import { randomUUID } from 'node:crypto';
import { asId, getCourse, markItem, type PersonId, submitLab, unlinkAccount } from '@drawbridge/contracts';
import { buildLabResult } from '@drawbridge/contracts/testing';
import { type SQL, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../../test/fixtures/create-test-tool.ts';
import { createGrades, type Grades } from '../../../test/fixtures/grades.ts';
import { createLinkCalls } from '../../../test/fixtures/link-calls.ts';
import { createLtiTool, LAB, type LtiTool, toLaunchedPerson } from '../../../test/fixtures/lti-tool.ts';

const IND = 'ind@demo.test';
const COURSE = asId<'course'>('c1-who-may-do-what');
/** The item of the course that is `LAB`. */
const LAB_ITEM = asId<'item'>('c1-lab-someone-elses-invoice');

let lti: LtiTool;
let grades: Grades;
beforeEach(async () => {
  lti = await createLtiTool({
    grader: {
      grade: (labId) =>
        Promise.resolve(buildLabResult({ lab_id: labId, verdict: 'passed', score: 50, max: 50 })),
    },
  });
  grades = createGrades(lti);
});
afterEach(() => lti.close());

const { launch, link, open, idOf } = createLinkCalls(() => ({ lti, grades }));
const read = async <Row>(query: SQL) => ((await lti.tool.database.db.execute(query)) as { rows: Row[] }).rows;

async function pass(caller: Caller): Promise<void> {
  const { attempt_id } = await open(caller);
  lti.tool.app.jobs.start();
  const submission_id = asId<'submission'>(randomUUID());
  expect((await caller.call(submitLab, { submission_id, attempt_id, files: [] })).status).toBe(200);
  await lti.tool.app.jobs.stop();
}

const itemsOf = async (personId: PersonId) =>
  (
    await read<{ item_id: string }>(sql`select item_id from completion where person_id = ${personId}::uuid`)
  ).map((row) => row.item_id);

describe('LTI-16 what a link lends', () => {
  it("is not made the account's own by marking it: a lab goes back with the link", async () => {
    const learner = await launch();
    await learner.call(getCourse, { event_id: COURSE, enroll: true });
    await pass(learner);
    const account = await lti.tool.as(IND);
    await link(learner, account);
    const marked = await account.call(markItem, { event_id: COURSE, item_id: LAB_ITEM });
    expect([marked.status, marked.data.completed_items]).toEqual([200, 1]);
    await learner.call(unlinkAccount, {});
    expect(await itemsOf(await idOf(IND))).not.toContain(LAB_ITEM);
    expect(await itemsOf(toLaunchedPerson(lti, 'learner-1'))).toEqual([LAB_ITEM]);
  });
});
