import { readFileSync } from 'node:fs';
import {
  asId,
  changePassword,
  exportContextProgress,
  getAccountLink,
  getCourse,
  linkAccount,
  listAttempts,
  listAuditEntries,
  listContextLearners,
  listLinkedLearners,
  logoutEverywhere,
  makeLinkCode,
  openLab,
  openLaunch,
  previewAccountLink,
  resendContextScores,
  reviewAttempt,
  saveDraft,
  unlinkAccount,
  unlinkLearner,
} from '@drawbridge/contracts';
import { and, eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../../test/fixtures/create-test-tool.ts';
import { createGrades, type Grades } from '../../../test/fixtures/grades.ts';
import { claim, INSTRUCTOR } from '../../../test/fixtures/lti-browser.ts';
import {
  COURSE,
  createLtiTool,
  LAB,
  type LtiTool,
  OTHER_LAB,
  publishEvent,
  toLaunchedPerson,
} from '../../../test/fixtures/lti-tool.ts';
import { insertSubmission } from '../../../test/fixtures/stored-submissions.ts';
import { createLimits } from '../../platform/limits/limits.ts';
import { DEMO_PASSWORD, toDemoCompanyId } from '../demo/index.ts';
import { labAttempt, labSubmission } from '../labs/labs.table.ts';
import { account as accountTable, person } from '../people/index.ts';
import { quizAttempt } from '../quiz/quiz.table.ts';
import { codesTypedAt } from './account-link.limits.ts';

const MEMBER = 'member@acme.test';
const GUIDE = new URL('../../../../storybook/docs/security/operating.mdx', import.meta.url);

let lti: LtiTool;
let grades: Grades;
beforeEach(async () => {
  lti = await createLtiTool();
  grades = createGrades(lti);
});
afterEach(() => lti.close());

const launch = async (sub = 'learner-1', roles?: string[]) =>
  (await grades.enter({ lab_id: LAB }, { sub, ...(roles ? { roles } : {}) })).caller;
const newCode = async (account: Caller) => (await account.call(makeLinkCode, {})).data.code;
async function link(learner: Caller, account: Caller): Promise<void> {
  expect((await learner.call(linkAccount, { code: await newCode(account) })).status).toBe(200);
}
const open = async (caller: Caller, lab = LAB) =>
  (await caller.call(openLab, { lab_id: asId<'lab'>(lab) })).data.attempt;
const linksOf = async (account: Caller) => (await account.call(listLinkedLearners, {})).data.items;
const idOf = async (email: string) => {
  const [row] = await lti.tool.database.db
    .select({ id: person.id })
    .from(person)
    .where(and(eq(person.email, email), eq(person.kind, 'account')));
  return asId<'person'>(row?.id ?? '');
};
/** As a verdict stores it; no event is published. */
async function storeResult(email: string, labId: string, bestScore: number, passed = false): Promise<void> {
  await open(await lti.tool.as(email), labId);
  await lti.tool.database.db
    .update(labAttempt)
    .set({ bestScore, passed })
    .where(and(eq(labAttempt.personId, await idOf(email)), eq(labAttempt.labId, labId)));
}

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

describe('LTI-16 a link ends', () => {
  it.each(['from the portal', 'from the platform'])(
    '%s: attempts that came go back, what was made since stays',
    async (side) => {
      const learner = await launch();
      const { attempt_id: came } = await open(learner);
      const account = await lti.tool.as(MEMBER);
      await link(learner, account);
      const { attempt_id: since } = await open(learner, OTHER_LAB);

      if (side === 'from the portal') {
        const [linked] = await linksOf(account);
        expect(linked).toMatchObject({ platform: 'Test platform', name: 'Lea Holm' });
        await account.call(unlinkLearner, { id: asId<'person'>(linked?.id ?? '') });
      } else {
        await learner.call(unlinkAccount, {});
      }
      expect((await open(learner)).attempt_id).toBe(came);
      expect((await open(account)).attempt_id).not.toBe(came);
      expect((await open(account, OTHER_LAB)).attempt_id).toBe(since);
      expect((await open(learner, OTHER_LAB)).attempt_id).not.toBe(since);
      expect([await linksOf(account), (await learner.call(getAccountLink, {})).data]).toEqual([[], {}]);
      // Again, it changes nothing.
      expect((await learner.call(unlinkAccount, {})).status).toBe(200);
    },
  );

  it('delivered grades stay, and what the account reaches from then on is sent to nobody', async () => {
    const learner = await launch();
    await grades.grade(6);
    await grades.deliver();
    await link(learner, await lti.tool.as(MEMBER));
    await learner.call(unlinkAccount, {});
    await publishEvent(lti, 'lab.graded', {
      personId: await idOf(MEMBER),
      labId: asId(LAB),
      score: 10,
      max: 10,
      passed: true,
    });
    await grades.deliverLater();
    expect(grades.given()).toEqual([60]);
  });

  it('and can be made again, with the same account or another', async () => {
    const learner = await launch();
    const account = await lti.tool.as(MEMBER);
    const { attempt_id } = await open(learner);
    for (const next of [account, await lti.tool.as('manager@acme.test'), account]) {
      await link(learner, next);
      expect((await open(next)).attempt_id).toBe(attempt_id);
      await learner.call(unlinkAccount, {});
    }
    expect((await open(learner)).attempt_id).toBe(attempt_id);
  });

  it('by its owner only', async () => {
    const learner = await launch();
    const account = await lti.tool.as(MEMBER);
    await link(learner, account);
    const [linked] = await linksOf(account);
    const other = await lti.tool.as('manager@acme.test');
    const reply = await other.call(unlinkLearner, { id: asId<'person'>(linked?.id ?? '') });
    expect(reply.code).toBe('not_found');
    await (await launch('learner-2')).call(unlinkAccount, {});
    expect([await linksOf(other), (await linksOf(account)).length]).toEqual([[], 1]);
  });
});

describe('LTI-16, ASVS 7.4.3 a launch that acts as an account', () => {
  const status = async (caller: Caller) => (await caller.call(getAccountLink, {})).status;

  it.each<[string, (account: Caller) => Promise<{ status: number }>]>([
    ['signs out everywhere', (account) => account.call(logoutEverywhere, {})],
    [
      'gets a new password',
      (account) =>
        account.call(changePassword, {
          old_password: DEMO_PASSWORD,
          new_password: 'harbour lamp nineteen',
          confirm_password: 'harbour lamp nineteen',
        }),
    ],
  ])('ends when its owner %s; the next one acts as the account again', async (_what, end) => {
    const learner = await launch();
    const account = await lti.tool.as(MEMBER);
    await link(learner, account);
    const { attempt_id } = await open(learner);
    const other = await launch('learner-2');
    const { ltik } = await lti.browser.enter({ claims: { sub: 'learner-1' } });

    expect((await end(account)).status).toBe(200);
    expect([await status(learner), await status(other)]).toEqual([401, 200]);
    expect((await lti.tool.anonymous.call(openLaunch, { ltik })).code).toBe('launch_expired');
    expect((await open(await launch())).attempt_id).toBe(attempt_id);
  });

  it('ends by the statements of the operator’s guide', async () => {
    const learner = await launch();
    await link(learner, await lti.tool.as(MEMBER));
    const other = await launch('learner-2');
    await link(other, await lti.tool.as('manager@acme.test'));
    const guide = readFileSync(GUIDE, 'utf8');
    const statements = /^## Ending sessions$[\s\S]*?```sql\n([\s\S]*?)```/m.exec(guide)?.[1] ?? '';
    for (const statement of statements.split(';').filter((text) => text.trim() !== ''))
      await lti.tool.database.db.execute(sql.raw(statement.replace('somebody@example.com', MEMBER)));
    expect([await status(learner), await status(other)]).toEqual([401, 200]);
  });

  it('goes on when an account ends its sessions that it is not linked with', async () => {
    const learner = await launch();
    await link(learner, await lti.tool.as(MEMBER));
    await (await lti.tool.as('manager@acme.test')).call(logoutEverywhere, {});
    expect(await status(learner)).toBe(200);
  });

  it('acts as the learner alone while the subscription of the account has ended, and says so', async () => {
    const learner = await launch();
    await link(learner, await lti.tool.as('ind@demo.test'));
    const { attempt_id } = await open(learner);
    const personId = await idOf('ind@demo.test');
    const setEnd = (expiresAt: Date | null) =>
      lti.tool.database.db.update(accountTable).set({ expiresAt }).where(eq(accountTable.personId, personId));
    await setEnd(lti.tool.clock.now());
    expect((await learner.call(getAccountLink, {})).data.link?.is_paused).toBe(true);
    const own = await open(learner);
    expect(own.attempt_id).not.toBe(attempt_id);
    // An instructor sees both, under one name, also when they look at this person alone.
    const teacher = await launch('teacher-1', [INSTRUCTOR]);
    for (const person_id of [undefined, personId]) {
      const { data } = await teacher.call(listAttempts, { lab_id: asId(LAB), person_id });
      expect(data.items.map((item) => item.learner)).toEqual(['Lea Holm', 'Lea Holm']);
    }
    await setEnd(null);
    expect((await learner.call(getAccountLink, {})).data.link?.is_paused).toBe(false);
    expect((await open(learner)).attempt_id).toBe(attempt_id);
  });

  it('acts as the learner alone once the account was deleted', async () => {
    const learner = await launch();
    await link(learner, await lti.tool.as(MEMBER));
    await lti.tool.database.db.delete(person).where(eq(person.id, await idOf(MEMBER)));
    expect((await learner.call(getAccountLink, {})).data).toEqual({});
    await open(learner);
    const [row] = await lti.tool.database.db.select({ id: labAttempt.personId }).from(labAttempt);
    expect(row?.id).toBe(toLaunchedPerson(lti, 'learner-1'));
  });

  it('cannot be linked with a code of an account whose subscription ended since', async () => {
    const learner = await launch();
    const code = await newCode(await lti.tool.as('ind@demo.test'));
    await lti.tool.database.db
      .update(accountTable)
      .set({ expiresAt: lti.tool.clock.now() })
      .where(eq(accountTable.personId, await idOf('ind@demo.test')));
    for (const endpoint of [previewAccountLink, linkAccount])
      expect((await learner.call(endpoint, { code })).code).toBe('link_code_unknown');
  });
});
