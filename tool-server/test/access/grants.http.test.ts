import { randomUUID } from 'node:crypto';
import { asId, type PersonId } from '@drawbridge/contracts';
import { BILLING_CALLS, finishCheckout } from '@drawbridge/contracts/company';
import { linkAccount, makeLinkCode, unlinkAccount } from '@drawbridge/contracts/integration';
import { getCourse } from '@drawbridge/contracts/learning';
import { openLab, resetLab, submitLab } from '@drawbridge/contracts/practice';
import { buildLabResult } from '@drawbridge/contracts/testing';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { joinCompany, mayOpen } from '../../src/modules/kernel/grants/index.ts';
import { toDemoCompanyId, toDemoPersonId } from '../../src/modules/operations/demo/index.ts';
import { createOperatorOrders, REDIRECT } from '../fixtures/company/order-calls.ts';
import type { Caller } from '../fixtures/create-test-tool.ts';
import { createGrades } from '../fixtures/lti/grades.ts';
import { createLtiTool, LAB, type LtiTool, OTHER_LAB } from '../fixtures/lti/lti-tool.ts';

/** More of them find rarer orders of events: `HISTORIES=100 vitest run …`. */
const HISTORIES = Number(process.env.HISTORIES ?? 1);
const STEPS = 35;
const DAY_MS = 86_400_000;
const ACCOUNTS = ['free@demo.test', 'ind@demo.test', 'optional@demo.test'];
const LEARNERS = ['learner-1', 'learner-2', 'learner-3'];
const COURSES = ['c1-who-may-do-what', 'c3-the-browser-as-a-hostile-host'];
const PAID = asId<'course'>('c3-the-browser-as-a-hostile-host');

/** The same numbers for the same seed. @see mulberry32 */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

let lti: LtiTool;
beforeEach(async () => {
  lti = await createLtiTool({
    grader: {
      grade: (labId) =>
        Promise.resolve(buildLabResult({ lab_id: labId, verdict: 'passed', score: 50, max: 50 })),
    },
  });
});
afterEach(() => lti.close());

/** What must hold after each step, as statements that give the rows that break it. */
const BROKEN = {
  'a plan of an order that is not paid, or was taken back': sql`
    select g.* from grant_record g left join subscription s on s.id::text = g.source_id
    where g.ended_at is null and g.source = 'plan' and g.kind in ('plan', 'membership') and g.source_id <> 'signup'
      and (s.id is null or s.settled_at is null or (s.ended_at is not null and g.kind = 'plan'))`,
  'something by a link that is no more': sql`
    select g.* from grant_record g where g.ended_at is null and g.source = 'link' and not exists (
      select from account_link k where k.account_id = g.person_id and k.learner_id::text = g.source_id)`,
  'lent work without its link': sql`
    select g.person_id from point_gain g where g.lent_by is not null and not exists (
      select from account_link k where k.account_id = g.person_id and k.learner_id = g.lent_by)
    union all
    select k.person_id from completion k where k.lent_by is not null and not exists (
      select from account_link l where l.account_id = k.person_id and l.learner_id = k.lent_by)`,
  'a membership of a company that the person is not of': sql`
    select g.* from grant_record g join person p on p.id = g.person_id
    where g.ended_at is null and g.kind = 'membership' and p.company_id::text is distinct from g.subject`,
  'an administrator, or an individual plan, without a grant': sql`
    select a.person_id from account a join person p on p.id = a.person_id where a.is_admin and not exists (
      select from grant_record g where g.person_id = a.person_id and g.kind = 'administration' and g.ended_at is null)`,
  'an attempt that is credited to two people': sql`
    select attempt_id from point_gain where lent_by is null and attempt_id is not null
    group by attempt_id having count(distinct person_id) > 1
    union all
    select null from grant_record where source = 'work' group by kind, subject, source_id having count(*) > 1`,
  'an attempt that is graded for two learners of a platform': sql`
    select source_id::uuid from grant_record where kind = 'grade' and source_id like '________-____-%'
    group by subject, source_id having count(distinct person_id) > 1`,
  'points below zero, or other than those of the best pass': sql`
    select person_id from point_gain group by person_id, lab_id
    having min(points) < 0 or sum(points) <> max(total)`,
  'a badge or certificate without a grant': sql`
    select b.id from badge_award b where b.revoked_at is null and not exists (
      select from grant_record g where g.kind = 'badge' and g.subject = b.id::text and g.ended_at is null)
    union all
    select k.id from certificate k where k.revoked_at is null and not exists (
      select from grant_record g where g.kind = 'certificate' and g.subject = k.id::text and g.ended_at is null)`,
  'a grant of a badge that is revoked': sql`
    select g.id from grant_record g join badge_award b on b.id::text = g.subject
    where g.kind = 'badge' and g.ended_at is null and b.revoked_at is not null`,
  'a course that is complete without its items': sql`
    select e.person_id from enrolment e join course c on c.id = e.course_id
    where e.completed_at is not null and c.total_items > (
      select count(*) from completion k where k.person_id = e.person_id and k.course_id = e.course_id)`,
};

async function findBroken(): Promise<string[]> {
  const broken: string[] = [];
  for (const [rule, statement] of Object.entries(BROKEN)) {
    const { rows } = (await lti.tool.database.db.execute(statement)) as { rows: unknown[] };
    if (rows.length > 0) broken.push(`${rule}: ${JSON.stringify(rows[0])}`);
  }
  return broken;
}

/** Whether the paid course is open to an account by what the tables say now, told without `mayOpen`. */
async function isPaidFor(personId: PersonId): Promise<boolean> {
  const now = lti.tool.clock.now().toISOString();
  const { rows } = (await lti.tool.database.db.execute(sql`
    select 1 from account a join person p on p.id = a.person_id left join company c on c.id = p.company_id
    where a.person_id = ${personId}::uuid and (
      (p.company_id is null and a.type = 'IND' and (a.expires_at is null or a.expires_at > ${now}::timestamptz))
      or (p.company_id is not null and (c.expires_at is null or c.expires_at > ${now}::timestamptz))
      or ((a.expires_at is null or a.expires_at > ${now}::timestamptz)
        and (c.expires_at is null or c.expires_at > ${now}::timestamptz) and exists (
          select from account_link k join lti_platform f on f.id = k.platform_id join company o on o.id = f.company_id
          where k.account_id = a.person_id and (p.company_id is null or p.company_id = f.company_id)
            and (o.expires_at is null or o.expires_at > ${now}::timestamptz))))
  `)) as { rows: unknown[] };
  return rows.length > 0;
}

function createHistory(seed: number) {
  const random = createRandom(seed);
  const pick = <One>(of: readonly One[]): One => of[Math.floor(random() * of.length)] as One;
  const grades = createGrades(lti);
  const { tool } = lti;
  const { db } = tool.database;
  const orders = () => createOperatorOrders(tool);

  /** Undefined for an account that may not sign in at the moment. */
  const asAccount = (email: string) => tool.as(email).catch(() => undefined);
  const asLearner = async (sub: string) => (await grades.enter({ lab_id: LAB }, { sub })).caller;
  const anybody = async (): Promise<Caller | undefined> =>
    random() < 0.5 ? asAccount(pick(ACCOUNTS)) : asLearner(pick(LEARNERS));

  async function readNumbers(): Promise<string[]> {
    const { rows } = (await db.execute(sql`select invoice_number from subscription order by 1`)) as {
      rows: { invoice_number: string }[];
    };
    return rows.map(({ invoice_number }) => invoice_number);
  }

  const steps: Record<string, () => Promise<unknown>> = {
    async order() {
      const caller = await asAccount(pick(ACCOUNTS));
      const plan_id = pick(['individual', 'enterprise'] as const);
      const opened = await caller?.call(BILLING_CALLS['billing-individual'].openCheckout, {
        plan_id,
        period: pick(['month', 'year'] as const),
        seats: plan_id === 'individual' ? 1 : 5,
        redirect_url: REDIRECT,
      });
      const id = opened?.data?.url.split('/').at(-1);
      if (id) await caller?.call(finishCheckout, { checkout_id: asId<'checkout'>(id), name: 'Byron' });
    },
    async settle() {
      const number = pick(await readNumbers());
      if (number)
        await Promise.allSettled([orders().settle(number, 'operator'), orders().settle(number, 'operator')]);
    },
    async takeBack() {
      const number = pick(await readNumbers());
      if (number && random() < 0.4) await orders().cancel(number, 'operator');
    },
    async link() {
      const [account, learner] = [await asAccount(pick(ACCOUNTS)), await asLearner(pick(LEARNERS))];
      const code = (await account?.call(makeLinkCode, {}))?.data?.code;
      if (code) await learner.call(linkAccount, { code });
    },
    unlink: async () => (await asLearner(pick(LEARNERS))).call(unlinkAccount, {}),
    enrol: async () => (await anybody())?.call(getCourse, { event_id: asId(pick(COURSES)), enroll: true }),
    async pass() {
      const caller = await anybody();
      const opened = await caller?.call(openLab, { lab_id: asId(pick([LAB, OTHER_LAB])) });
      const attempt_id = opened?.data?.attempt.attempt_id;
      if (!attempt_id) return;
      tool.app.jobs.start();
      const submission_id = asId<'submission'>(randomUUID());
      await caller?.call(submitLab, { submission_id, attempt_id: asId(attempt_id), files: [] });
      await tool.app.jobs.stop();
      if (random() < 0.3) await caller?.call(resetLab, { attempt_id: asId(attempt_id) });
    },
    expire: async () => tool.clock.advance(Math.ceil(random() * 20) * DAY_MS),
    join: async () =>
      random() < 0.3 &&
      db.transaction((tx) =>
        joinCompany(
          tx,
          {
            personId: toDemoPersonId(pick(ACCOUNTS)),
            companyId: toDemoCompanyId(pick(['acme', 'globex'])),
            isAdmin: false,
          },
          { source: 'operator', sourceId: 'operator', at: tool.clock.now() },
        ),
      ),
  };

  return {
    async step(): Promise<string> {
      const name = pick(Object.keys(steps));
      await steps[name]?.();
      // What the server does by itself: ends links and orders, sends grades.
      await tool.app.jobs.drain();
      return name;
    },
  };
}

describe('random histories of orders, links, passes and companies', () => {
  it.each(Array.from({ length: HISTORIES }, (_, at) => at + 1))(
    'history %i: nothing is given without a living source, and no work counts twice',
    async (seed) => {
      const history = createHistory(seed);
      const done: string[] = [];
      for (let at = 0; at < STEPS; at += 1) {
        done.push(await history.step());
        expect(await findBroken(), done.join(' ')).toEqual([]);
      }
      for (const email of ACCOUNTS) {
        const personId = toDemoPersonId(email);
        const opened = await mayOpen(
          lti.tool.database.db,
          personId,
          { kind: 'course', id: PAID },
          lti.tool.clock.now(),
        );
        expect(opened !== undefined, `${email} after ${done.join(' ')}`).toBe(await isPaidFor(personId));
      }
    },
  );
});
