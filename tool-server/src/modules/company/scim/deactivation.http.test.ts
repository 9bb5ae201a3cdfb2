import { asId } from '@drawbridge/contracts';
import {
  actOnCompanyUsers,
  createScimSecret,
  getScimConnection,
  setUserRole,
  switchScimOff,
} from '@drawbridge/contracts/company';
import { generateApiToken } from '@drawbridge/contracts/identity';
import { startLab } from '@drawbridge/contracts/practice';
import { getProfile } from '@drawbridge/contracts/recognition';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDirectoryRows } from '../../../../test/fixtures/company/directory-rows.ts';
import { ACME } from '../../../../test/fixtures/company/scim-tool.ts';
import { ADA, CHIDI, DANA, GORAN, MIKA } from '../../../../test/fixtures/company/user-calls.ts';
import { type Caller, createTestTool, type TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import { getLab } from '../../../../test/fixtures/practice/our-labs.ts';
import { createEventBus } from '../../../events.ts';
import { createLog } from '../../../platform/log/log.ts';
import { auditEntry } from '../../kernel/audit/audit.table.ts';
import { account } from '../../kernel/people/index.ts';
import { labSession } from '../../practice/provisioner/provisioner.table.ts';
import { createScimDeactivationJob } from './deactivation.jobs.ts';
import { scimConnection, scimSecret, scimUser } from './scim.table.ts';

const LAB = asId<'lab'>('l1-someone-elses-invoice');
/** Two portions, and some. */
const CROWD = 450;

let tool: TestTool;
let owner: Caller;
let acme: ReturnType<typeof createDirectoryRows>;
beforeAll(async () => {
  tool = await createTestTool({ labs: [getLab(LAB)] });
  acme = createDirectoryRows(tool);
});
afterAll(() => tool.close());
beforeEach(async () => {
  await acme.clear();
  await tool.database.db.execute(
    sql`update account set state = 'active', deactivated_by = null where state = 'deactivated'`,
  );
  owner = await tool.as('admin@acme.test');
  await acme.prove();
  await acme.switchOn();
  await acme.secret();
});

const switchOff = () => owner.call(switchScimOff, { people: 'deactivate' });
const read = async () => (await owner.call(getScimConnection, {})).data.deactivation;
const readState = async (personId: string) =>
  (await tool.database.db.select().from(account).where(eq(account.personId, personId)))[0]?.state;

/** Users of the directory, without the tests' own people. */
async function makeCrowd(): Promise<void> {
  const at = tool.clock.now().toISOString();
  await tool.database.db.execute(sql`delete from person where department = 'Crowd'`);
  await tool.database.db.execute(sql`
    with made as (
      insert into person (id, kind, email, department, company_id)
      select gen_random_uuid(), 'account', 'crowd' || g || '@acme.test', 'Crowd', ${ACME}::uuid
      from generate_series(1, ${CROWD}::int) g returning id, email
    ), accounts as (insert into account (person_id, type) select id, 'ENT' from made)
    insert into scim_user (person_id, company_id, user_name, user_name_key, created_at, changed_at)
    select id, ${ACME}::uuid, email, email, ${at}::timestamptz, ${at}::timestamptz from made`);
}

/** The job of another process, with the people of its audit entries; it fails at the portion with that number. */
function createOther({ failsAt = Number.POSITIVE_INFINITY } = {}) {
  const recorded: string[] = [];
  let portions = 0;
  const job = createScimDeactivationJob({
    ...tool,
    log: createLog('silent'),
    events: createEventBus(),
    endSessions: () => Promise.resolve(),
    audit: {
      record: () => Promise.resolve(),
      recordRefusal: () => Promise.resolve(),
      async recordAll(_tx, events) {
        portions += 1;
        if (portions === failsAt) throw new Error('the process dies');
        recorded.push(...events.map(({ subject }) => subject?.id ?? ''));
      },
    },
  });
  return { job, recorded };
}

describe('SVC-11 users of a directory that was switched off are deactivated in portions', () => {
  it('the connection ends with the call; sessions, tokens, labs and seats of each follow, with an audit entry', async () => {
    const people = ['member@acme.test', 'champion@acme.test'];
    await acme.provision(MIKA, 'mika');
    await acme.provision(CHIDI, 'chidi');
    const callers = await Promise.all(people.map((email) => tool.as(email)));
    const programs = [];
    for (const caller of callers) {
      const { data } = await caller.call(generateApiToken, { scope: 'read', name: 'Program' });
      programs.push(tool.withToken(data.token));
      expect((await caller.call(startLab, { lab_id: LAB })).status).toBe(200);
    }
    const { data } = await switchOff();
    expect(data.connection).toMatchObject({ is_on: false, secrets: [] });
    expect(await tool.database.db.select().from(scimSecret)).toEqual([]);
    await tool.app.jobs.drain();
    for (const caller of [...callers, ...programs])
      expect((await caller.call(getProfile, {})).code).toBe('not_signed_in');
    const { db } = tool.database;
    const running = await db.select().from(labSession);
    expect(running.map(({ state }) => state)).toEqual(['stopped', 'stopped']);
    const entries = await db.select().from(auditEntry).where(eq(auditEntry.action, 'user.deactivate'));
    expect(entries.map(({ actorId, details }) => [actorId, details])).toEqual(
      [1, 2].map(() => [ADA, { state: 'active', license: 'yes', way: 'provisioning switched off' }]),
    );
  });

  it('what was done before a process dies stays, nothing of the portion it was at does, and the next one goes on there', async () => {
    await makeCrowd();
    await switchOff();
    const first = createOther({ failsAt: 2 });
    await first.job.run();
    expect(await read()).toMatchObject({ users: CROWD, handled: 200, deactivated: 200, ended_at: null });
    const second = createOther();
    await second.job.run();
    expect(await read()).toMatchObject({ handled: CROWD, deactivated: CROWD, ended_at: expect.any(String) });
    expect(new Set([...first.recorded, ...second.recorded]).size).toBe(CROWD);
    expect(second.recorded).toHaveLength(CROWD - 200);
  });

  it('two servers at the same deactivation handle each user once', async () => {
    await makeCrowd();
    await switchOff();
    const others = [createOther(), createOther()];
    await Promise.all(others.map(({ job }) => job.run()));
    expect(await read()).toMatchObject({ handled: CROWD, deactivated: CROWD });
    const recorded = others.flatMap((other) => other.recorded);
    expect([recorded.length, new Set(recorded).size]).toEqual([CROWD, CROWD]);
  });

  it('a server that stops ends with the portion that it is at', async () => {
    await makeCrowd();
    await switchOff();
    const { job } = createOther();
    const run = job.run();
    job.stop?.();
    expect(await run).toBeLessThan(CROWD);
    expect(await read()).toMatchObject({ ended_at: null });
    await createOther().job.run();
    expect(await read()).toMatchObject({ handled: CROWD });
  });

  it('provisioning cannot be switched on until it has ended; then the directory activates whom it deactivated', async () => {
    await acme.provision(MIKA, 'mika');
    await switchOff();
    expect((await owner.call(createScimSecret, {})).code).toBe('scim_deactivating');
    expect(await tool.database.db.select().from(scimSecret)).toEqual([]);
    await tool.app.jobs.drain();
    expect(await readState(MIKA)).toBe('deactivated');
    const { data } = await owner.call(createScimSecret, {});
    expect(data.connection).toMatchObject({ is_on: true, deactivation: null });
    const reply = await fetch(`${tool.origin}/api/scim/v2/Users/${MIKA}`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${data.secret}`, 'content-type': 'application/scim+json' },
      body: JSON.stringify({ Operations: [{ op: 'replace', value: { active: true } }] }),
    });
    expect([reply.status, await readState(MIKA)]).toEqual([200, 'active']);
  });

  it('who became an owner meanwhile stays, and so does who was activated by hand after their portion', async () => {
    await acme.provision(MIKA, 'mika');
    await acme.provision(DANA, 'dana');
    await switchOff();
    await owner.call(setUserRole, { user_id: DANA, role: 'owner' });
    await createOther().job.run();
    expect(await read()).toMatchObject({
      deactivated: 1,
      stayed: { is_owner: 1 },
      staying: [{ email: 'deputy@acme.test', reason: 'is_owner' }],
    });
    await owner.call(actOnCompanyUsers, { act: 'reactivate', user_ids: [MIKA] });
    await createOther().job.run();
    expect(await readState(MIKA)).toBe('active');
    await owner.call(setUserRole, { user_id: DANA, role: 'admin' });
  });

  it('COMP-62 users of the directory of another company stay as they are', async () => {
    const globex = createDirectoryRows(tool, 'globex');
    await globex.switchOn();
    await globex.provision(GORAN, 'goran');
    await acme.provision(MIKA, 'mika');
    await switchOff();
    await tool.app.jobs.drain();
    expect([await readState(GORAN), await readState(MIKA)]).toEqual(['active', 'deactivated']);
    const { db } = tool.database;
    const left = and(eq(scimUser.personId, GORAN), eq(scimUser.companyId, globex.companyId));
    expect(await db.$count(scimUser, left)).toBe(1);
    const on = (await db.select().from(scimConnection)).filter(({ switchedOffAt }) => switchedOffAt === null);
    expect(on.map(({ companyId }) => companyId)).toEqual([globex.companyId]);
    const admin = await tool.as('admin@globex.test');
    expect((await admin.call(getScimConnection, {})).data.deactivation).toBeNull();
  });
});
