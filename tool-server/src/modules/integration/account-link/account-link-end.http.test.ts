import { readFileSync } from 'node:fs';
import { asId } from '@drawbridge/contracts';
import { changePassword, logoutEverywhere } from '@drawbridge/contracts/identity';
import {
  getAccountLink,
  linkAccount,
  openLaunch,
  previewAccountLink,
  unlinkAccount,
  unlinkLearner,
} from '@drawbridge/contracts/integration';
import { listAttempts } from '@drawbridge/contracts/practice';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../../../test/fixtures/create-test-tool.ts';
import { createGrades, type Grades } from '../../../../test/fixtures/lti/grades.ts';
import { createLinkCalls, MEMBER } from '../../../../test/fixtures/lti/link-calls.ts';
import { INSTRUCTOR } from '../../../../test/fixtures/lti/lti-browser.ts';
import {
  createLtiTool,
  LAB,
  type LtiTool,
  OTHER_LAB,
  publishEvent,
  toLaunchedPerson,
} from '../../../../test/fixtures/lti/lti-tool.ts';
import { account as accountTable, person } from '../../kernel/people/index.ts';
import { DEMO_PASSWORD } from '../../operations/demo/index.ts';
import { labAttempt } from '../../practice/labs/labs.table.ts';

const GUIDE = new URL('../../../../../storybook/docs/security/operating.mdx', import.meta.url);

let lti: LtiTool;
let grades: Grades;
beforeEach(async () => {
  lti = await createLtiTool();
  grades = createGrades(lti);
});
afterEach(() => lti.close());

const { launch, newCode, link, open, linksOf, idOf } = createLinkCalls(() => ({ lti, grades }));

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

  it('acts as the learner alone while the account may not be used, and says so', async () => {
    const learner = await launch();
    await link(learner, await lti.tool.as(MEMBER));
    const { attempt_id } = await open(learner);
    const personId = await idOf(MEMBER);
    const setState = (state: 'active' | 'unverified') =>
      lti.tool.database.db.update(accountTable).set({ state }).where(eq(accountTable.personId, personId));
    await setState('unverified');
    expect((await learner.call(getAccountLink, {})).data.link?.is_paused).toBe(true);
    expect((await open(learner)).attempt_id).not.toBe(attempt_id);
    await setState('active');
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
