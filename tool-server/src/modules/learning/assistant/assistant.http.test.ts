import { asId, type InputOf } from '@drawbridge/contracts';
import { listAuditEntries } from '@drawbridge/contracts/kernel';
import {
  type AssistantAnswer,
  askAssistant,
  getAssistant,
  getAssistantRule,
  setAssistantRule,
} from '@drawbridge/contracts/learning';
import { openLab, openSolution } from '@drawbridge/contracts/practice';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, createTestTool, type TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import { getAllLabs } from '../../../../test/fixtures/practice/our-labs.ts';
import {
  buildStoredResult,
  insertSubmission,
} from '../../../../test/fixtures/practice/stored-submissions.ts';

const C2 = asId<'course'>('c2-injection-at-the-boundary');
const NAMES = asId<'item'>('c2-names-lists-and-patterns');
const L1 = asId<'lab'>('l1-someone-elses-invoice');
const L8 = asId<'lab'>('l8-signed-in-as-no-one');

let tool: TestTool;
let learner: Caller;

beforeAll(async () => {
  const labs = getAllLabs();
  tool = await createTestTool({ labs });
});
afterAll(() => tool.close());
beforeEach(async () => {
  for (const table of ['lab_attempt', 'assistant_rule', 'limit_window'])
    await tool.database.query({ name: `clear_${table}`, text: `delete from ${table}`, values: [] });
  learner = await tool.as('member@acme.test');
});

async function ask(query: string, context?: InputOf<typeof askAssistant>['context'], caller = learner) {
  const reply = await caller.call(askAssistant, { query, ...(context && { context }) });
  expect([reply.status, reply.message]).toEqual([200, '']);
  return reply.data;
}
const toText = ({ answer }: AssistantAnswer) => answer.map(({ html }) => html).join('\n');
const fail = (lab = L1, verdict = 'failed') =>
  insertSubmission(tool, learner, lab, {
    state: 'graded',
    tries: 1,
    result: { ...buildStoredResult(lab, []), verdict },
  });

describe('CALL-37 asegpt/query', () => {
  it('CALL-3 the assistant is refused without a session', async () => {
    const replies = await Promise.all([
      tool.anonymous.call(askAssistant, { query: 'x' }),
      tool.anonymous.call(getAssistant, {}),
      tool.anonymous.call(getAssistantRule, {}),
      tool.anonymous.call(setAssistantRule, { mode: 'off' }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  });

  it.each([
    ['empty', '', 'query'],
    ['blank', '   \n ', 'query'],
    ['too long', 'x'.repeat(2_001), 'query'],
    ['no text', 7 as unknown as string, 'query'],
  ])('a question that is %s is refused, naming the field', async (_, query, field) => {
    const reply = await learner.call(askAssistant, { query });
    expect([reply.status, Object.keys(reply.errors ?? {})]).toEqual([400, [field]]);
  });

  it.each([
    [{ course_id: asId<'course'>('no-such-course') }, 'course_not_found'],
    [{ course_id: C2, item_id: asId<'item'>('no-such-item') }, 'item_not_found'],
    [{ item_id: NAMES }, 'item_not_found'],
    [{ lab_id: asId<'lab'>('no-such-lab') }, 'lab_not_found'],
  ])('the context %j is not found', async (context, code) => {
    const reply = await learner.call(askAssistant, { query: 'What is SQL injection?', context });
    expect([reply.status, reply.code]).toEqual([404, code]);
  });

  it('an invalid id is refused, naming the field', async () => {
    const context = { course_id: asId<'course'>('../etc') };
    const reply = await learner.call(askAssistant, { query: 'x', context });
    expect([reply.status, Object.keys(reply.errors ?? {})]).toEqual([400, ['context.course_id']]);
  });

  it('SVC-7 an answer consists of sentences from the lessons, each paragraph cited', async () => {
    const answer = await ask('Why can a column name not be bound?');
    expect(answer).toMatchObject({ known: true, answered_by: 'course texts' });
    expect(answer.citations[0]).toMatchObject({
      course_id: C2,
      item_id: NAMES,
      subject_id: 'sql',
      title: 'Names, lists and patterns: what cannot be bound',
    });
    expect(answer.answer.length).toBeGreaterThan(0);
    for (const { citations } of answer.answer)
      for (const number of citations) expect(answer.citations[number - 1]).toBeDefined();
    const lessons = tool.catalogue.courses
      .flatMap(({ subjects }) => subjects.flatMap(({ items }) => items))
      .flatMap((item) =>
        item.object_type === 'media' ? [item.html.replaceAll(/<[^>]+>/g, '').replaceAll(/\s+/g, ' ')] : [],
      );
    const [first = ''] = toText(answer)
      .replaceAll(/<[^>]+>/g, '')
      .split('. ');
    expect(lessons.some((text) => text.includes(first))).toBe(true);
  });

  it('a citation has a heading of the lesson', async () => {
    const answer = await ask('What does a placeholder do in the driver?');
    const cited = answer.citations.find(({ heading_id }) => heading_id !== undefined);
    const item = tool.catalogue.courses
      .flatMap(({ subjects }) => subjects.flatMap(({ items }) => items))
      .find(({ key }) => key === cited?.item_id);
    expect(item?.object_type === 'media' && item.html).toContain(`id="${cited?.heading_id}"`);
  });

  it.each([
    'What is the capital of France?',
    'How do I bake bread?',
    'tell me a joke',
    '🙂🙂🙂',
    '%%% ~~ ../..',
  ])('the assistant says that the course texts have no answer: %s', async (query) => {
    expect(await ask(query)).toMatchObject({ known: false, answer: [], answered_by: 'course texts' });
  });

  it('the assistant offers related passages when it has no answer', async () => {
    const answer = await ask('Which companies sell network scanners for interpreters in Portugal?');
    expect(answer.known).toBe(false);
    expect(answer.citations.length).toBeGreaterThan(0);
  });

  it('the lesson in which the question was asked is preferred', async () => {
    const item_id = asId<'item'>('c2-operators-in-documents');
    const answer = await ask('Which fixes look right and are not?', { course_id: C2, item_id });
    expect(answer.citations[0]?.item_id).toBe(item_id);
  });

  it("LAB-11 an answer has related challenges, with the learner's progress", async () => {
    await learner.call(openLab, { lab_id: asId('l12-comments-that-run') });
    const { challenges } = await ask('I want to practise cross-site scripting');
    expect(challenges.map(({ lab_id }) => lab_id)).toContain('attribute-xss');
    expect(challenges.find(({ lab_id }) => lab_id === 'l12-comments-that-run')?.started).toBe(true);
    expect(challenges.every(({ type }) => type !== 'playground')).toBe(true);
  });

  it('LAB-12 a question is never rendered as markup', async () => {
    const answer = await ask('<img src=x onerror=alert(1)> SQL injection <script>alert(1)</script>');
    expect(JSON.stringify(answer)).not.toMatch(/<(img|script|a)\b/);
  });

  it.each(['SQL%20injection', 'a%2Fb', '%3Cscript%3E', '100%25', ''])(
    'LAB-12 the address of %j has a page',
    async (encoded) => {
      const page = await tool.fetch(`/portal/ai-challenge/${encoded}`);
      expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      expect(await page.text()).not.toContain('<script>');
    },
  );

  it('a second click gets the same answer, and the question is not stored', async () => {
    const query = 'How does blind injection read a table, zanzibar?';
    const [one, other] = await Promise.all([ask(query), ask(query)]);
    expect(one).toEqual(other);
    expect(tool.logs.some((line) => line.includes('zanzibar'))).toBe(false);
    const tables = await tool.database.query<{ name: string }>({
      name: 'assistant_tables',
      text: `select table_name::text as name from information_schema.tables where table_schema = 'public'`,
      values: [],
    });
    for (const { name } of tables) {
      const rows = await tool.database.query<{ row: string }>({
        name: `assistant_dump_${name}`,
        text: `select t::text as row from "${name}" t where t::text like '%zanzibar%'`,
        values: [],
      });
      expect(rows, name).toEqual([]);
    }
  });

  it('a script that reads the courses out is stopped, with the seconds to wait', async () => {
    let last = await learner.call(askAssistant, { query: 'SQL' });
    for (let count = 1; count <= 120; count += 1) last = await learner.call(askAssistant, { query: 'SQL' });
    expect([last.status, last.code]).toEqual([429, 'too_many_tries']);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    await ask('SQL injection', undefined, await tool.as('manager@acme.test'));
  });
});

describe('the fix of a lab before two failed tries', () => {
  const FIX = /takes the owner|repeats the owner|req\.user\.id/;

  it('the flaw of a lab is told before two failed submissions, but not the fix', async () => {
    const answer = await ask('How do I fix this?', { lab_id: L1 });
    expect(answer).toMatchObject({ withheld: "Someone else's invoice", known: true });
    expect(toText(answer)).not.toMatch(FIX);
    expect(toText(answer)).toMatch(/CWE-639/);
  });

  it.each([
    "What is the solution of Someone else's invoice?",
    'Find every route that trusts that number, and make it check the owner.',
  ])('the fix is not told even if the question itself is about the lab: %s', async (query) => {
    const answer = await ask(query);
    expect(answer.withheld).toBe("Someone else's invoice");
    expect(toText(answer)).not.toMatch(FIX);
  });

  it('the fix is told after two failed submissions, from the explanation of the lab', async () => {
    const question = 'Whose invoice is it, and where does the owner go in each statement?';
    await fail();
    expect((await ask(question, { lab_id: L1 })).withheld).toBeDefined();
    await fail(L1, 'infra');
    expect((await ask(question, { lab_id: L1 })).withheld, 'a run without a verdict is no try').toBeDefined();
    await fail();
    const answer = await ask(question, { lab_id: L1 });
    expect(answer.withheld).toBeUndefined();
    expect(answer.citations.map(({ lab_id }) => lab_id)).toContain(L1);
    expect(toText(answer)).toMatch(FIX);
  });

  it('the fix is told to nobody else, and for no other lab', async () => {
    await fail();
    await fail();
    const other = await tool.as('manager@acme.test');
    expect((await ask('How do I fix this?', { lab_id: L1 }, other)).withheld).toBeDefined();
    expect((await ask('How do I fix this?', { lab_id: L8 })).withheld).toBeDefined();
  });

  it('the fix is told once the solution was opened', async () => {
    const { attempt } = (await learner.call(openLab, { lab_id: L1 })).data;
    await learner.call(openSolution, { attempt_id: attempt.attempt_id });
    expect((await ask('How do I fix this?', { lab_id: L1 })).withheld).toBeUndefined();
  });
});

describe('the assistant switch of a company', () => {
  it('the switch turns the assistant off for everyone in the company, and for nobody else', async () => {
    const admin = await tool.as('admin@acme.test');
    expect((await admin.call(getAssistantRule, {})).data).toEqual({ mode: 'model', has_model: false });
    await Promise.all([1, 2].map(() => admin.call(setAssistantRule, { mode: 'off' })));
    const refused = await learner.call(askAssistant, { query: 'SQL' });
    expect([refused.status, refused.code]).toEqual([403, 'assistant_off']);
    await ask('SQL injection', undefined, await tool.as('member@globex.test'));
    await ask('SQL injection', undefined, await tool.as('ind@demo.test'));
    const { data } = await admin.call(listAuditEntries, {});
    expect(data.items.find(({ action }) => action === 'assistant.rule')?.details).toEqual({ mode: 'off' });
  });

  it('a page can tell before a question is asked whether the assistant is on', async () => {
    const isOn = async (caller = learner) => (await caller.call(getAssistant, {})).data;
    expect(await isOn()).toEqual({ is_on: true });
    const admin = await tool.as('admin@acme.test');
    await admin.call(setAssistantRule, { mode: 'course texts' });
    expect(await isOn()).toEqual({ is_on: true });
    await admin.call(setAssistantRule, { mode: 'off' });
    expect(await isOn()).toEqual({ is_on: false });
    expect(await isOn(await tool.as('ind@demo.test'))).toEqual({ is_on: true });
  });

  it('the switch is for administrators, and has three modes', async () => {
    expect((await learner.call(setAssistantRule, { mode: 'off' })).status).toBe(403);
    const admin = await tool.as('admin@acme.test');
    const reply = await admin.call(setAssistantRule, { mode: 'on' as 'off' });
    expect([reply.status, Object.keys(reply.errors ?? {})]).toEqual([400, ['mode']]);
  });
});
