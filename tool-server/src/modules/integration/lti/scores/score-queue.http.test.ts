import { asId } from '@drawbridge/contracts';
import {
  countPlatformScores,
  getContextScores,
  listPlatformScores,
  resendContextScores,
  resendPlatformScores,
  type ScoreState,
} from '@drawbridge/contracts/integration';
import { listAuditEntries } from '@drawbridge/contracts/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../../../../test/fixtures/create-test-tool.ts';
import { createGrades, type Grades, SCORE_SCOPE } from '../../../../../test/fixtures/lti/grades.ts';
import { INSTRUCTOR } from '../../../../../test/fixtures/lti/lti-browser.ts';
import { createLtiTool, LAB, type LtiTool, OTHER_LAB } from '../../../../../test/fixtures/lti/lti-tool.ts';

let lti: LtiTool;
let grades: Grades;
let admin: Caller;
let id: ReturnType<typeof asId<'platform'>>;

beforeEach(async () => {
  lti = await createLtiTool();
  grades = createGrades(lti);
  admin = await lti.admin();
  id = asId(lti.platformId);
});
afterEach(() => lti.close());

const list = async (state?: ScoreState, page = 1) =>
  (await admin.call(listPlatformScores, { id, page, ...(state ? { state } : {}) })).data;

/** One score in each state: learner-0 given up, -1 retried, -2 delivered, -3 not sent yet; -4 has no result. */
async function fillQueue() {
  for (const number of [0, 1, 2, 3, 4]) await grades.enter({ lab_id: LAB }, { sub: `learner-${number}` });
  for (const [number, fault] of [422, 503, 0].entries()) {
    lti.platform.scoreFaults.push(fault);
    await grades.grade(number + 1, false, `learner-${number}`);
    await grades.deliver();
  }
  await grades.grade(10, true, 'learner-3');
}

describe('LTI-19 the queue of scores of a platform', () => {
  it('shows each score, its state, and why it is not there in words for people', async () => {
    await fillQueue();
    const { items, counts, total } = await list();
    expect(items.map(({ state, score_given }) => [state, score_given])).toEqual([
      ['given_up', 10],
      ['retrying', 20],
      ['pending', 100],
      ['delivered', 30],
    ]);
    expect([counts, total]).toEqual([{ pending: 1, retrying: 1, given_up: 1, delivered: 1 }, 4]);
    expect(items[0]).toMatchObject({
      learner: 'Lea Holm',
      kind: 'lab',
      item_id: LAB,
      resource_link_id: 'link-1',
      line_item: lti.platform.lineItem('one'),
      score_maximum: 100,
      tries: 1,
      fault: 'not_a_learner',
      next_try_at: null,
      delivered_at: null,
    });
    expect(items[0]?.item_title).not.toBe(LAB);
    expect(items[0]?.reason).toContain('not enrolled as a learner');
    expect(items[1]).toMatchObject({ fault: 'platform_fault', tries: 1 });
    expect(Date.parse(items[1]?.next_try_at ?? '')).toBeGreaterThan(lti.tool.clock.now().getTime());
    expect(items[3]).toMatchObject({ fault: null, reason: null, next_try_at: null });
  });

  it('shows what the platform said to the latest attempt, without a token, until the score arrives', async () => {
    await grades.enter();
    await grades.grade(10, true);
    const say = (status: number, text: string) => lti.platform.scoreFaults.push({ status, text });
    const readSaid = async () => (await list()).items.map(({ said, fault }) => [said, fault]);
    say(503, '<html><title>Down for maintenance</title>');
    await grades.deliver();
    expect(await readSaid()).toEqual([['Down for maintenance', 'platform_fault']]);
    say(422, '{"errors":{"message":"The attempts for secret-access-token-2 are used up"}}');
    await grades.deliverLater();
    expect(await readSaid()).toEqual([['The attempts for [token] are used up', 'refused']]);
    await admin.call(resendPlatformScores, { id });
    await grades.deliver();
    expect(await readSaid()).toEqual([[null, null]]);
  });

  it.each<[string, number, string, string | null]>([
    ['a token without a name', 200, 'c2VjcmV0LXRva2Vu', null],
    ['a form', 400, 'access_token=c2VjcmV0LXRva2Vu', 'access_token=[token]'],
    ['errors by field', 400, '{"error":{"token":"c2VjcmV0LXRva2Vu"}}', 'token: [token]'],
  ])('shows no token that the token address gives: %s', async (_what, status, text, said) => {
    lti.platform.instead.set('POST /token', (res) => void res.writeHead(status).end(text));
    await grades.enter();
    await grades.grade(10, true);
    await grades.deliver();
    expect((await list()).items).toMatchObject([{ fault: 'no_token', said }]);
  });

  it.each([
    ['nothing', '', 'not_a_learner'],
    ['the name of its status', '{"status":400,"reason":"Bad Request"}', 'not_a_learner'],
    ['that somebody is not enrolled', '{"error":"User is not enrolled"}', 'not_a_learner'],
    ['something else', '{"error":"The assignment is locked"}', 'refused'],
  ])('takes a 400 that says %s for a matter of %j', async (_what, text, fault) => {
    await grades.enter();
    await grades.grade(10, true);
    lti.platform.scoreFaults.push({ status: 400, text });
    await grades.deliver();
    expect((await list()).items.map((item) => item.fault)).toEqual([fault]);
  });

  it('shows what the platform said to the line item that a score waits for', async () => {
    const scope = [SCORE_SCOPE, 'https://purl.imsglobal.org/spec/lti-ags/scope/lineitem'];
    lti.platform.lineItems.makeFaults.push(403);
    lti.platform.instead.set(
      'POST /items',
      (res) => void res.writeHead(403).end('{"message":"Columns are locked"}'),
    );
    await grades.enter({ lab_id: LAB }, { item: undefined, scope });
    await grades.grade(10, true);
    await grades.deliver();
    await grades.deliverLater();
    expect((await list()).items).toMatchObject([{ fault: 'line_item_refused', said: 'Columns are locked' }]);
  });

  it('shows why the line item that a score waits for is not there yet, to the learner too', async () => {
    const scope = [SCORE_SCOPE, 'https://purl.imsglobal.org/spec/lti-ags/scope/lineitem'];
    lti.platform.instead.set(
      'GET /items',
      (res) => void res.writeHead(503).end('{"message":"Down for maintenance"}'),
    );
    const launched = await grades.enter({ lab_id: LAB }, { item: undefined, scope });
    await grades.grade(10, true);
    await grades.deliver();
    const { items, counts } = await list();
    expect(items).toMatchObject([
      { state: 'retrying', fault: 'platform_fault', said: 'Down for maintenance', tries: 1 },
    ]);
    expect(Date.parse(items[0]?.next_try_at ?? '')).toBeGreaterThan(lti.tool.clock.now().getTime());
    expect([counts.retrying, counts.pending]).toEqual([1, 0]);
    expect(await grades.toDelivery(launched)).toMatchObject({ state: 'pending', fault: 'platform_fault' });
    lti.platform.instead.clear();
    await grades.deliverLater();
    expect((await list()).items).toMatchObject([{ state: 'delivered', fault: null, said: null }]);
  });

  it.each(['pending', 'retrying', 'given_up', 'delivered'] as const)(
    'shows those that are %s alone',
    async (state) => {
      await fillQueue();
      const { items, total } = await list(state);
      expect([items.map((item) => item.state), total]).toEqual([[state], 1]);
    },
  );

  it('names somebody neutrally whose platform sends no name', async () => {
    await lti.tool.database.query({
      name: 'test_no_names',
      text: `update person set first_name = '', last_name = ''`,
      values: [],
    });
    await fillQueue();
    await lti.tool.database.query({
      name: 'test_no_names_again',
      text: `update person set first_name = '', last_name = '' where kind = 'launched'`,
      values: [],
    });
    expect((await list('given_up')).items[0]?.learner).toMatch(/^Learner [0-9A-F]{4}$/);
  });

  it('comes in pages of fifty', async () => {
    const learners = Array.from({ length: 55 }, (_, number) => `learner-${number}`);
    for (const sub of learners) {
      await grades.enter({ lab_id: LAB }, { sub });
      await grades.grade(4, false, sub);
    }
    const pages = [await list(undefined, 1), await list(undefined, 2), await list(undefined, 3)];
    expect(pages.map(({ items }) => items.length)).toEqual([50, 5, 0]);
    expect(new Set(pages.flatMap(({ items }) => items.map((item) => item.id))).size).toBe(55);
    expect(pages[0]).toMatchObject({ total: 55, page_size: 50 });
  });

  it.each([{ state: 'lost' }, { page: 0 }, { page: 10_001 }, { page: 'x' }])(
    'refuses %j, and names the field',
    async (wrong) => {
      const reply = await admin.call(listPlatformScores, { id, ...wrong } as never);
      expect([reply.status, Object.keys(reply.errors ?? {})]).toEqual([400, Object.keys(wrong)]);
    },
  );

  it('is counted for each platform of the company, and of no other', async () => {
    await fillQueue();
    const counts = { pending: 1, retrying: 1, given_up: 1, delivered: 1 };
    const [own, others] = [admin, await lti.tool.as('admin@globex.test')];
    expect((await own.call(countPlatformScores, {})).data.items).toContainEqual({
      platform_id: id,
      ...counts,
    });
    const foreign = (await others.call(countPlatformScores, {})).data.items;
    expect(foreign.filter(({ platform_id }) => platform_id === id)).toEqual([]);
  });

  it('is not shown to another company, and another company sends nothing again', async () => {
    await fillQueue();
    const others = await lti.tool.as('admin@globex.test');
    const score = (await list('given_up')).items[0];
    const score_id = score && asId<'score'>(score.id);
    const replies = [
      await others.call(listPlatformScores, { id }),
      await others.call(resendPlatformScores, { id }),
      await others.call(resendPlatformScores, { id, score_id }),
    ];
    expect(replies.map(({ status, code }) => [status, code])).toEqual(
      Array.from({ length: 3 }, () => [404, 'platform_not_found']),
    );
    expect((await list()).counts.given_up).toBe(1);
  });
});

describe('LTI-19 sending a score again', () => {
  it('sends one of those that were given up or wait, at once', async () => {
    await fillQueue();
    for (const state of ['given_up', 'retrying'] as const) {
      const [score] = (await list(state)).items;
      const { data } = await admin.call(resendPlatformScores, { id, score_id: asId(score?.id ?? '') });
      expect(data.resent).toBe(1);
    }
    await grades.deliver();
    expect((await list()).counts).toEqual({ pending: 0, retrying: 0, given_up: 0, delivered: 4 });
  });

  it('sends all that were given up, however often it is asked', async () => {
    await fillQueue();
    const ask = async () => (await admin.call(resendPlatformScores, { id })).data.resent;
    expect([await ask(), await ask()]).toEqual([1, 0]);
    await grades.deliver();
    expect([await ask(), (await list()).counts.delivered]).toEqual([0, 3]);
  });

  it('does not send what arrived', async () => {
    await fillQueue();
    const [score] = (await list('delivered')).items;
    const { data } = await admin.call(resendPlatformScores, { id, score_id: asId(score?.id ?? '') });
    const calls = lti.platform.scoreCalls.length;
    await grades.deliver();
    // The one that was never sent goes out; the delivered one does not.
    expect([data.resent, lti.platform.scoreCalls.length - calls]).toEqual([0, 1]);
  });

  it('refuses a score that is not of this platform', async () => {
    const unknown = asId<'score'>('00000000-0000-4000-8000-000000000000');
    const reply = await admin.call(resendPlatformScores, { id, score_id: unknown });
    expect([reply.status, reply.code]).toEqual([404, 'score_not_found']);
  });

  it('is in the audit trail, with how many', async () => {
    await fillQueue();
    await admin.call(resendPlatformScores, { id });
    const [newest] = (await admin.call(listAuditEntries, {})).data.items;
    expect(newest).toMatchObject({
      action: 'score.resend',
      subject: { kind: 'platform', id },
      details: { scores: '1' },
    });
  });
});

describe('LTI-17, LTI-19 the scores of a context, for its instructor', () => {
  const teach = async (context = 'context-1') =>
    (await grades.enter({ lab_id: LAB }, { sub: 'teacher', roles: [INSTRUCTOR], context })).caller;

  it('are counted with the reasons, the most frequent first', async () => {
    await fillQueue();
    for (const [index, fault] of [404, 404].entries()) {
      await grades.enter({ lab_id: OTHER_LAB }, { item: 'two', link: 'link-2', sub: `learner-${index}` });
      lti.platform.scoreFaults.push(fault);
      await grades.grade(5, false, `learner-${index}`, OTHER_LAB);
    }
    await grades.deliver();
    const { data } = await (await teach()).call(getContextScores, {});
    expect(data.counts).toMatchObject({ given_up: 3, retrying: 1, delivered: 2 });
    expect(data.faults).toEqual([
      { fault: 'line_item_gone', scores: 2 },
      { fault: 'not_a_learner', scores: 1 },
    ]);
    expect((await (await teach('context-2')).call(getContextScores, {})).data.counts.given_up).toBe(0);
  });

  it('are sent again, recorded in the company’s audit trail', async () => {
    await fillQueue();
    const { data } = await (await teach()).call(resendContextScores, {});
    expect(data.resent).toBe(1);
    const [newest] = (await admin.call(listAuditEntries, {})).data.items;
    expect(newest).toMatchObject({ action: 'score.resend', details: { scores: '1' } });
  });

  it('are for instructors alone', async () => {
    const { caller } = await grades.enter();
    for (const endpoint of [getContextScores, resendContextScores]) {
      const reply = await caller.call(endpoint, {});
      expect([reply.status, reply.code]).toEqual([403, 'forbidden']);
    }
  });
});
