import { randomUUID } from 'node:crypto';
import { asId } from '@drawbridge/contracts';
import { openLaunch } from '@drawbridge/contracts/integration';
import {
  listAttempts,
  openHint,
  openLab,
  resetLab,
  reviewAttempt,
  reviewSubmission,
  submitLab,
} from '@drawbridge/contracts/practice';
import { type LoadedLab } from '@drawbridge/labs/grade';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller, TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import { INSTRUCTOR } from '../../../../test/fixtures/lti/lti-browser.ts';
import { createLtiTool } from '../../../../test/fixtures/lti/lti-tool.ts';
import { createLabTool, type LabTool } from '../../../../test/fixtures/practice/lab-tool.ts';
import { getAllLabs } from '../../../../test/fixtures/practice/our-labs.ts';

const L1 = asId<'lab'>('l1-someone-elses-invoice');

describe('a review by an admin of a company', () => {
  let lab: LabTool;
  let tool: TestTool;
  let l1: LoadedLab;
  let admin: Caller;
  let learner: Caller;

  beforeAll(async () => {
    lab = await createLabTool({ ids: [L1] });
    tool = lab.tool;
    const [found] = lab.labs;
    if (!found) throw new Error('lab L1 is gone');
    l1 = found;
    admin = await tool.as('admin@acme.test');
    learner = await tool.as('member@acme.test');
  });
  afterAll(() => lab.close());

  const list = async (caller = admin, page = 1) => caller.call(listAttempts, { lab_id: L1, page });

  it('shows an attempt step by step, in chronological order', async () => {
    const { attempt_id } = (await learner.call(openLab, { lab_id: L1 })).data.attempt;
    tool.clock.advance(60_000);
    await learner.call(openHint, { attempt_id, number: 1 });
    tool.clock.advance(60_000);
    const files = l1.traps[0]?.files ?? [];
    await learner.call(submitLab, { submission_id: asId<'submission'>(randomUUID()), attempt_id, files });
    tool.clock.advance(60_000);
    await learner.call(resetLab, { attempt_id });

    const { data } = await admin.call(reviewAttempt, { attempt_id });
    expect(data.steps.map(({ kind }) => kind)).toEqual(['opened', 'hint', 'submission', 'closed']);
    const submission = data.steps[2]?.submission;
    expect(submission).toMatchObject({ result: { verdict: 'failed' } });
    const submission_id = submission?.submission_id ?? asId(randomUUID());
    expect((await admin.call(reviewSubmission, { attempt_id, submission_id })).data).toMatchObject({
      files,
      result: { verdict: 'failed' },
    });
    expect((await admin.call(reviewSubmission, { attempt_id, submission_id })).data.result?.trap?.id).toBe(
      l1.traps[0]?.id,
    );
    expect(data.summary).toMatchObject({ submissions: 1, hints: 1, passed: false, shared_flag: false });
    expect(data.solution.files).toEqual(l1.solution.files);
    expect(data.lab.lab_id).toBe(L1);
  });

  it('lists attempts of the company, newest first, by pages', async () => {
    const { data } = await list();
    expect(data.total).toBe(2);
    expect(data.items.map(({ number }) => number)).toEqual([2, 1]);
    expect(data.items[0]?.learner).not.toBe('');
    expect((await list(admin, 2)).data).toMatchObject({ items: [], total: 2 });
    expect((await admin.call(listAttempts, { lab_id: L1, page: 0 })).errors).toHaveProperty('page');
    expect((await admin.call(listAttempts, { lab_id: asId('no-such-lab') })).code).toBe('lab_not_found');
  });

  it("P15: is refused for the admin's own attempt, whose solution has a price", async () => {
    const { attempt_id } = (await admin.call(openLab, { lab_id: L1 })).data.attempt;
    const own = await admin.call(reviewAttempt, { attempt_id });
    expect([own.status, own.code]).toEqual([404, 'attempt_not_found']);
    expect((await list()).data.items.map((item) => item.attempt_id)).not.toContain(attempt_id);
    const submission_id = asId<'submission'>(randomUUID());
    expect((await admin.call(reviewSubmission, { attempt_id, submission_id })).status).toBe(404);
  });

  it('is refused to another company, a learner and an anonymous caller', async () => {
    const { attempt_id } = (await learner.call(openLab, { lab_id: L1 })).data.attempt;
    expect((await learner.call(listAttempts, { lab_id: L1 })).code).toBe('forbidden');
    expect((await learner.call(reviewAttempt, { attempt_id })).code).toBe('attempt_not_found');
    expect((await tool.anonymous.call(listAttempts, { lab_id: L1 })).status).toBe(401);
    expect((await tool.anonymous.call(reviewAttempt, { attempt_id })).status).toBe(401);
    const unknown = asId<'attempt'>(randomUUID());
    expect((await admin.call(reviewAttempt, { attempt_id: unknown })).code).toBe('attempt_not_found');
  });

  it('gives the files of a submission to those who may review its attempt, and to nobody else', async () => {
    const { attempt_id } = (await learner.call(openLab, { lab_id: L1 })).data.attempt;
    const submission_id = asId<'submission'>(randomUUID());
    const files = l1.traps[0]?.files ?? [];
    await learner.call(submitLab, { submission_id, attempt_id, files });
    const choice = { attempt_id, submission_id };
    expect((await admin.call(reviewSubmission, choice)).data.files).toEqual(files);
    const other = (await admin.call(openLab, { lab_id: L1 })).data.attempt.attempt_id;
    const refused = [
      await learner.call(reviewSubmission, choice),
      await (await tool.as('admin@globex.test')).call(reviewSubmission, choice),
      // Through an attempt that it is not of.
      await admin.call(reviewSubmission, { attempt_id: other, submission_id }),
    ];
    expect(refused.map(({ status, code }) => [status, code])).toEqual(
      refused.map(() => [404, 'attempt_not_found']),
    );
    expect((await tool.anonymous.call(reviewSubmission, choice)).status).toBe(401);
  });
});

describe('an instructor who came by a launch', () => {
  it('sees the learners of that course and of no other', async () => {
    const lti = await createLtiTool({ labs: getAllLabs() });
    const enter = async (sub: string, course: string, roles: string[]) => {
      const claims = {
        sub,
        'https://purl.imsglobal.org/spec/lti/claim/context': { id: course },
        'https://purl.imsglobal.org/spec/lti/claim/roles': roles,
      };
      const { ltik } = await lti.browser.enter({ claims });
      const opened = await lti.tool.anonymous.call(openLaunch, { ltik });
      return lti.tool.withToken(opened.data.token);
    };
    const LEARNER = ['http://purl.imsglobal.org/vocab/lis/v2/membership#Learner'];
    try {
      const ada = await enter('ada', 'course-1', LEARNER);
      const bo = await enter('bo', 'course-2', LEARNER);
      const teacher = await enter('teacher', 'course-1', [INSTRUCTOR]);
      for (const learner of [ada, bo, teacher]) await learner.call(openLab, { lab_id: L1 });
      expect((await teacher.call(listAttempts, { lab_id: L1 })).data.total).toBe(1);
      expect((await ada.call(listAttempts, { lab_id: L1 })).code).toBe('forbidden');
      expect((await (await lti.admin()).call(listAttempts, { lab_id: L1 })).data.total).toBe(3);
    } finally {
      await lti.close();
    }
  });
});
