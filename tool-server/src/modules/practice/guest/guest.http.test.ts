import { createHash, randomUUID } from 'node:crypto';
import { asId } from '@drawbridge/contracts';
import { queryNotifications } from '@drawbridge/contracts/operations';
import {
  createSharedReplay,
  getSolution,
  getSubmission,
  keepGuestWork,
  listSharedReplays,
  openHint,
  openLab,
  openSolution,
  previewSharedReplay,
  resetLab,
  revokeSharedReplay,
  saveDraft,
  startGuest,
  startLab,
  submitLab,
} from '@drawbridge/contracts/practice';
import { getProfile } from '@drawbridge/contracts/recognition';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Caller, TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import { createLabTool, type LabTool } from '../../../../test/fixtures/practice/lab-tool.ts';

const L1 = asId<'lab'>('l1-someone-elses-invoice');
const OTHER = asId<'lab'>('l2-search-that-never-ends');
const DAY_MS = 86_400_000;

let lab: LabTool;
let tool: TestTool;

beforeAll(async () => {
  lab = await createLabTool({ ids: [L1], processes: 2 });
  tool = lab.tool;
});
afterAll(() => lab.close());
beforeEach(() => {
  // Limits of one test are over before the next.
  tool.clock.advance(3_600_000);
  lab.replaceGrading(undefined);
});

const newId = () => asId<'submission'>(randomUUID());
const solutionOf = () => lab.labs[0]?.solution.files ?? [];
const open = async (caller: Caller) => (await caller.call(openLab, { lab_id: L1 })).data.attempt;
/** Signed in when it is wanted: an account's session ends as the clock moves. */
const signIn = (email: string) => tool.as(email);

async function start(): Promise<Caller & { token: string }> {
  const { data } = await tool.anonymous.call(startGuest, {});
  return { ...tool.withToken(data.token), token: data.token };
}
async function submit(caller: Caller, files = solutionOf()) {
  const { attempt_id } = await open(caller);
  return caller.call(submitLab, { submission_id: newId(), attempt_id, files });
}
const count = async (table: string, where: string): Promise<number> => {
  const [row] = await tool.database.query<{ n: number }>({
    name: `count ${createHash('md5')
      .update(table + where)
      .digest('hex')}`,
    text: `select count(*)::int as n from ${table} where ${where}`,
    values: [],
  });
  return row?.n ?? -1;
};

describe('a guest', () => {
  it('opens, saves, submits and passes a lab without an account', async () => {
    const guest = await start();
    const attempt = await open(guest);
    const saved = await guest.call(saveDraft, {
      attempt_id: attempt.attempt_id,
      revision: 0,
      files: solutionOf(),
    });
    expect(saved.data.revision).toBe(1);
    expect((await guest.call(startLab, { lab_id: L1 })).data.access_url).toBe('/try');
    const { data } = await submit(guest);
    expect([data.state, data.result?.verdict]).toEqual(['graded', 'passed']);
    const solution = await guest.call(getSolution, { attempt_id: attempt.attempt_id });
    expect(solution.status).toBe(200);
  });

  it('is stored without a name, an address or anything that signs in', async () => {
    const { token } = await start();
    const rows = await tool.database.query<Record<string, unknown>>({
      name: 'guests',
      text: `select p.email, p.first_name, p.last_name, p.picture, p.company_id, g.* from guest_session g
        join person p on p.id = g.person_id`,
      values: [],
    });
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(rows)).not.toContain('127.0.0.1');
    for (const row of rows)
      expect(row).toMatchObject({
        email: null,
        first_name: '',
        last_name: '',
        picture: null,
        company_id: null,
      });
    expect(await count('lab_submission', `tenant like '%127.0.0.1%'`)).toBe(0);
  });

  it('needs no cookie', async () => {
    expect((await tool.anonymous.call(startGuest, {})).headers.get('set-cookie')).toBeNull();
  });

  it.each([
    ['openLab', openLab],
    ['startLab', startLab],
  ] as const)('has one lab: %s refuses every other', async (_name, endpoint) => {
    const reply = await (await start()).call(endpoint, { lab_id: OTHER });
    expect([reply.status, reply.code, reply.message]).toEqual([
      403,
      'forbidden',
      'Guests have one lab. Sign up to open all of them.',
    ]);
  });

  it('may not call what belongs to accounts, and continues', async () => {
    const guest = await start();
    const reply = await guest.call(getProfile, {});
    expect([reply.status, reply.code, reply.message]).toEqual([
      403,
      'forbidden',
      'Sign up or sign in to do this.',
    ]);
    expect((await guest.call(openLab, { lab_id: L1 })).status).toBe(200);
  });

  it('may not share a replay, also of an own verdict; the account that keeps the work may', async () => {
    const guest = await start();
    const { submission_id, result } = (await submit(guest, [])).data;
    const test = result?.tests.find(({ visibility, replay }) => visibility === 'visible' && replay?.length);
    const choice = { submission_id, test_id: test?.id ?? '', with_own_code: false };
    const replies = [
      await guest.call(previewSharedReplay, choice),
      await guest.call(createSharedReplay, choice),
      await guest.call(createSharedReplay, { ...choice, before: 'starter' }),
      await guest.call(listSharedReplays, {}),
      await guest.call(revokeSharedReplay, { shared_replay_id: asId(randomUUID()) }),
    ];
    expect(replies.map(({ status, code, message }) => [status, code, message])).toEqual(
      replies.map(() => [403, 'forbidden', 'Sign up or sign in to do this.']),
    );
    expect(await count('shared_replay', `person_id in (select id from person where kind = 'guest')`)).toBe(0);
    const keeper = await signIn('member@acme.test');
    await keeper.call(keepGuestWork, { token: guest.token });
    expect((await keeper.call(createSharedReplay, choice)).status).toBe(200);
  });

  it("finds nothing of another guest's", async () => {
    const [one, other] = [await start(), await start()];
    const { attempt_id } = await open(one);
    const { data } = await submit(one, []);
    const replies = [
      await other.call(openHint, { attempt_id, number: 1 }),
      await other.call(submitLab, { submission_id: newId(), attempt_id, files: [] }),
      await other.call(getSubmission, { submission_id: data.submission_id }),
    ];
    expect(replies.map(({ status, code }) => [status, code])).toEqual(
      replies.map(() => [404, 'attempt_not_found']),
    );
  });

  it.each([['dbgt_x'], [`dbgt_${'A'.repeat(43)}`]])('is not signed in with the token %s', async (token) => {
    const reply = await tool.withToken(token).call(openLab, { lab_id: L1 });
    expect([reply.status, reply.code]).toEqual([401, 'not_signed_in']);
  });

  it('is gone after thirty days, with all work', async () => {
    const guest = await start();
    await submit(guest, []);
    tool.clock.advance(31 * DAY_MS);
    const reply = await guest.call(openLab, { lab_id: L1 });
    expect([reply.status, reply.code]).toEqual([401, 'not_signed_in']);
    const keeper = await signIn('ind@demo.test');
    expect((await keeper.call(keepGuestWork, { token: guest.token })).code).toBe('guest_not_found');
    await tool.app.jobs.drain();
    expect(await count('person', `kind = 'guest'`)).toBe(0);
    expect(await count('guest_session', 'true')).toBe(0);
    expect(await count('lab_submission', `lane = 'guest'`)).toBe(0);
  });
});

describe('limits of guests', () => {
  it('makes thirty guests an hour from one address, and says when to try again', async () => {
    const from = tool.from('203.0.113.7');
    for (let made = 0; made < 30; made += 1) expect((await from.call(startGuest, {})).status).toBe(200);
    const refused = await from.call(startGuest, {});
    expect([refused.status, refused.code, refused.headers.get('retry-after')]).toEqual([
      429,
      'too_many_tries',
      '3600',
    ]);
    expect((await tool.from('203.0.113.8').call(startGuest, {})).status).toBe(200);
    tool.clock.advance(3_600_000);
    expect((await from.call(startGuest, {})).status).toBe(200);
  });

  it('grades thirty submissions in ten minutes for all guests of one address; nothing of the next is lost', async () => {
    const result = (await submit(await start(), [])).data.result;
    if (!result) throw new Error('no result to repeat');
    lab.replaceGrading(() => Promise.resolve(result));
    const [one, other] = [await start(), await start()];
    for (let sent = 1; sent < 30; sent += 1)
      expect((await submit(sent % 2 === 0 ? one : other, [])).status).toBe(200);
    const { attempt_id } = await open(other);
    await other.call(saveDraft, { attempt_id, revision: 0, files: solutionOf() });
    const submission = { submission_id: newId(), attempt_id, files: solutionOf() };
    const refused = await other.call(submitLab, submission);
    expect([refused.status, refused.code, refused.headers.get('retry-after')]).toEqual([
      429,
      'too_many_tries',
      '600',
    ]);
    expect(refused.message).toContain('sign up');
    expect((await open(other)).files).toEqual(solutionOf());
    const member = await signIn('member@acme.test');
    expect((await submit(member, [])).status).toBe(200);
    tool.clock.advance(600_000);
    expect((await other.call(submitLab, submission)).data.state).toBe('graded');
  });

  it('lets one submission of a guest run and one wait', async () => {
    const guest = await start();
    const gate = Promise.withResolvers<void>();
    lab.replaceGrading(async (grade) => {
      await gate.promise;
      return grade();
    });
    const first = submit(guest, []);
    await expect.poll(() => count('lab_submission', `state = 'running'`)).toBe(1);
    const second = submit(guest, []);
    await expect.poll(() => count('lab_submission', `state = 'queued'`)).toBe(1);
    const third = await submit(guest, []);
    expect([third.status, third.code, third.message]).toEqual([
      429,
      'queue_full',
      'Your last submission is still waiting. Try again when it is graded.',
    ]);
    gate.resolve();
    for (const { data } of await Promise.all([first, second])) expect(data.state).toBe('graded');
  });
});

describe("keeping a guest's work", () => {
  const keep = (keeper: Caller, token: string) => keeper.call(keepGuestWork, { token });

  it('moves a pass to the account as if it had been made there, once', async () => {
    const guest = await start();
    await submit(guest, []);
    const { data: passed } = await submit(guest);
    const { number } = await open(guest);
    const keeper = await signIn('empty@demo.test');
    const kept = await keep(keeper, guest.token);
    expect(kept.data.labs).toEqual([
      { lab_id: L1, title: lab.labs[0]?.pack.title, type: 'lab', passed: true },
    ]);
    const attempt = await open(keeper);
    expect(attempt).toMatchObject({ number, passed: true, best_score: 100 });
    expect(attempt.submissions.map(({ result }) => result?.verdict)).toEqual(['passed', 'failed']);
    expect(
      (await keeper.call(getSubmission, { submission_id: passed.submission_id })).data.result?.verdict,
    ).toBe('passed');
    const points = lab.labs[0]?.pack.points;
    expect(
      await count('point_gain', `total = ${points} and person_id in (select person_id from account)`),
    ).toBe(1);
    // The guest is gone.
    const after = await guest.call(openLab, { lab_id: L1 });
    expect([after.status, after.code]).toEqual([401, 'not_signed_in']);
    const again = await keep(keeper, guest.token);
    expect([again.status, again.data]).toEqual([200, kept.data]);
    const { data } = await keeper.call(queryNotifications, {});
    expect(JSON.stringify(data).match(/Someone else’s invoice|Someone else's invoice/g)).toHaveLength(1);
  });

  it('numbers attempts after those of the account, and keeps the one with work open', async () => {
    const keeper = await signIn('manager@acme.test');
    await open(keeper);
    const guest = await start();
    const first = await open(guest);
    await guest.call(resetLab, { attempt_id: first.attempt_id });
    await submit(guest, []);
    await keep(keeper, guest.token);
    // Nothing was done in the account's own.
    expect(await open(keeper)).toMatchObject({ number: 3, submissions: [{ state: 'graded' }] });
    const other = await start();
    await submit(other, []);
    const own = await open(keeper);
    await keep(keeper, other.token);
    expect((await open(keeper)).attempt_id).toBe(own.attempt_id);
    const { data } = await keeper.call(resetLab, { attempt_id: own.attempt_id });
    expect(data.attempt.number).toBe(5);
  });

  it('takes the help a guest used off the points, and nothing from a lab that was passed before', async () => {
    const keeper = await signIn('champion@acme.test');
    await submit(keeper);
    const { points_left } = await open(keeper);
    const guest = await start();
    const { attempt_id } = await open(guest);
    await guest.call(openHint, { attempt_id, number: 1 });
    await guest.call(openSolution, { attempt_id });
    await keep(keeper, guest.token);
    expect(await open(keeper)).toMatchObject({ points_left, solution_opened: false });

    const fresh = await signIn('member@globex.test');
    const helped = await start();
    const { attempt_id: id } = await open(helped);
    await helped.call(openSolution, { attempt_id: id });
    await submit(helped);
    await keep(fresh, helped.token);
    expect(await open(fresh)).toMatchObject({ passed: true, points_left: 0, solution_opened: true });
  });

  it('gives the work to one of two accounts that keep it at the same time', async () => {
    const guest = await start();
    await submit(guest, []);
    const [one, other] = [await signIn('member@acme.test'), await signIn('ind@demo.test')];
    const replies = await Promise.all([keep(one, guest.token), keep(other, guest.token)]);
    expect(replies.map(({ status, code }) => `${status} ${code ?? ''}`).toSorted()).toEqual([
      '200 ',
      '404 guest_not_found',
    ]);
  });

  it('grades what waited or ran for the account', async () => {
    const guest = await start();
    const gate = Promise.withResolvers<void>();
    lab.replaceGrading(async (grade) => {
      await gate.promise;
      return grade();
    });
    const { attempt_id } = await open(guest);
    const submission_id = newId();
    const sent = guest.call(submitLab, { submission_id, attempt_id, files: solutionOf() });
    await expect.poll(() => count('lab_submission', `state = 'running'`)).toBe(1);
    const keeper = await signIn('free@demo.test');
    expect((await keep(keeper, guest.token)).data.labs).toMatchObject([{ passed: false }]);
    gate.resolve();
    await sent;
    const graded = await keeper.call(getSubmission, { submission_id });
    expect([graded.data.state, graded.data.result?.verdict]).toEqual(['graded', 'passed']);
    expect((await open(keeper)).passed).toBe(true);
  });

  it.each([['dbgt_unknown-but-long-enough'], [`dbgt_${'A'.repeat(43)}`], ['no token of a guest']])(
    'finds no guest with %s',
    async (token) => {
      const reply = await keep(await signIn('ind@demo.test'), token);
      expect([reply.status, reply.code]).toEqual([404, 'guest_not_found']);
    },
  );

  it('is refused to callers without an account, and the work stays', async () => {
    const [guest, other] = [await start(), await start()];
    await submit(guest, []);
    const anonymous = await keep(tool.anonymous, guest.token);
    expect([anonymous.status, anonymous.code]).toEqual([401, 'not_signed_in']);
    expect((await keep(other, guest.token)).code).toBe('forbidden');
    const unverified = await keep(await signIn('force@demo.test'), guest.token);
    expect(unverified.code).toBe('verification_required');
    expect((await open(guest)).submissions).toHaveLength(1);
  });
});
