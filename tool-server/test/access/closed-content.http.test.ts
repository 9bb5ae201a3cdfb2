import { ENDPOINTS } from '@drawbridge/contracts/endpoints';
import { openLaunch } from '@drawbridge/contracts/integration';
import { getCourse, startQuiz } from '@drawbridge/contracts/learning';
import { openLab, startGuest } from '@drawbridge/contracts/practice';
import type { LoadedLab } from '@drawbridge/labs/grade';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toDemoCompanyId } from '../../src/modules/operations/demo/index.ts';
import { type Caller, getOurCatalogue } from '../fixtures/create-test-tool.ts';
import { embedAs } from '../fixtures/integration/embed-visitor.ts';
import { createLtiTool, type LtiTool } from '../fixtures/lti/lti-tool.ts';
import { getLabs } from '../fixtures/practice/our-labs.ts';
import { toInputSchema, toSampleInput } from '../fixtures/sample-input.ts';

/** No free account may open it. */
const PAID = 'c3-the-browser-as-a-hostile-host';
/** It belongs to another company. */
const FOREIGN = 'c4-sign-in-sessions-recovery';
/** Calls that end the session they are made with, or the account: made last. */
const LAST = ['logout', 'logoutEverywhere', 'closeLaunch', 'resetPassword', 'changePassword'];

const catalogue = getOurCatalogue();
const getCourseOf = (id: string) => {
  const found = catalogue.courses.find((course) => course.id === id);
  if (!found) throw new Error(`there is no course ${id}`);
  return found;
};
const listItems = (courseId: string) => getCourseOf(courseId).subjects.flatMap(({ items }) => items);
const listLabIds = (courseId: string) =>
  listItems(courseId).flatMap((item) => (item.object_type === 'lab' ? [item.lab_id as string] : []));
/** What another course holds as well is open by that one. */
const OPEN_ELSEWHERE = new Set(
  catalogue.courses.filter(({ id }) => ![PAID, FOREIGN].includes(id)).flatMap(({ id }) => listLabIds(id)),
);
const OPENED_BY_PLAN = ['attribute-xss', 'session-fixation'];
const labs = getLabs(
  [...new Set([...listLabIds(PAID), ...listLabIds(FOREIGN)])].filter((id) => !OPEN_ELSEWHERE.has(id)),
);

/** Something closed: the fields that name it, and texts that only somebody may read to whom it is open. */
interface Closed {
  name: string;
  fields: Record<string, unknown>;
  texts: string[];
}

const LEAST_TEXT = 40;
/** Pieces of a text that an answer would hold as they are: without markup and without what JSON escapes. */
const toPieces = (text: string): string[] =>
  text.split(/<[^>]*>|&[a-z#0-9]+;|["\\\n]/).filter((piece) => piece.trim().length >= LEAST_TEXT);

function toClosedItems(courseId: string): Closed[] {
  return getCourseOf(courseId).subjects.flatMap((subject) =>
    subject.items.flatMap((item): Closed[] => {
      const fields = {
        event_id: courseId,
        course_id: courseId,
        subject_id: subject.key,
        item_id: item.key,
        id: courseId,
        object_type: item.object_type,
        context: { course_id: courseId, item_id: item.key },
        course: { event_id: courseId, item_id: item.key },
        query: 'title' in item ? item.title : courseId,
        search: 'title' in item ? item.title : courseId,
      };
      if (item.object_type === 'media')
        return [{ name: item.key, fields: { ...fields, query: item.title }, texts: toPieces(item.html) }];
      if (item.object_type === 'download')
        return [{ name: item.key, fields, texts: toPieces(item.file.text) }];
      if (item.object_type !== 'quiz') return [];
      const quiz = catalogue.quizzes.find(({ id }) => id === item.quiz_id);
      const texts = quiz?.questions.flatMap(({ prompt_html, options }) => [
        prompt_html,
        ...options.map(({ why_html }) => why_html),
      ]);
      return [
        {
          name: item.key,
          fields: { ...fields, quiz_id: item.quiz_id },
          texts: (texts ?? []).flatMap(toPieces),
        },
      ];
    }),
  );
}

const toClosedLab = ({ pack, solution, hints }: LoadedLab): Closed => ({
  name: pack.lab_id,
  fields: {
    lab_id: pack.lab_id,
    id: pack.lab_id,
    event_id: pack.lab_id,
    files: [],
    log: [],
    flag: 'flag{x}',
    number: 1,
    revision: 0,
    context: { lab_id: pack.lab_id },
    query: `How do I solve ${pack.title}?`,
  },
  texts: [
    ...pack.files.map(({ text }) => text),
    ...pack.steps.map(({ html }) => html ?? ''),
    ...hints.map(({ html }) => html),
    solution.html,
  ].flatMap(toPieces),
});

const toClosed = (courseIds: readonly string[], without: readonly string[] = []): Closed[] => [
  ...courseIds.flatMap(toClosedItems),
  ...labs
    .filter(({ pack }) => courseIds.some((id) => listLabIds(id).includes(pack.lab_id)))
    .filter(({ pack }) => !without.includes(pack.lab_id))
    .map(toClosedLab),
];

/** What anybody may read: the cards and titles of the catalogue, and the texts of what stays open. */
const OPEN_TEXTS = JSON.stringify([
  catalogue.courses.map((course) => ({ ...course, subjects: [] })),
  labs.map(({ pack }) => ({ ...pack, files: [], steps: [] })),
  catalogue.courses.filter(({ id }) => ![PAID, FOREIGN].includes(id)),
]);

let lti: LtiTool;
beforeAll(async () => {
  lti = await createLtiTool({ labs: [...labs, ...getLabs(['l1-someone-elses-invoice'])], verdictWaitMs: 0 });
  await lti.tool.database.db.execute(
    sql`update course set owner_company_id = ${toDemoCompanyId('globex')}::uuid where id = ${FOREIGN}`,
  );
});
afterAll(() => lti.close());

/** The endpoints that give content; the first test finds them. */
const GIVING = ['askAssistant', 'getArticle', 'getDownload', 'openLab', 'startQuiz'];

/** Every endpoint called with the ids of one thing; gives the endpoints whose answers hold a text of it. */
async function walk(caller: Caller, { fields, texts }: Closed, isFirst: boolean): Promise<string[]> {
  const secret = texts.filter((text) => !OPEN_TEXTS.includes(text));
  const found: string[] = [];
  const inOrder = ENDPOINTS.toSorted((a, b) => LAST.indexOf(a.name) - LAST.indexOf(b.name));
  for (const endpoint of inOrder.filter(({ name }) => !LAST.includes(name))) {
    const named = Object.keys(toInputSchema(endpoint).properties ?? {}).filter((field) => field in fields);
    // What takes none of the ids answers alike for every thing, and is called once.
    if (named.length === 0 && !isFirst) continue;
    const input = {
      ...toSampleInput(endpoint, fields),
      ...Object.fromEntries(named.map((field) => [field, fields[field]])),
    };
    const reply = await caller.call(endpoint, input);
    const body = JSON.stringify(reply);
    if (secret.some((text) => body.includes(text))) found.push(endpoint.name);
  }
  return found;
}

async function walkAll(caller: Caller, things: readonly Closed[]): Promise<string[]> {
  const found: string[] = [];
  for (const [index, thing] of things.entries())
    for (const endpoint of await walk(caller, thing, index === 0)) found.push(`${endpoint}: ${thing.name}`);
  return found;
}

/** The endpoints that give content, called with the ids of each thing. */
async function walkGiving(caller: Caller, things: readonly Closed[]): Promise<string[]> {
  const found: string[] = [];
  for (const { name, fields, texts } of things)
    for (const endpoint of ENDPOINTS.filter((one) => GIVING.includes(one.name))) {
      const body = JSON.stringify(await caller.call(endpoint, toSampleInput(endpoint, fields)));
      if (texts.some((text) => !OPEN_TEXTS.includes(text) && body.includes(text)))
        found.push(`${endpoint.name}: ${name}`);
    }
  return found;
}

/** One thing of each kind. */
const sample = (things: readonly Closed[]): Closed[] => [
  ...new Map(things.map((thing) => [thing.fields.object_type, thing])).values(),
];

async function launch(sub: string): Promise<Caller> {
  const { ltik } = await lti.browser.enter({ claims: { sub } });
  const { data } = await lti.tool.anonymous.call(openLaunch, { ltik });
  return lti.tool.withToken(data.token);
}

async function startAsGuest(): Promise<Caller> {
  // From an address of its own: how many guests one address may be is limited.
  const { data } = await lti.tool.from('198.51.100.7').call(startGuest, {});
  return lti.tool.withToken(data.token);
}

describe('ROLE-10 no endpoint gives content of what is closed to the caller', () => {
  it('things closed have texts to look for, and the endpoints that serve them are found by those texts', async () => {
    const closed = toClosed([PAID]);
    expect(closed.filter(({ texts }) => texts.length === 0)).toEqual([]);
    const caller = await lti.tool.as('ind@demo.test');
    await caller.call(getCourse, { event_id: PAID, enroll: true });
    const found = new Set((await walkGiving(caller, sample(closed))).map((one) => one.split(':')[0]));
    expect([...found]).toEqual(expect.arrayContaining(GIVING));
  });

  it('a free account finds nothing of a paid course and of what belongs to another company', async () => {
    const caller = await lti.tool.as('free@demo.test');
    const things = toClosed([PAID, FOREIGN], OPENED_BY_PLAN);
    expect(await walkAll(caller, sample(things))).toEqual([]);
    expect(await walkGiving(caller, things)).toEqual([]);
  });

  it('a guest finds nothing of any course and of any lab but their own', async () => {
    expect(await walkAll(await startAsGuest(), sample(toClosed([PAID, FOREIGN])))).toEqual([]);
  });

  it("a launched learner and a visitor of a partner's page find nothing of what belongs to another company", async () => {
    // The challenges of that course are sold by themselves, and open to every company.
    const challenges = labs.filter(({ pack }) => pack.type === 'challenge').map(({ pack }) => pack.lab_id);
    const things = sample(toClosed([FOREIGN], challenges));
    expect(await walkAll(await launch('closed'), things)).toEqual([]);
    expect(await walkAll(await embedAs(lti.tool, 'closed'), things)).toEqual([]);
  });

  it('what was opened by a plan is closed with it: course, attempts at a lab and a quiz', async () => {
    const { db } = lti.tool.database;
    const email = 'empty@demo.test';
    const setPlan = (type: string) =>
      db.execute(sql`update account set type = ${type}
        where person_id = (select id from person where email = ${email} and kind = 'account')`);
    await setPlan('IND');
    const caller = await lti.tool.as(email);
    await caller.call(getCourse, { event_id: PAID, enroll: true });
    const things = sample(toClosed([PAID], OPENED_BY_PLAN));
    const opened: Closed[] = [];
    for (const thing of things) {
      const { lab_id, quiz_id } = thing.fields;
      const attempt = lab_id
        ? (await caller.call(openLab, { lab_id: lab_id as string })).data?.attempt.attempt_id
        : quiz_id && (await caller.call(startQuiz, { quiz_id: quiz_id as string })).data?.attempt_id;
      opened.push({ ...thing, fields: { ...thing.fields, ...(attempt ? { attempt_id: attempt } : {}) } });
    }
    expect(opened.filter(({ fields }) => fields.attempt_id)).toHaveLength(2);
    await setPlan('FT');
    expect(await walkAll(caller, opened)).toEqual([]);
  });
});
