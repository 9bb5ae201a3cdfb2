import { randomUUID } from 'node:crypto';
import { asId, type PersonId } from '@drawbridge/contracts';
import { claimAssignmentCertificate } from '@drawbridge/contracts/company';
import { deletePlatform, unlinkAccount } from '@drawbridge/contracts/integration';
import { getCourse, markItem } from '@drawbridge/contracts/learning';
import { checkBadge, checkCertificate, listOwnBadges, setBadgeName } from '@drawbridge/contracts/recognition';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Caller } from '../../../../test/fixtures/create-test-tool.ts';
import { MEMBER, usePassingTool } from '../../../../test/fixtures/lti/link-calls.ts';
import { LAB, OTHER_LAB, toLaunchedPerson } from '../../../../test/fixtures/lti/lti-tool.ts';
import { writeAssignment } from '../../company/assignments/index.ts';
import { toDemoCompanyId } from '../../operations/demo/index.ts';

const IND = 'ind@demo.test';
const COURSE = asId<'course'>('c1-who-may-do-what');
/** The item of the course that is `LAB`. */
const LAB_ITEM = asId<'item'>('c1-lab-someone-elses-invoice');
const DAY_MS = 86_400_000;

const setup = usePassingTool();
const { launch, link, idOf, read, pass } = setup;

const itemsOf = async (personId: PersonId) =>
  (
    await read<{ item_id: string }>(sql`select item_id from completion where person_id = ${personId}::uuid`)
  ).map((row) => row.item_id);

/** What a person has, and the grants by links that hold. */
async function lentTo(personId: PersonId) {
  const [row] = await read(sql`select
    (select count(*)::int from completion where person_id = ${personId}::uuid) as items,
    (select count(*)::int from point_gain where person_id = ${personId}::uuid) as gains,
    (select count(*)::int from lab_attempt where person_id = ${personId}::uuid) as attempts,
    (select count(*)::int from grant_record
      where person_id = ${personId}::uuid and source = 'link' and ended_at is null) as grants`);
  return row;
}

describe('LTI-16 work lent by a link', () => {
  it("marking a lent lab does not make it the account's own, and it goes back with the link", async () => {
    const learner = await launch();
    await learner.call(getCourse, { event_id: COURSE, enroll: true });
    await pass(learner);
    const account = await setup.lti.tool.as(IND);
    await link(learner, account);
    const marked = await account.call(markItem, { event_id: COURSE, item_id: LAB_ITEM });
    expect([marked.status, marked.data.completed_items]).toEqual([200, 1]);
    await learner.call(unlinkAccount, {});
    expect(await itemsOf(await idOf(IND))).not.toContain(LAB_ITEM);
    expect(await itemsOf(toLaunchedPerson(setup.lti, 'learner-1'))).toEqual([LAB_ITEM]);
  });

  it('lent work renews no certification: the holder has to pass its labs again', async () => {
    const { db } = setup.lti.tool.database;
    const holder = await idOf(IND);
    const now = setup.lti.tool.clock.now().getTime();
    const at = (ms: number) => sql`${new Date(now + ms).toISOString()}::timestamptz`;
    await db.execute(sql`
      insert into certification (id, title, summary, description, owasp, months_valid, place)
      values ('one-lab', 'One lab', '', '', 'A01:2025', 12, 99)`);
    await db.execute(sql`
      insert into certification_requirement (certification_id, kind, target, position) values ('one-lab', 'lab', ${LAB}, 1)`);
    await db.execute(sql`
      insert into certificate (id, person_id, kind, subject_id, number, title, name, issued_at, expires_at)
      values (${randomUUID()}::uuid, ${holder}::uuid, 'certification', 'one-lab', 'BBBBBBBBBBBB', 'One lab', 'Ada Byron',
        ${at(-300 * DAY_MS)}, ${at(30 * DAY_MS)})`);
    const learner = await launch();
    await pass(learner);
    await link(learner, await setup.lti.tool.as(IND));
    await setup.lti.tool.app.jobs.drain();
    const renewals = () =>
      read(sql`select 1 from certificate where person_id = ${holder}::uuid and renews is not null`);
    expect(await renewals()).toEqual([]);
    await learner.call(unlinkAccount, {});
    await pass(await setup.lti.tool.as(IND));
    expect(await renewals()).toHaveLength(1);
  });

  it('lent work goes back when the platform is deleted, as when the link is undone', async () => {
    const learner = await launch();
    await learner.call(getCourse, { event_id: COURSE, enroll: true });
    await pass(learner);
    const account = await idOf(IND);
    const before = await lentTo(account);
    await link(learner, await setup.lti.tool.as(IND));
    expect(await lentTo(account)).not.toEqual(before);
    const { status } = await (await setup.lti.admin()).call(deletePlatform, {
      id: asId<'platform'>(setup.lti.platformId),
    });
    expect(status).toBe(200);
    await setup.lti.tool.app.jobs.drain();
    expect(await lentTo(account)).toEqual(before);
  });
});

describe('LTI-16 badges and certificates from lent work', () => {
  const LAST = asId<'item'>('c1-cheat-sheet');
  const markLast = (caller: Caller) => caller.call(markItem, { event_id: COURSE, item_id: LAST });
  /** Completes every other item of the course. */
  const completeRest = (personId: PersonId) =>
    setup.lti.tool.database.db.execute(sql`
      insert into completion (person_id, course_id, item_id, completed_at)
      select ${personId}::uuid, course_id, item_id, ${setup.lti.tool.clock.now().toISOString()}::timestamptz
      from course_item where course_id = ${COURSE} and item_id <> ${LAST} on conflict do nothing`);
  const heldOf = async (personId: PersonId) => {
    const rows = await read<{ id: string }>(sql`
      select 'certificate' as id from certificate
      where person_id = ${personId}::uuid and revoked_at is null and subject_id = ${COURSE}
      union all
      select badge_id from badge_award
      where person_id = ${personId}::uuid and revoked_at is null and evidence_id = ${COURSE}`);
    return rows.map(({ id }) => id);
  };
  /** A learner who has done everything but the last item, and is linked. */
  async function linkNearlyDone() {
    const learner = await launch();
    await learner.call(getCourse, { event_id: COURSE, enroll: true });
    await completeRest(toLaunchedPerson(setup.lti, 'learner-1'));
    const account = await setup.lti.tool.as(IND);
    await link(learner, account);
    return { learner, account, accountId: await idOf(IND) };
  }

  it("badges from lent work are revoked with the link, and awarded again for the account's own work", async () => {
    const { learner, account, accountId } = await linkNearlyDone();
    await markLast(account);
    const held = await heldOf(accountId);
    expect(held).toEqual(['certificate', expect.any(String)]);
    await learner.call(unlinkAccount, {});
    expect(await heldOf(accountId)).toEqual([]);
    await setup.lti.tool.app.jobs.drain();
    expect(await heldOf(accountId)).toEqual([]);
    await setup.lti.tool.database.db.execute(
      sql`delete from completion where person_id = ${accountId}::uuid and item_id = ${LAST}`,
    );
    await completeRest(accountId);
    await markLast(account);
    await setup.lti.tool.app.jobs.drain();
    expect(await heldOf(accountId)).toEqual(held);
  });

  it('badges are revoked with the link even if an older release recorded no grants', async () => {
    const { learner, account, accountId } = await linkNearlyDone();
    await setup.lti.tool.database.db.execute(
      sql`delete from grant_record where person_id = ${accountId}::uuid and source = 'link'`,
    );
    await setup.lti.tool.app.jobs.drain();
    await markLast(account);
    expect(await heldOf(accountId)).toHaveLength(2);
    await learner.call(unlinkAccount, {});
    expect(await heldOf(accountId)).toEqual([]);
  });

  it("badges stay if the account's own work is sufficient by the end of the link", async () => {
    const { learner, account, accountId } = await linkNearlyDone();
    await markLast(account);
    const held = await heldOf(accountId);
    await setup.lti.tool.database.db.execute(
      sql`update completion set lent_by = null where person_id = ${accountId}::uuid`,
    );
    await learner.call(unlinkAccount, {});
    expect(await heldOf(accountId)).toEqual(held);
    expect(held).toHaveLength(2);
  });

  it('badges revoked from the learner are not awarded to the account, immediately or by the daily jobs', async () => {
    const { db } = setup.lti.tool.database;
    const learner = await launch();
    await pass(learner);
    await learner.call(getCourse, { event_id: COURSE, enroll: true });
    const learnerId = toLaunchedPerson(setup.lti, 'learner-1');
    await completeRest(learnerId);
    await markLast(learner);
    // Seven days in a row, by items and by labs.
    const day = sql`${setup.lti.tool.clock.now().toISOString()}::timestamptz - make_interval(days => nth::int)`;
    await db.execute(sql`
      update completion k set completed_at = ${day} from (
        select item_id, row_number() over (order by item_id) as nth from course_item where course_id = ${COURSE}
      ) i where k.person_id = ${learnerId}::uuid and k.course_id = ${COURSE} and i.item_id = k.item_id`);
    await db.execute(sql`
      insert into point_gain (person_id, lab_id, total, points, is_first, gained_at)
      select ${learnerId}::uuid, 'lab-' || nth, 1, 1, true, ${day} from generate_series(1, 7) nth`);
    await setup.lti.tool.app.jobs.drain();
    const countOf = async (personId: PersonId) =>
      (
        await read(sql`
          select id from badge_award where person_id = ${personId}::uuid and revoked_at is null
          union all select id from certificate where person_id = ${personId}::uuid and revoked_at is null`)
      ).length;
    expect(await countOf(learnerId)).toBeGreaterThanOrEqual(4);
    for (const table of ['badge_award', 'certificate'])
      await db.execute(sql`
        update ${sql.identifier(table)} set revoked_at = issued.at from (select now() as at) issued
        where person_id = ${learnerId}::uuid`);
    const account = await idOf(IND);
    const before = await countOf(account);
    await link(learner, await setup.lti.tool.as(IND));
    await setup.lti.tool.app.jobs.drain();
    setup.lti.tool.clock.advance(DAY_MS);
    await setup.lti.tool.app.jobs.drain();
    expect(await countOf(account)).toBe(before);
  });

  it("an assignment certificate can be claimed again after the link if the account's own work is sufficient", async () => {
    const { db } = setup.lti.tool.database;
    const member = await idOf(MEMBER);
    const assignmentId = asId<'assignment'>(randomUUID());
    const startsAt = setup.lti.tool.clock.now();
    await db.transaction((tx) =>
      writeAssignment(
        tx,
        {
          id: assignmentId,
          companyId: toDemoCompanyId('acme'),
          name: 'Who may do what',
          startsAt,
          dueAt: new Date(startsAt.getTime() + 10 * DAY_MS),
          hasHardEnd: false,
          countsPastWork: true,
          people: 'frozen',
          items: [{ kind: 'course', id: COURSE }],
          personIds: [member],
        },
        startsAt,
      ),
    );
    await db.execute(sql`delete from completion where person_id = ${member}::uuid and course_id = ${COURSE}`);
    const learner = await launch();
    await learner.call(getCourse, { event_id: COURSE, enroll: true });
    await completeRest(toLaunchedPerson(setup.lti, 'learner-1'));
    await markLast(learner);
    const account = await setup.lti.tool.as(MEMBER);
    await link(learner, account);
    const claim = () => account.call(claimAssignmentCertificate, { assignment_id: assignmentId });
    const first = (await claim()).data.number;
    await learner.call(unlinkAccount, {});
    expect((await setup.lti.tool.anonymous.call(checkCertificate, { number: first })).data.state).toBe(
      'revoked',
    );
    expect((await claim()).code).toBe('assignment_not_finished');
    await account.call(getCourse, { event_id: COURSE, enroll: true });
    await completeRest(member);
    await markLast(account);
    const again = (await claim()).data;
    expect([again.state, again.number === first]).toEqual(['valid', false]);
  });

  it("a badge of a linked learner is awarded to the account's own pass once the link has ended", async () => {
    const learner = await launch();
    await pass(learner);
    const accountId = await idOf(IND);
    const hasBadge = async () =>
      (
        await read(sql`select 1 from badge_award
          where person_id = ${accountId}::uuid and badge_id = 'first-lab' and revoked_at is null`)
      ).length;
    expect(await hasBadge()).toBe(0);
    const account = await setup.lti.tool.as(IND);
    await link(learner, account);
    await pass(account, OTHER_LAB);
    expect(await hasBadge()).toBe(0);
    await learner.call(unlinkAccount, {});
    setup.lti.tool.clock.advance(DAY_MS);
    await setup.lti.tool.app.jobs.drain();
    expect(await hasBadge()).toBe(1);
  });

  it("a learner's badge that the account shows with a name is without it once the link has ended", async () => {
    const learner = await launch();
    await pass(learner);
    const account = await setup.lti.tool.as(IND);
    await link(learner, account);
    await setup.lti.tool.app.jobs.drain();
    const [badge] = (await account.call(listOwnBadges, {})).data.earned;
    const award_id = badge?.id ?? asId('');
    expect((await account.call(setBadgeName, { award_id, shown: true })).data.shown).toBe(true);
    const holder = async () => (await setup.lti.tool.anonymous.call(checkBadge, { award_id })).data.holder;
    expect(await holder()).toBeTruthy();
    await learner.call(unlinkAccount, {});
    expect((await account.call(setBadgeName, { award_id, shown: false })).code).toBe('badge_not_found');
    expect(await holder()).toBeUndefined();
  });
});
