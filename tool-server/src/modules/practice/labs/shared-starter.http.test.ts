import { randomUUID } from 'node:crypto';
import { asId } from '@drawbridge/contracts';
import {
  createSharedReplay,
  type LabFile,
  type LabPack,
  openLab,
  previewSharedReplay,
  readSharedReplay,
  submitLab,
} from '@drawbridge/contracts/practice';
import { toDecoy } from '@drawbridge/labs/engine';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Caller, TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import { createLabTool, type LabTool } from '../../../../test/fixtures/practice/lab-tool.ts';
import {
  buildStoredResult,
  insertSubmission,
} from '../../../../test/fixtures/practice/stored-submissions.ts';
import { labSubmission } from './labs.table.ts';

const L1 = 'l1-someone-elses-invoice';
const L2 = 'l2-the-button-was-hidden';
const L3 = 'l3-one-field-too-many';
const L6 = 'l6-downloads-outside-the-folder';
const L7 = 'l7-a-transfer-nobody-asked-for';
const L8 = 'l8-signed-in-as-no-one';
const WITH_GOAL = 'like-pattern';

let lab: LabTool;
let tool: TestTool;
let learner: Caller;
/** How many starters were graded in this test. The server keeps them: where it matters, a test has a lab of its own. */
let graded: number;

beforeAll(async () => {
  lab = await createLabTool({ ids: [L1, L2, L3, L6, L7, L8, WITH_GOAL] });
  tool = lab.tool;
});
afterAll(() => lab.close());
beforeEach(async () => {
  // So that limits count nothing of the test before.
  tool.clock.advance(3_600_000);
  learner = await tool.as('member@acme.test');
  graded = 0;
  lab.replaceGrading((grade, files) => {
    if (files.length === 0) graded += 1;
    return grade();
  });
});

function findPack(labId: string): LabPack {
  const found = lab.labs.find(({ pack }) => pack.lab_id === labId);
  if (!found) throw new Error(`no lab ${labId}`);
  return found.pack;
}
const findAttack = (labId: string) => findPack(labId).tests.find(({ kind }) => kind === 'exploit')?.id ?? '';

const blocked = {
  method: 'GET',
  url: '/invoices/2042',
  body: '',
  status: 404,
  response: '',
  events: [],
};
const fix: LabFile = { path: 'store.js', text: '// mine' };

/** Stores a submission in which the first visible attack of the lab is blocked; gives the choice to share it. */
async function choose(labId: string, overrides: { content_hash?: string; test?: object } = {}) {
  const { content_hash = findPack(labId).content_hash, test = {} } = overrides;
  const stored = buildStoredResult(labId, [blocked]);
  const test_id = findAttack(labId) || 'one';
  const tests = stored.tests.map((one) => ({ ...one, id: test_id, status: 'passed', ...test }));
  const { id } = await insertSubmission(tool, learner, asId<'lab'>(labId), {
    state: 'graded',
    tries: 1,
    result: { ...stored, content_hash, tests },
  });
  await tool.database.db
    .update(labSubmission)
    .set({ files: [fix] })
    .where(eq(labSubmission.id, id));
  return { submission_id: id, test_id, before: 'starter', with_own_code: false } as const;
}
async function share(choice: Awaited<ReturnType<typeof choose>>) {
  const { data } = await learner.call(createSharedReplay, choice);
  const token = data.url.split('/').at(-1) ?? '';
  return { token, replay: (await tool.anonymous.call(readSharedReplay, { token })).data.replay };
}

describe('a shared replay beside the starter', () => {
  it('shows the attack on the code that the lab began with, as it was previewed', async () => {
    const choice = await choose(L1);
    const preview = (await learner.call(previewSharedReplay, choice)).data.replay;
    const { token, replay } = await share(choice);
    expect(replay).toEqual(preview);
    expect(replay.films.map(({ side, status }) => [side, status])).toEqual([
      ['starter', 'failed'],
      ['now', 'passed'],
    ]);
    const [starter] = replay.films;
    expect(starter?.lines.flatMap(({ events }) => events).some(({ breach }) => breach)).toBe(true);
    const html = await (await tool.fetch(`/replays/${token}`)).text();
    expect(html).toMatch(
      /og:description" content="The starter: the attack gets through.*The fix: the attack is/,
    );
  });

  it('has lines of the lab, and none of the learner', async () => {
    const { replay } = await share(await choose(L1));
    const [starter] = replay.films;
    const texts = new Map(findPack(L1).files.map(({ path, text }) => [path, text.split('\n')]));
    const lines = (starter?.code ?? []).flatMap((file) => file.lines.map((one) => ({ ...one, ...file })));
    expect(lines.length).toBeGreaterThan(0);
    for (const { path, number, text } of lines) expect(texts.get(path)?.[number - 1]).toContain(text);
    expect(JSON.stringify(replay)).not.toContain(fix.text);
  });

  it('is graded once, however many want it and however often', async () => {
    const choice = await choose(L2);
    await Promise.all(Array.from({ length: 5 }, () => learner.call(previewSharedReplay, choice)));
    expect((await learner.call(createSharedReplay, choice)).status).toBe(200);
    expect(graded).toBe(1);
  });

  it.each([
    { before: 'none' },
    { before: '' },
    { before: { submission_id: randomUUID() } },
    { before: null },
  ])('and nothing else that is no submission: %j is refused by name', async (wrong) => {
    const reply = await learner.call(previewSharedReplay, { ...(await choose(L1)), ...(wrong as object) });
    expect([reply.status, Object.keys(reply.errors ?? {})]).toEqual([400, ['before']]);
  });
});

describe('the starter is not shown, and not graded,', () => {
  it('to someone else, or without an account', async () => {
    const choice = await choose(L3);
    const stranger = await tool.as('member@globex.test');
    expect((await stranger.call(previewSharedReplay, choice)).code).toBe('replay_not_found');
    expect((await tool.anonymous.call(previewSharedReplay, choice)).status).toBe(401);
    expect(graded).toBe(0);
  });

  it('in a lab whose task is an attack', async () => {
    const choice = await choose(WITH_GOAL);
    expect((await learner.call(previewSharedReplay, choice)).code).toBe('replay_not_found');
    expect(graded).toBe(0);
    const { before: _, ...alone } = choice;
    expect((await learner.call(previewSharedReplay, alone)).status).toBe(200);
  });

  it('beside a submission to the lab as it was before a change', async () => {
    const choice = await choose(L3, { content_hash: 'of another version' });
    expect((await learner.call(previewSharedReplay, choice)).code).toBe('replay_not_found');
    expect(graded).toBe(0);
  });
});

describe('of the starter, a shared replay', () => {
  it('has no hidden test', async () => {
    const hidden = lab.labs
      .find(({ pack }) => pack.lab_id === L1)
      ?.tests.find(({ visibility }) => visibility === 'hidden');
    const choice = await choose(L1, { test: { id: hidden?.id } });
    const reply = await learner.call(previewSharedReplay, { ...choice, test_id: hidden?.id ?? '' });
    expect(reply.code).toBe('replay_not_found');
  });

  it('has no password of the lab and no flag', async () => {
    const pack = findPack(L7);
    const secrets = [...pack.accounts.map(({ password }) => password), toDecoy(pack)];
    expect(secrets.length).toBeGreaterThan(1);
    lab.replaceGrading(async (grade) => {
      const result = await grade();
      const planted = { ...blocked, response: secrets.join(' | ') };
      return { ...result, tests: result.tests.map((test) => ({ ...test, replay: [planted] })) };
    });
    const { replay } = await share(await choose(L7));
    expect(replay.films[0]?.lines[0]?.response).toContain('[removed]');
    for (const secret of secrets) expect(JSON.stringify(replay)).not.toContain(secret);
  });
});

describe('the run of a starter', () => {
  it('that ends by our fault is not kept: the next one is another', async () => {
    const choice = await choose(L6);
    lab.replaceGrading(async (grade) => ({ ...(await grade()), verdict: 'infra' }));
    const failed = await learner.call(previewSharedReplay, choice);
    expect([failed.status, failed.code]).toEqual([503, 'unavailable']);
    lab.replaceGrading(() => Promise.reject(new Error('lost')));
    expect((await learner.call(previewSharedReplay, choice)).status).toBe(500);
    lab.replaceGrading(undefined);
    expect((await learner.call(previewSharedReplay, choice)).status).toBe(200);
  });

  it('takes no lane from submissions, and is one at a time', async () => {
    const gate = Promise.withResolvers<void>();
    let started = 0;
    lab.replaceGrading(async (grade, files) => {
      if (files.length > 0) return grade();
      started += 1;
      await gate.promise;
      return grade();
    });
    const previews = [await choose(L3), await choose(L8)].map((choice) =>
      learner.call(previewSharedReplay, choice),
    );
    await expect.poll(() => started).toBe(1);
    // One grader, and so one lane: it grades while a starter runs.
    const { attempt_id } = (await learner.call(openLab, { lab_id: asId<'lab'>(L1) })).data.attempt;
    const submission_id = asId<'submission'>(randomUUID());
    const files = [{ path: 'routes/invoices.js', text: '// mine' }];
    const submitted = await learner.call(submitLab, { submission_id, attempt_id, files });
    const others = started;
    gate.resolve();
    expect([submitted.status, submitted.data.state, others]).toEqual([200, 'graded', 1]);
    expect((await Promise.all(previews)).map(({ status }) => status)).toEqual([200, 200]);
    expect(started).toBe(2);
  });
});
