import { asId } from '@drawbridge/contracts';
import {
  getAccountLink,
  linkAccount,
  listLinkedLearners,
  makeLinkCode,
  openLaunch,
  previewAccountLink,
  unlinkAccount,
} from '@drawbridge/contracts/integration';
import { listAuditEntries } from '@drawbridge/contracts/kernel';
import { getCourse } from '@drawbridge/contracts/learning';
import { openLab, saveDraft } from '@drawbridge/contracts/practice';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../../../test/fixtures/create-test-tool.ts';
import { createGrades, type Grades } from '../../../../test/fixtures/lti/grades.ts';
import { createLinkCalls, MEMBER } from '../../../../test/fixtures/lti/link-calls.ts';
import {
  COURSE,
  createLtiTool,
  LAB,
  type LtiTool,
  OTHER_LAB,
  publishEvent,
  toLaunchedPerson,
} from '../../../../test/fixtures/lti/lti-tool.ts';
import { insertSubmission } from '../../../../test/fixtures/practice/stored-submissions.ts';
import { createLimits } from '../../../platform/limits/limits.ts';
import { quizAttempt } from '../../learning/quiz/quiz.table.ts';
import { DEMO_PASSWORD, toDemoCompanyId } from '../../operations/demo/index.ts';
import { labSubmission } from '../../practice/labs/labs.table.ts';
import { activityDay } from '../../recognition/activity/activity.table.ts';
import { codesTypedAt } from './account-link.limits.ts';

let lti: LtiTool;
let grades: Grades;
beforeEach(async () => {
  lti = await createLtiTool();
  grades = createGrades(lti);
});
afterEach(() => lti.close());

const { launch, newCode, link, open, linksOf, idOf, storeResult } = createLinkCalls(() => ({ lti, grades }));

describe('LTI-16 a link of a learner and an account', () => {
  it('is shown before it is made: the account, and how much work moves', async () => {
    const learner = await launch();
    await open(learner);
    const { data } = await learner.call(previewAccountLink, {
      code: await newCode(await lti.tool.as(MEMBER)),
    });
    expect(data).toEqual({
      account: { name: 'Mika Berg', email: 'm***@acme.test' },
      platform: 'Test platform',
      moves: { labs: 1, courses: 0 },
      has: { labs: 0, courses: expect.any(Number) },
    });
    expect((await learner.call(getAccountLink, {})).data).toEqual({});
  });

  it('makes both one: what is done on one side is there on the other, also in later launches', async () => {
    const learner = await launch();
    const { lab, attempt } = (await learner.call(openLab, { lab_id: asId(LAB) })).data;
    const { attempt_id: id } = attempt;
    const path = lab.files.find((file) => file.path.startsWith('routes/'))?.path ?? '';
    const files = [{ path, text: '// mine' }];
    await learner.call(saveDraft, { attempt_id: id, revision: attempt.revision, files });
    const account = await lti.tool.as(MEMBER);
    await link(learner, account);

    for (const caller of [account, learner, await launch()]) {
      const { attempt_id, files: found } = await open(caller);
      expect(attempt_id).toBe(id);
      expect(found).toContainEqual(files[0]);
    }
    const begun = await open(account, OTHER_LAB);
    expect((await open(learner, OTHER_LAB)).attempt_id).toBe(begun.attempt_id);
  });

  it('takes courses, completed items and quiz attempts along', async () => {
    const learner = await launch();
    const event_id = asId<'course'>(COURSE);
    const before = (await learner.call(getCourse, { event_id, enroll: true })).data.course;
    await lti.tool.database.db.insert(quizAttempt).values({
      id: '6f1c1f0e-4e1b-4a45-9d3e-0a4f4f2b8a11',
      personId: toLaunchedPerson(lti, 'learner-1'),
      quizId: 'q2-injection',
      answers: {},
      scorePercent: 90,
      passed: true,
      submittedAt: lti.tool.clock.now(),
    });
    const account = await lti.tool.as('ind@demo.test');
    await link(learner, account);
    const { data } = await account.call(getCourse, { event_id });
    expect(data.is_enrolled).toBe(true);
    expect(data.course.event_name).toBe(before.event_name);
    const [attempt] = await lti.tool.database.db.select().from(quizAttempt);
    expect(attempt?.personId).toBe(await idOf('ind@demo.test'));
  });

  it('DATA-18 takes days of activity along; of a day of both the busier one counts, also when it is made again', async () => {
    const { db } = lti.tool.database;
    const learner = await launch();
    const account = await lti.tool.as(MEMBER);
    const [learnerId, accountId] = [toLaunchedPerson(lti, 'learner-1'), await idOf(MEMBER)];
    await db.delete(activityDay);
    await db.insert(activityDay).values([
      { personId: learnerId, day: '2026-11-20', activity: 2 },
      { personId: learnerId, day: '2026-11-21', activity: 5 },
      { personId: learnerId, day: '2026-11-22', activity: 1 },
      { personId: accountId, day: '2026-11-21', activity: 3 },
      { personId: accountId, day: '2026-11-22', activity: 4 },
    ]);
    await link(learner, account);
    await learner.call(unlinkAccount, {});
    await link(learner, account);
    const days = await db.select().from(activityDay).where(eq(activityDay.personId, accountId));
    expect(Object.fromEntries(days.map(({ day, activity }) => [day, activity]))).toEqual({
      '2026-11-20': 2,
      '2026-11-21': 5,
      '2026-11-22': 4,
    });
  });

  it('sends what the account reached already to the gradebook, the best of both', async () => {
    await storeResult(MEMBER, LAB, 80);
    const learner = await launch();
    await grades.grade(3);
    await grades.deliver();
    await link(learner, await lti.tool.as(MEMBER));
    await grades.deliverLater();
    expect(grades.given()).toEqual([30, 80]);
  });

  it('sends what the account reaches later, and never less than before', async () => {
    const learner = await launch();
    await grades.grade(6);
    await link(learner, await lti.tool.as(MEMBER));
    const personId = await idOf(MEMBER);
    const labId = asId<'lab'>(LAB);
    await publishEvent(lti, 'lab.graded', { personId, labId, score: 4, max: 10, passed: false });
    await grades.deliver();
    await publishEvent(lti, 'lab.graded', { personId, labId, score: 10, max: 10, passed: true });
    await grades.deliverLater();
    expect(grades.given()).toEqual([60, 100]);
  });

  it('is made once, however often the call is repeated', async () => {
    const learner = await launch();
    const account = await lti.tool.as(MEMBER);
    const code = await newCode(account);
    const replies = await Promise.all([1, 2, 3].map(() => learner.call(linkAccount, { code })));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(replies[2]?.data).toEqual(replies[0]?.data);
    expect(await linksOf(account)).toHaveLength(1);
    expect(await lti.tool.mails(MEMBER)).toHaveLength(1);
  });

  it('is never made by an address: a launch with the address of an account is a person of its own', async () => {
    const { ltik } = await lti.browser.enter({ claims: { sub: 'learner-2', email: MEMBER } });
    const { data } = await lti.tool.anonymous.call(openLaunch, { ltik });
    const learner = lti.tool.withToken(data.token);
    expect((await learner.call(getAccountLink, {})).data).toEqual({});
    const { attempt_id } = await open(await lti.tool.as(MEMBER));
    expect((await open(learner)).attempt_id).not.toBe(attempt_id);
  });

  it('is told to the owner by mail, and is in the audit trail of the company', async () => {
    const learner = await launch();
    await link(learner, await lti.tool.as(MEMBER));
    await learner.call(unlinkAccount, {});
    expect((await lti.tool.mails(MEMBER)).map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([
        'Your Drawbridge account was linked with Test platform',
        'Your Drawbridge account is no longer linked with Test platform',
      ]),
    );
    const { items } = (await (await lti.admin()).call(listAuditEntries, {})).data;
    const trail = items.filter(({ action }) => action.startsWith('account.'));
    expect(trail.map(({ action, actor }) => [action, actor.email])).toEqual([
      ['account.unlink', MEMBER],
      ['account.link', MEMBER],
    ]);
  });
});

describe('LTI-16 a link is refused', () => {
  it.each(['', 'ABCD', 'ABCD-EFG1', 'OOOO-OOOO', 'x'.repeat(41)])('with the field for %j', async (code) => {
    const learner = await launch();
    for (const endpoint of [previewAccountLink, linkAccount]) {
      const reply = await learner.call(endpoint, { code });
      expect([reply.status, Object.keys(reply.errors ?? {})]).toEqual([400, ['code']]);
    }
  });

  it('for a code that nobody made, that was used, that expired, or that a newer one replaced', async () => {
    const [first, second] = [await launch('learner-1'), await launch('learner-2')];
    const account = await lti.tool.as(MEMBER);
    const tryCode = async (learner: Caller, code: string) => (await learner.call(linkAccount, { code })).code;
    expect(await tryCode(first, 'ABCD-EFGH')).toBe('link_code_unknown');
    const replaced = await newCode(account);
    const used = await newCode(account);
    expect(await tryCode(first, replaced)).toBe('link_code_unknown');
    expect(await tryCode(first, used.toLowerCase().replace('-', ' '))).toBeUndefined();
    expect(await tryCode(second, used)).toBe('link_code_unknown');
    const late = await newCode(await lti.tool.as('manager@acme.test'));
    lti.tool.clock.advance(10 * 60_000);
    expect(await tryCode(second, late)).toBe('link_code_unknown');
  });

  it('with an account of another company', async () => {
    const code = await newCode(await lti.tool.as('member@globex.test'));
    const learner = await launch();
    for (const endpoint of [previewAccountLink, linkAccount])
      expect((await learner.call(endpoint, { code })).code).toBe('link_impossible');
  });

  it('for who is launched without a subject', async () => {
    const { ltik } = await lti.browser.enter({ claims: { sub: undefined } });
    const { data } = await lti.tool.anonymous.call(openLaunch, { ltik });
    const code = await newCode(await lti.tool.as(MEMBER));
    expect((await lti.tool.withToken(data.token).call(linkAccount, { code })).code).toBe('link_impossible');
  });

  it('for a second account of a learner, and for a second learner of one platform', async () => {
    const [first, second] = [await launch('learner-1'), await launch('learner-2')];
    const account = await lti.tool.as(MEMBER);
    await link(first, account);
    const other = await newCode(await lti.tool.as('manager@acme.test'));
    expect((await first.call(linkAccount, { code: other })).code).toBe('link_impossible');
    const reply = await second.call(linkAccount, { code: await newCode(account) });
    expect([reply.code, reply.message]).toEqual([
      'link_impossible',
      expect.stringContaining('Test platform'),
    ]);
  });

  it('to who guesses: twenty codes in an hour', async () => {
    const learner = await launch();
    const codes = Array.from({ length: 21 }, () => learner.call(previewAccountLink, { code: 'ABCD-EFGH' }));
    const replies = (await Promise.all(codes)).map(({ code }) => code);
    expect(replies.filter((code) => code === 'too_many_tries')).toHaveLength(1);
    const account = await lti.tool.as(MEMBER);
    for (let made = 0; made < 10; made += 1) await newCode(account);
    expect((await account.call(makeLinkCode, {})).code).toBe('too_many_tries');
  });

  it('to a company whose platforms guess with many learners, which is in its audit trail once', async () => {
    const { database, clock } = lti.tool;
    const account = await lti.tool.as(MEMBER);
    const limits = createLimits({ database, clock });
    const known = codesTypedAt(toDemoCompanyId('acme'));
    for (let typed = 0; typed < known.most - 1; typed += 1) await limits.count(database.db, [known]);
    const guesses = [await launch('learner-1'), await launch('learner-2'), await launch('learner-3')];
    // A right code is none of them.
    expect((await guesses[0]?.call(previewAccountLink, { code: await newCode(account) }))?.status).toBe(200);
    const answers = [];
    for (const learner of guesses)
      answers.push((await learner.call(previewAccountLink, { code: 'ABCD-EFGH' })).code);
    expect(answers).toEqual(['link_code_unknown', 'too_many_tries', 'too_many_tries']);
    const { items } = (await (await lti.admin()).call(listAuditEntries, {})).data;
    const refused = items.filter(({ action, outcome }) => action === 'account.link' && outcome === 'refused');
    expect(refused.map(({ reason }) => reason)).toEqual(['too_many_tries', 'link_code_unknown']);
    clock.advance(3_600_001);
    const again = await (await launch('learner-3')).call(previewAccountLink, { code: 'ABCD-EFGH' });
    expect(again.code).toBe('link_code_unknown');
  });

  it('ASVS 7.5.1 asks for the password where the session of the account is older than a quarter of an hour', async () => {
    const account = await lti.tool.as(MEMBER);
    lti.tool.clock.advance(900_001);
    expect((await account.call(listLinkedLearners, {})).data.wants_password).toBe(true);
    const without = await account.call(makeLinkCode, {});
    expect([without.status, without.code]).toEqual([403, 'sign_in_again']);
    const wrong = await account.call(makeLinkCode, { password: 'guess' });
    expect([wrong.status, wrong.errors?.password]).toEqual([400, 'This is not your current password']);
    expect((await account.call(makeLinkCode, { password: DEMO_PASSWORD })).status).toBe(200);
  });

  it('leaves both as they were when anything of it fails', async () => {
    const { db } = lti.tool.database;
    const learner = await launch();
    const { attempt_id } = await open(learner);
    const account = await lti.tool.as(MEMBER);
    await storeResult(MEMBER, OTHER_LAB, 80);
    const code = await newCode(account);
    // The last of what is written is refused.
    await db.execute('alter table lti_result add constraint test_refusal check (score < 50)');
    try {
      expect((await learner.call(linkAccount, { code })).status).toBe(500);
      expect([await linksOf(account), (await open(learner)).attempt_id]).toEqual([[], attempt_id]);
      expect(await lti.tool.mails(MEMBER)).toEqual([]);
    } finally {
      await db.execute('alter table lti_result drop constraint test_refusal');
    }
    expect((await learner.call(linkAccount, { code })).status).toBe(200);
  });
});

describe('LTI-16 submissions that wait when a link is made', () => {
  const wait = (caller: Caller) =>
    insertSubmission(lti.tool, caller, asId<'lab'>(LAB), { state: 'queued', tries: 0 });
  const lanes = async () => {
    const rows = await lti.tool.database.db.select({ lane: labSubmission.lane }).from(labSubmission);
    return rows.map(({ lane }) => lane).sort();
  };

  it('keep the slow lane, there and back', async () => {
    const learner = await launch();
    const { id } = await wait(learner);
    await wait(learner);
    await lti.tool.database.db.update(labSubmission).set({ lane: 'slow' }).where(eq(labSubmission.id, id));
    await link(learner, await lti.tool.as(MEMBER));
    expect(await lanes()).toEqual(['fast', 'slow']);
    await learner.call(unlinkAccount, {});
    expect(await lanes()).toEqual(['fast', 'slow']);
  });

  it('are together no more than one person may have', async () => {
    const learner = await launch();
    const account = await lti.tool.as(MEMBER);
    for (const caller of [learner, learner, account, account]) await wait(caller);
    const code = await newCode(account);
    const refused = await learner.call(linkAccount, { code });
    expect([refused.code, refused.message]).toEqual([
      'link_impossible',
      expect.stringContaining('wait to be graded'),
    ]);
    await lti.tool.database.db.update(labSubmission).set({ state: 'graded' });
    expect((await learner.call(linkAccount, { code })).status).toBe(200);
  });
});
