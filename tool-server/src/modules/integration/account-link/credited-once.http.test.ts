import { randomUUID } from 'node:crypto';
import { asId, type PersonId } from '@drawbridge/contracts';
import { getAccountLink, unlinkAccount } from '@drawbridge/contracts/integration';
import { getCourse } from '@drawbridge/contracts/learning';
import { listAttempts, submitLab } from '@drawbridge/contracts/practice';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { usePassingTool } from '../../../../test/fixtures/lti/link-calls.ts';
import { INSTRUCTOR } from '../../../../test/fixtures/lti/lti-browser.ts';
import { LAB, toLaunchedPerson } from '../../../../test/fixtures/lti/lti-tool.ts';
import { toDemoCompanyId } from '../../operations/demo/index.ts';

/** Accounts without a company: the first two have a plan of their own, the last is free. */
const [IND, OPTIONAL, FREE] = ['ind@demo.test', 'optional@demo.test', 'free@demo.test'];
const PAID_COURSE = asId<'course'>('c3-the-browser-as-a-hostile-host');

const setup = usePassingTool();
const { launch, link, open, idOf, read, pass } = setup;

/** What a person has of the lab and the course, and the credentials that still hold. */
async function creditsOf(personId: PersonId) {
  const [row] = await read<{ points: number; badges: number; certificates: number; items: number }>(sql`
    select
      (select coalesce(sum(points), 0)::int from point_gain where person_id = ${personId}::uuid) as points,
      (select count(*)::int from badge_award where person_id = ${personId}::uuid and revoked_at is null) as badges,
      (select count(*)::int from certificate where person_id = ${personId}::uuid and revoked_at is null) as certificates,
      (select count(*)::int from completion where person_id = ${personId}::uuid) as items`);
  return row;
}
const NOTHING = { points: 0, badges: 0, certificates: 0, items: 0 };

const scoreOf = async (sub: string) => {
  const rows = await read<{ score: number }>(
    sql`select score from lti_result where person_id = ${toLaunchedPerson(setup.lti, sub)}::uuid and item_kind = 'lab'`,
  );
  return rows[0]?.score;
};

describe('LTI-16 work counts for one person, ever', () => {
  it("a learner's pass counts for a linked account while the link lasts, and for the learner always", async () => {
    const learner = await launch();
    await pass(learner);
    const learnerId = toLaunchedPerson(setup.lti, 'learner-1');
    const own = await creditsOf(learnerId);
    expect(own).toMatchObject({ points: 50, badges: expect.any(Number) });
    for (const email of [IND, OPTIONAL, FREE]) {
      const account = await idOf(email ?? '');
      await link(learner, await setup.lti.tool.as(email ?? ''));
      expect(await creditsOf(account)).toMatchObject({ points: 50, badges: 0, certificates: 0 });
      await learner.call(unlinkAccount, {});
      expect(await creditsOf(account)).toEqual(NOTHING);
    }
    expect(await creditsOf(learnerId)).toEqual(own);
  });

  it('an attempt of an account is graded for one learner of a platform, whoever is linked later', async () => {
    await pass(await setup.lti.tool.as(IND ?? ''));
    const account = await setup.lti.tool.as(IND ?? '');
    const scores: unknown[] = [];
    for (const sub of ['learner-1', 'learner-2', 'learner-3']) {
      const learner = await launch(sub);
      await link(learner, account);
      scores.push(await scoreOf(sub));
      await learner.call(unlinkAccount, {});
    }
    expect(scores).toEqual([100, undefined, undefined]);
    // The first one again: the work is credited to that learner.
    await link(await launch('learner-1'), account);
    expect(await scoreOf('learner-1')).toBe(100);
  });

  it('what an account completes in a course is graded for one learner of a platform', async () => {
    const account = await setup.lti.tool.as(IND ?? '');
    const event_id = asId<'course'>('c1-who-may-do-what');
    await account.call(getCourse, { event_id, enroll: true });
    await pass(account);
    const scores: (number | undefined)[] = [];
    for (const sub of ['learner-1', 'learner-2']) {
      const learner = await launch(sub);
      await link(learner, account);
      const rows = await read<{ score: number }>(sql`select score from lti_result
        where person_id = ${toLaunchedPerson(setup.lti, sub)}::uuid and item_kind = 'course' and item_id = ${event_id}`);
      scores.push(rows[0]?.score);
      await learner.call(unlinkAccount, {});
    }
    expect(scores).toEqual([expect.any(Number), undefined]);
  });

  it("a pass in a learner's attempt while it is linked is the learner's, and leaves the account with the link", async () => {
    const learner = await launch();
    await open(learner);
    const account = await setup.lti.tool.as(IND ?? '');
    await link(learner, account);
    await pass(account);
    const accountId = await idOf(IND ?? '');
    expect(await creditsOf(accountId)).toMatchObject({ points: 50 });
    await learner.call(unlinkAccount, {});
    expect(await creditsOf(accountId)).toEqual(NOTHING);
    expect(await creditsOf(toLaunchedPerson(setup.lti, 'learner-1'))).toMatchObject({ points: 50 });
  });

  it('points are never negative where both passed, and what the account did itself stays', async () => {
    const account = await setup.lti.tool.as(IND ?? '');
    await pass(account);
    const learner = await launch();
    await pass(learner);
    await link(learner, account);
    const accountId = await idOf(IND ?? '');
    expect((await creditsOf(accountId))?.points).toBe(50);
    await learner.call(unlinkAccount, {});
    expect((await creditsOf(accountId))?.points).toBe(50);
    expect(await read(sql`select 1 from point_gain where points < 0`)).toEqual([]);
  });
});

describe('LTI-16 a link opens and lends while it holds', () => {
  it('a free account reads a paid course while it is linked, and not after', async () => {
    const learner = await launch();
    await learner.call(getCourse, { event_id: PAID_COURSE, enroll: true });
    const account = await setup.lti.tool.as(FREE ?? '');
    const statusOf = async () => {
      const { data } = await account.call(getCourse, { event_id: PAID_COURSE });
      return { enrolled: data.is_enrolled, closed: data.course.upgrade };
    };
    expect(await statusOf()).toEqual({ enrolled: false, closed: true });
    await link(learner, account);
    expect(await statusOf()).toEqual({ enrolled: true, closed: false });
    await learner.call(unlinkAccount, {});
    expect(await statusOf()).toEqual({ enrolled: false, closed: true });
    const { status } = await account.call(getCourse, { event_id: PAID_COURSE, enroll: true });
    expect(status).toBe(403);
  });

  it('while the platform is switched off, a link opens nothing', async () => {
    const learner = await launch();
    await learner.call(getCourse, { event_id: PAID_COURSE, enroll: true });
    const account = await setup.lti.tool.as(FREE ?? '');
    await link(learner, account);
    await setup.lti.tool.database.db.execute(sql`update lti_platform set active = false`);
    const { data } = await account.call(getCourse, { event_id: PAID_COURSE });
    expect(data.course.upgrade).toBe(true);
  });

  it('while the company of the platform has no subscription, a link opens nothing', async () => {
    const learner = await launch();
    await learner.call(getCourse, { event_id: PAID_COURSE, enroll: true });
    const account = await setup.lti.tool.as(FREE ?? '');
    await link(learner, account);
    const ended = new Date(setup.lti.tool.clock.now().getTime() - 1_000).toISOString();
    await setup.lti.tool.database.db.execute(
      sql`update company set expires_at = ${ended}::timestamptz where id = ${toDemoCompanyId('acme')}::uuid`,
    );
    const { data } = await account.call(getCourse, { event_id: PAID_COURSE });
    expect(data.course.upgrade).toBe(true);
  });

  it('does not hold once the account is of another company: a launch is the learner again, and sees only that', async () => {
    const learner = await launch();
    const account = await setup.lti.tool.as(IND ?? '');
    await link(learner, account);
    await pass(account);
    await setup.lti.tool.database.db.execute(sql`
      update person set company_id = ${toDemoCompanyId('globex')}::uuid where id = ${await idOf(IND ?? '')}::uuid`);
    const { attempt_id } = await open(learner);
    const teacher = await launch('teacher-1', [INSTRUCTOR]);
    const { items } = (await teacher.call(listAttempts, { lab_id: asId<'lab'>(LAB) })).data;
    expect(items.map((item) => item.attempt_id)).toEqual([attempt_id]);
    expect((await learner.call(getAccountLink, {})).data.link?.is_paused).toBe(true);
  });

  it('is ended by the server once an operator made the account one of another company, and its owner is told', async () => {
    const learner = await launch();
    await pass(learner);
    const email = IND ?? '';
    await link(learner, await setup.lti.tool.as(email));
    await setup.lti.tool.database.db.execute(sql`
      update person set company_id = ${toDemoCompanyId('globex')}::uuid where id = ${await idOf(email)}::uuid`);
    const mails = await setup.lti.tool.mails(email);
    expect(mails.map(({ subject }) => subject)).toContain(
      'Your Drawbridge account is no longer linked with Test platform',
    );
    expect(await creditsOf(await idOf(email))).toEqual(NOTHING);
    expect((await learner.call(getAccountLink, {})).data).toEqual({});
  });

  it('undone while the account submits: the verdict is the learner’s, or the submission is refused', async () => {
    const learner = await launch();
    const { attempt_id } = await open(learner);
    const account = await setup.lti.tool.as(IND ?? '');
    await link(learner, account);
    const submission_id = asId<'submission'>(randomUUID());
    setup.lti.tool.app.jobs.start();
    const [verdict] = await Promise.all([
      account.call(submitLab, { submission_id, attempt_id, files: [] }),
      learner.call(unlinkAccount, {}),
    ]);
    await setup.lti.tool.app.jobs.drain();
    await setup.lti.tool.app.jobs.stop();
    const gains = await read<{ person_id: string; lent_by: string | null }>(
      sql`select person_id, lent_by from point_gain`,
    );
    const isTaken = (await read(sql`select 1 from lab_submission`)).length > 0;
    expect(isTaken || verdict.status === 404).toBe(true);
    const ofLearner = { person_id: toLaunchedPerson(setup.lti, 'learner-1'), lent_by: null };
    expect(gains).toEqual(isTaken ? [ofLearner] : []);
  });
});
