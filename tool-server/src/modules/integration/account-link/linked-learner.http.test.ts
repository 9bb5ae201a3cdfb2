import { asId } from '@drawbridge/contracts';
import {
  exportContextProgress,
  linkAccount,
  listContextLearners,
  openLaunch,
  previewAccountLink,
  resendContextScores,
  unlinkAccount,
  unlinkLearner,
} from '@drawbridge/contracts/integration';
import { listAuditEntries } from '@drawbridge/contracts/kernel';
import { listAttempts, reviewAttempt } from '@drawbridge/contracts/practice';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../../../test/fixtures/create-test-tool.ts';
import { createGrades, type Grades } from '../../../../test/fixtures/lti/grades.ts';
import { createLinkCalls, MEMBER } from '../../../../test/fixtures/lti/link-calls.ts';
import { claim, INSTRUCTOR } from '../../../../test/fixtures/lti/lti-browser.ts';
import {
  createLtiTool,
  LAB,
  type LtiTool,
  OTHER_LAB,
  publishEvent,
} from '../../../../test/fixtures/lti/lti-tool.ts';

let lti: LtiTool;
let grades: Grades;
beforeEach(async () => {
  lti = await createLtiTool();
  grades = createGrades(lti);
});
afterEach(() => lti.close());

const { launch, link, open, linksOf, idOf } = createLinkCalls(() => ({ lti, grades }));

describe('P8 the audit trail of the company whose platform launched', () => {
  /** Belongs to no company. */
  const PERSONAL = 'ind@demo.test';
  const trailOf = async (admin: Caller) =>
    (await admin.call(listAuditEntries, {})).data.items.filter(({ action }) => action !== 'session.begin');

  it('has the links of accounts without a company, from both sides, with their name and not their address', async () => {
    const learner = await launch();
    const account = await lti.tool.as(PERSONAL);
    await link(learner, account);
    await learner.call(unlinkAccount, {});
    await link(learner, account);
    const [linked] = await linksOf(account);
    await account.call(unlinkLearner, { id: asId<'person'>(linked?.id ?? '') });
    const trail = (await trailOf(await lti.admin())).filter(({ action }) => action.startsWith('account.'));
    const accountId = await idOf(PERSONAL);
    expect(trail.map(({ action, actor }) => [action, actor])).toEqual(
      ['account.unlink', 'account.link', 'account.unlink', 'account.link'].map((action) => [
        action,
        { id: accountId, name: expect.stringMatching(/\w/), email: null },
      ]),
    );
    const search = await (await lti.admin()).call(listAuditEntries, { actor: PERSONAL });
    expect(search.data.items).toEqual([]);
    expect(await trailOf(await lti.tool.as('admin@globex.test'))).toEqual([]);
  });

  it('has what an instructor did who is linked with such an account', async () => {
    await open(await launch());
    const teacher = await launch('teacher-1', [INSTRUCTOR]);
    await link(teacher, await lti.tool.as(PERSONAL));
    const { items } = (await teacher.call(listAttempts, { lab_id: asId(LAB) })).data;
    await teacher.call(reviewAttempt, { attempt_id: asId(items[0]?.attempt_id ?? '') });
    await teacher.call(resendContextScores, {});
    await teacher.call(exportContextProgress, {});
    const trail = await trailOf(await lti.admin());
    expect(trail.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['attempt.review', 'score.resend', 'progress.export']),
    );
  });

  it('has the wrong codes of who guesses', async () => {
    const learner = await launch();
    await learner.call(previewAccountLink, { code: 'ABCD-EFGH' });
    await learner.call(linkAccount, { code: 'ABCD-EFGH' });
    const trail = await trailOf(await lti.admin());
    const tries = trail.filter(({ outcome }) => outcome === 'refused');
    expect(tries.map(({ action, reason, actor }) => [action, reason, actor.name])).toEqual([
      ['account.link', 'link_code_unknown', 'Lea Holm'],
      ['account.link', 'link_code_unknown', 'Lea Holm'],
    ]);
    expect(JSON.stringify(tries) + lti.tool.logs.join()).not.toMatch(/ABCD-?EFGH/);
  });
});

describe('LTI-17 the instructor of a linked learner', () => {
  it('sees them once, under the name of the platform, with the results and the work of both', async () => {
    const learner = await launch();
    await link(learner, await lti.tool.as(MEMBER));
    await open(await lti.tool.as(MEMBER));
    await publishEvent(lti, 'lab.graded', {
      personId: await idOf(MEMBER),
      labId: asId(LAB),
      score: 7,
      max: 10,
      passed: false,
    });
    const teacher = await launch('teacher-1', [INSTRUCTOR]);
    const { items } = (await teacher.call(listContextLearners, { status: 'all' })).data;
    expect(items).toHaveLength(1);
    const [{ person_id, items: done } = { person_id: asId<'person'>(''), items: [] }] = items;
    expect(done).toEqual([expect.objectContaining({ kind: 'lab', id: LAB, score: 70 })]);
    const attempts = await teacher.call(listAttempts, { lab_id: asId(LAB), person_id });
    expect(attempts.data.total).toBe(1);
    const one = (await teacher.call(listContextLearners, { status: 'all', person_id })).data.items;
    expect(one.map(({ name }) => name)).toEqual(items.map(({ name }) => name));
  });

  it('reads nowhere the name or the address of the account: not in lists, an attempt, its review or the export', async () => {
    const learner = await launch();
    await link(learner, await lti.tool.as(MEMBER));
    const { attempt_id } = await open(await lti.tool.as(MEMBER));
    const teacher = await launch('teacher-1', [INSTRUCTOR]);
    const attempts = (await teacher.call(listAttempts, { lab_id: asId(LAB) })).data;
    const review = (await teacher.call(reviewAttempt, { attempt_id })).data;
    expect([attempts.items[0]?.learner, review.summary.learner]).toEqual(['Lea Holm', 'Lea Holm']);
    const { items } = (await teacher.call(listContextLearners, {})).data;
    const { csv } = (await teacher.call(exportContextProgress, {})).data;
    const all = JSON.stringify([attempts, review.summary, review.steps, review.attempt, items, csv]);
    expect(all).not.toMatch(/Mika|Berg|acme\.test/);
    // The company of the account knows it by its own name.
    const [own] = (await (await lti.admin()).call(listAttempts, { lab_id: asId(LAB) })).data.items;
    expect(own?.learner).toBe('Mika Berg');
  });

  it('knows them by a neutral name where the platform sends none, the same in all lists', async () => {
    const { ltik } = await lti.browser.enter({
      claims: { sub: 'learner-1', name: undefined, given_name: undefined, family_name: undefined },
    });
    const { data } = await lti.tool.anonymous.call(openLaunch, { ltik });
    const learner = lti.tool.withToken(data.token);
    await link(learner, await lti.tool.as(MEMBER));
    await open(learner);
    const teacher = await launch('teacher-1', [INSTRUCTOR]);
    const [listed] = (await teacher.call(listContextLearners, {})).data.items;
    expect(listed?.name).toMatch(/^Learner [0-9A-F]{4}$/);
    const [attempt] = (await teacher.call(listAttempts, { lab_id: asId(LAB) })).data.items;
    expect(attempt?.learner).toBe(listed?.name);
  });

  it('sees none of their work in labs that are not part of the course', async () => {
    const learner = await launch();
    await link(learner, await lti.tool.as(MEMBER));
    await open(await lti.tool.as(MEMBER), OTHER_LAB);
    const teacher = await launch('teacher-1', [INSTRUCTOR]);
    const { data } = await teacher.call(listAttempts, { lab_id: asId(OTHER_LAB) });
    expect(data).toMatchObject({ items: [], total: 0 });
  });

  it('opens their work from a request to review it', async () => {
    const learner = await launch();
    await link(learner, await lti.tool.as(MEMBER));
    const { ltik } = await lti.browser.enter({
      claims: {
        sub: 'teacher-1',
        [claim('message_type')]: 'LtiSubmissionReviewRequest',
        [claim('roles')]: [INSTRUCTOR],
        [claim('custom')]: { lab_id: LAB },
        [claim('for_user')]: { user_id: 'learner-1' },
        [claim('context')]: { id: 'context-1' },
      },
    });
    const { data } = await lti.tool.anonymous.call(openLaunch, { ltik });
    expect(data.reviewed_person_id).toBe(await idOf(MEMBER));
  });
});
