import { randomUUID } from 'node:crypto';
import { asId } from '@drawbridge/contracts';
import {
  createSharedReplay,
  getSubmission,
  listSharedReplays,
  MAX_SHARED_REPLAYS,
  previewSharedReplay,
  readSharedReplay,
  resetLab,
  revokeSharedReplay,
  SHARED_REPLAY_DAYS,
} from '@drawbridge/contracts/practice';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Caller, TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import { createLabTool, type LabTool } from '../../../../test/fixtures/practice/lab-tool.ts';
import {
  choose,
  createSharedReplayCalls,
  line,
  SHARED_LAB,
  toToken,
} from '../../../../test/fixtures/practice/shared-replay-calls.ts';
import {
  buildStoredResult,
  insertSubmission,
  STORED_TEST,
} from '../../../../test/fixtures/practice/stored-submissions.ts';
import { toDemoPersonId } from '../../operations/demo/index.ts';
import { labAttempt, labSubmission } from './labs.table.ts';
import { sharedReplay } from './shared-replay.table.ts';

const DAY_MS = 86_400_000;
const MIKA = toDemoPersonId('member@acme.test');

let lab: LabTool;
let tool: TestTool;
let learner: Caller;
let stranger: Caller;

beforeAll(async () => {
  lab = await createLabTool({ ids: [SHARED_LAB], isGrading: false });
  tool = lab.tool;
});
afterAll(() => lab.close());
beforeEach(async () => {
  await tool.database.db.delete(sharedReplay);
  await tool.database.db.delete(labAttempt).where(eq(labAttempt.personId, MIKA));
  // So that limits count nothing of the test before.
  tool.clock.advance(3_600_000);
  learner = await tool.as('member@acme.test');
  stranger = await tool.as('member@globex.test');
});

const { submit, share, read, page } = createSharedReplayCalls(() => ({ tool, learner }));

describe('a shared replay', () => {
  it('is seen without an account by whoever has the link, as it was previewed', async () => {
    const id = await submit([line()]);
    const preview = (await learner.call(previewSharedReplay, choose(id))).data;
    const { token, url, link } = await share(id);
    expect(url).toBe(`https://tool.test/replays/${token}`);
    const { data } = await read(token);
    expect(data.replay).toEqual(preview.replay);
    expect(data.replay).toMatchObject({
      lab_title: "Someone else's invoice",
      test_title: STORED_TEST.title,
      films: [{ side: 'now', status: 'failed', lines: [{ url: '/invoices/2042' }] }],
    });
    expect(link.expires_at).toBe(data.expires_at);
  });

  it('holds nothing but what the contract names: no person, no attempt, no score', async () => {
    const { data } = await read((await share(await submit([line()]))).token);
    expect(Object.keys(data.replay).sort()).toEqual([
      'cwe',
      'films',
      'lab_summary',
      'lab_title',
      'test_kind',
      'test_title',
    ]);
    expect(JSON.stringify(data)).not.toMatch(/mika|berg|acme|score|attempt|submission/i);
  });

  it('shows the submission before beside it', async () => {
    const before = await submit([line()]);
    const now = await submit([line({ status: 404, response: '', events: [] })]);
    const { token } = await share(now, { before });
    const { films } = (await read(token)).data.replay;
    expect(films.map(({ side, lines }) => [side, lines[0]?.status])).toEqual([
      ['before', 200],
      ['now', 404],
    ]);
  });

  it('can be made, seen by its owner, and revoked by a signed-in learner only', async () => {
    const id = await submit([line()]);
    const { link } = await share(id);
    const calls = [
      await tool.anonymous.call(previewSharedReplay, choose(id)),
      await tool.anonymous.call(createSharedReplay, choose(id)),
      await tool.anonymous.call(listSharedReplays, {}),
      await tool.anonymous.call(revokeSharedReplay, { shared_replay_id: link.id }),
    ];
    expect(calls.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  });

  it("cannot be made of someone else's submission, beside one, or of one that is not there", async () => {
    const id = await submit([line()]);
    const unknown = asId<'submission'>(randomUUID());
    const replies = [
      await stranger.call(createSharedReplay, choose(id)),
      await stranger.call(previewSharedReplay, choose(id)),
      await learner.call(createSharedReplay, choose(unknown)),
      await learner.call(createSharedReplay, { ...choose(id), before: unknown }),
      await learner.call(createSharedReplay, { ...choose(id), test_id: 'no-such-test' }),
    ];
    expect(replies.map(({ status, code }) => [status, code])).toEqual(
      replies.map(() => [404, 'replay_not_found']),
    );
  });

  it('is never that of a hidden test, nor of a submission that waits', async () => {
    const hidden = buildStoredResult(SHARED_LAB, [line()]);
    const id = await submit([], {
      result: { ...hidden, tests: hidden.tests.map((test) => ({ ...test, visibility: 'hidden' })) },
    });
    expect((await learner.call(createSharedReplay, choose(id))).code).toBe('replay_not_found');
    const waiting = await insertSubmission(tool, learner, SHARED_LAB, { state: 'queued', tries: 0 });
    expect((await learner.call(createSharedReplay, choose(waiting.id))).code).toBe('replay_not_found');
  });

  it('cannot hold data that the page sends', async () => {
    const id = await submit([line()]);
    const sent = { ...choose(id), replay: { films: [] }, view: 'x', lines: [line({ url: '/mine' })] };
    const { data } = await learner.call(createSharedReplay, sent);
    expect(JSON.stringify((await read(toToken(data.url))).data)).not.toContain('/mine');
  });
});

describe('the end of a shared replay', () => {
  it.each(SHARED_REPLAY_DAYS)('comes after %i days, to the millisecond', async (days) => {
    const { token } = await share(await submit([line()]), { days });
    tool.clock.advance(days * DAY_MS - 1);
    expect((await read(token)).status).toBe(200);
    tool.clock.advance(1);
    expect((await read(token)).status).toBe(404);
    await tool.app.jobs.drain();
    expect(await tool.database.db.select().from(sharedReplay)).toEqual([]);
  });

  it('comes after 30 days by default, and other lengths are refused by name', async () => {
    const id = await submit([line()]);
    const { link } = await share(id);
    expect(Date.parse(link.expires_at) - Date.parse(link.created_at)).toBe(30 * DAY_MS);
    const reply = await learner.call(createSharedReplay, { ...choose(id), days: 31 as 30 });
    expect([reply.status, Object.keys(reply.errors ?? {})]).toEqual([400, ['days']]);
  });

  it('comes when its owner revokes it, not when someone else tries; twice is once', async () => {
    const { token, link } = await share(await submit([line()]));
    expect((await stranger.call(revokeSharedReplay, { shared_replay_id: link.id })).status).toBe(200);
    expect((await read(token)).status).toBe(200);
    for (let time = 0; time < 2; time++)
      expect((await learner.call(revokeSharedReplay, { shared_replay_id: link.id })).status).toBe(200);
    expect((await read(token)).status).toBe(404);
  });

  it('looks like that of one that never was', async () => {
    const revoked = await share(await submit([line()]));
    await learner.call(revokeSharedReplay, { shared_replay_id: revoked.link.id });
    const expired = await share(await submit([line()]), { days: 7 });
    tool.clock.advance(7 * DAY_MS);
    const tokens = [revoked.token, expired.token, 'x'.repeat(43)];
    const replies = await Promise.all(tokens.map(read));
    const [first, ...others] = replies.map(({ status, code, message }) => ({ status, code, message }));
    expect(first).toMatchObject({ status: 404, code: 'shared_replay_not_found' });
    for (const other of others) expect(other).toEqual(first);
    const pages = await Promise.all(tokens.map(async (token) => (await page(token)).status));
    expect(pages).toEqual([404, 404, 404]);
  });

  it('comes with that of the submission, the attempt or the person', async () => {
    const id = await submit([line()]);
    const { token } = await share(id);
    await tool.database.db.delete(labSubmission).where(eq(labSubmission.id, id));
    expect((await read(token)).status).toBe(404);
    const other = await share(await submit([line()]));
    await tool.database.db.delete(labAttempt).where(eq(labAttempt.personId, MIKA));
    expect((await read(other.token)).status).toBe(404);
    const keys = await tool.database.db.execute<{ cascades: number }>(
      sql`select count(*)::int as cascades from pg_constraint where conrelid = 'shared_replay'::regclass
        and confdeltype = 'c' and confrelid = 'person'::regclass`,
    );
    expect(keys).toMatchObject({ rows: [{ cascades: 1 }] });
  });

  it('does not come with a reset: the attempt is kept', async () => {
    const id = await submit([line()]);
    const { token } = await share(id);
    const { attempt_id } = (await learner.call(getSubmission, { submission_id: id })).data;
    await learner.call(resetLab, { attempt_id });
    expect((await read(token)).status).toBe(200);
  });
});

describe('the list of shared replays', () => {
  it("is one's own, newest first, without those that have ended and without addresses", async () => {
    const id = await submit([line()]);
    const ended = await share(id, { days: 7 });
    tool.clock.advance(7 * DAY_MS);
    learner = await tool.as('member@acme.test');
    const first = await share(id);
    tool.clock.advance(1);
    const second = await share(id);
    const { data } = await learner.call(listSharedReplays, {});
    expect(data.items.map((item) => item.id)).toEqual([second.link.id, first.link.id]);
    expect(JSON.stringify(data)).not.toContain(first.token);
    expect(JSON.stringify(data)).not.toContain(ended.link.id);
    const others = await tool.as('member@globex.test');
    expect((await others.call(listSharedReplays, {})).data.items).toEqual([]);
  });

  it(`holds ${MAX_SHARED_REPLAYS} at most; a revoked one makes room, also for many at the same time`, async () => {
    const id = await submit([line()]);
    const replies = await Promise.all(
      Array.from({ length: MAX_SHARED_REPLAYS + 3 }, () => learner.call(createSharedReplay, choose(id))),
    );
    const made = replies.filter(({ status }) => status === 200);
    expect([made.length, replies.find(({ status }) => status !== 200)?.code]).toEqual([
      MAX_SHARED_REPLAYS,
      'shared_replay_limit',
    ]);
    await learner.call(revokeSharedReplay, { shared_replay_id: made[0]?.data.link.id ?? asId('') });
    expect((await learner.call(createSharedReplay, choose(id))).status).toBe(200);
  });
});

describe('the token of a shared replay', () => {
  it('is not stored, and is in no log', async () => {
    const { token } = await share(await submit([line()]));
    await read(token);
    await page(token);
    const stored = JSON.stringify(await tool.database.db.select().from(sharedReplay));
    expect(stored).not.toContain(token);
    expect(tool.logs.join('\n')).not.toContain(token);
  });

  it.each(['', 'x', 'x'.repeat(44), '../../'.repeat(15), `${'x'.repeat(42)}%`])(
    '%j is refused by name',
    async (token) => {
      const reply = await read(token);
      expect([reply.status, Object.keys(reply.errors ?? {})]).toEqual([400, ['token']]);
    },
  );

  it('cannot be guessed: tries are limited by address', async () => {
    const caller = tool.from('198.51.100.7');
    const replies = await Promise.all(
      Array.from({ length: 130 }, () => caller.call(readSharedReplay, { token: 'x'.repeat(43) })),
    );
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(10);
    const other = tool.from('203.0.113.9');
    expect((await other.call(readSharedReplay, { token: 'x'.repeat(43) })).status).toBe(404);
  });
});
