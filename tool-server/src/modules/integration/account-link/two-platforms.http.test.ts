import { randomUUID } from 'node:crypto';
import { asId, type PersonId } from '@drawbridge/contracts';
import { getCourse, markItem } from '@drawbridge/contracts/learning';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Caller } from '../../../../test/fixtures/create-test-tool.ts';
import { usePassingTool } from '../../../../test/fixtures/lti/link-calls.ts';
import { LAB, OTHER_LAB, toLaunchedPerson } from '../../../../test/fixtures/lti/lti-tool.ts';

const IND = 'ind@demo.test';
const COURSE = asId<'course'>('c1-who-may-do-what');

const setup = usePassingTool();
const { launch, link, open, idOf, read, pass } = setup;

/** A learner of a second platform, as a copy of the first, who is linked with the account and lent nothing. */
async function linkOnSecondPlatform(accountId: PersonId): Promise<PersonId> {
  const { db } = setup.lti.tool.database;
  const [platformId, learnerId] = [randomUUID(), randomUUID()];
  await db.execute(sql`
    insert into lti_platform select (jsonb_populate_record(p, jsonb_build_object(
      'id', ${platformId}::text, 'issuer', 'https://second.test', 'client_id', 'second'))).*
    from lti_platform p where p.id = ${setup.lti.platformId}::uuid`);
  await db.execute(sql`
    insert into person (id, kind, email, first_name, last_name, company_id, created_at)
    select ${learnerId}::uuid, p.kind, p.email, p.first_name, p.last_name, p.company_id, p.created_at
    from person p where p.id = ${toLaunchedPerson(setup.lti, 'learner-1')}::uuid`);
  await db.execute(sql`
    insert into account_link (learner_id, account_id, platform_id, linked_at)
    values (${learnerId}::uuid, ${accountId}::uuid, ${platformId}::uuid, now())`);
  return asId<'person'>(learnerId);
}

const scoreOf = async (personId: PersonId, itemId: string) => {
  const rows = await read<{ score: number }>(
    sql`select score from lti_result where person_id = ${personId}::uuid and item_id = ${itemId}`,
  );
  return rows[0]?.score;
};

describe('LTI-19 an account that is linked with learners of two platforms', () => {
  it("an account's own pass is graded on both platforms, a learner's attempt only on that learner's platform", async () => {
    const learner = await launch();
    await open(learner);
    const account = await setup.lti.tool.as(IND);
    await link(learner, account);
    const [first, second] = [
      toLaunchedPerson(setup.lti, 'learner-1'),
      await linkOnSecondPlatform(await idOf(IND)),
    ];
    await pass(account, OTHER_LAB);
    expect([await scoreOf(first, OTHER_LAB), await scoreOf(second, OTHER_LAB)]).toEqual([100, 100]);
    await pass(account, LAB);
    expect([await scoreOf(first, LAB), await scoreOf(second, LAB)]).toEqual([100, undefined]);
  });

  it("an account's own course items count on both platforms, a learner's only on that learner's platform", async () => {
    const learner = await launch();
    await learner.call(getCourse, { event_id: COURSE, enroll: true });
    const mark = (caller: Caller, item: string) =>
      caller.call(markItem, { event_id: COURSE, item_id: asId<'item'>(item) });
    await mark(learner, 'c1-two-questions');
    const account = await setup.lti.tool.as(IND);
    await link(learner, account);
    const second = await linkOnSecondPlatform(await idOf(IND));
    await mark(account, 'c1-check-where-you-load');
    const percents = [
      await scoreOf(toLaunchedPerson(setup.lti, 'learner-1'), COURSE),
      await scoreOf(second, COURSE),
    ];
    expect(percents[1]).toBeGreaterThan(0);
    expect(percents[0]).toBeGreaterThan(percents[1] ?? 0);
  });
});
