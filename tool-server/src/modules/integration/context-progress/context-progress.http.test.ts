import { asId } from '@drawbridge/contracts';
import {
  exportContextProgress,
  getContextProgress,
  listContextLearners,
  openLaunch,
} from '@drawbridge/contracts/integration';
import { listAuditEntries } from '@drawbridge/contracts/kernel';
import { getLabFailures, listAttempts, openLab } from '@drawbridge/contracts/practice';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../../../test/fixtures/create-test-tool.ts';
import { createGrades } from '../../../../test/fixtures/lti/grades.ts';
import { claim, INSTRUCTOR, LEARNER } from '../../../../test/fixtures/lti/lti-browser.ts';
import {
  COURSE,
  createLtiTool,
  LAB,
  type LtiTool,
  OTHER_LAB,
  publishEvent,
  toLaunchedPerson,
} from '../../../../test/fixtures/lti/lti-tool.ts';

let lti: LtiTool;
beforeEach(async () => {
  lti = await createLtiTool();
});
afterEach(() => lti.close());

interface Entered {
  sub: string;
  roles?: string[];
  context?: object | undefined;
  custom?: Record<string, string>;
  link?: string;
  name?: string;
}

async function enter(options: Entered): Promise<Caller> {
  const { sub, roles = [LEARNER], custom = { lab_id: LAB }, link, name = sub } = options;
  const { ltik } = await lti.browser.enter({
    claims: {
      sub,
      given_name: name,
      family_name: undefined,
      [claim('roles')]: roles,
      [claim('custom')]: custom,
      ...(link === undefined ? {} : { [claim('target_link_uri')]: link }),
      ...('context' in options ? { [claim('context')]: options.context } : {}),
    },
  });
  const { data } = await lti.tool.anonymous.call(openLaunch, { ltik });
  return lti.tool.withToken(data.token);
}
const teach = (more: Partial<Entered> = {}) => enter({ sub: 'teacher-1', roles: [INSTRUCTOR], ...more });

const grade = (sub: string, score: number, labId = LAB, passed = false) =>
  publishEvent(lti, 'lab.graded', {
    personId: toLaunchedPerson(lti, sub),
    labId: asId(labId),
    score,
    max: 10,
    passed,
  });
const progress = (sub: string, percent: number) =>
  publishEvent(lti, 'course.progressed', {
    personId: toLaunchedPerson(lti, sub),
    courseId: asId(COURSE),
    percent,
    completed: percent === 100,
  });
const learnersOf = async (teacher: Caller, asked: object = {}) =>
  (await teacher.call(listContextLearners, { status: 'all', ...asked })).data;
const names = async (teacher: Caller, asked: object = {}) =>
  (await learnersOf(teacher, asked)).items.map(({ name }) => name);

describe('LTI-17 progress of a context', () => {
  it('shows each learner with the best results in what was linked there, and sums them up', async () => {
    await enter({ sub: 'ann' });
    await enter({ sub: 'ben' });
    lti.tool.clock.advance(1_000);
    await enter({ sub: 'ben', custom: { course_id: COURSE } });
    await grade('ann', 4);
    await grade('ann', 2);
    await grade('ben', 10, LAB, true);
    await progress('ben', 25);
    const teacher = await teach();
    expect((await learnersOf(teacher)).items.map(({ name, items }) => [name, items])).toMatchObject([
      ['ann', [{ kind: 'lab', id: LAB, score: 40, completed: false }]],
      [
        'ben',
        [
          { kind: 'lab', id: LAB, score: 100, completed: true },
          { kind: 'course', id: COURSE, score: 25, completed: false },
        ],
      ],
    ]);
    const { data } = await teacher.call(getContextProgress, {});
    expect(data).toMatchObject({ title: 'Secure code', has_context: true, learners: 2 });
    expect(data.items.map(({ labs, ...item }) => [item, labs.length > 0])).toEqual([
      [
        {
          kind: 'lab',
          id: LAB,
          title: "Someone else's invoice",
          started: 2,
          completed: 1,
          average_score: 70,
        },
        false,
      ],
      [expect.objectContaining({ kind: 'course', started: 1, completed: 0, average_score: 25 }), true],
    ]);
  });

  it('shows what was opened without a result yet', async () => {
    const ann = await enter({ sub: 'ann' });
    await ann.call(openLab, { lab_id: asId(LAB) });
    const teacher = await teach();
    expect((await learnersOf(teacher)).items[0]?.items).toEqual([{ kind: 'lab', id: LAB, completed: false }]);
    const { items } = (await teacher.call(getContextProgress, {})).data;
    expect(items[0]).toMatchObject({ started: 1, completed: 0 });
    expect(items[0]).not.toHaveProperty('average_score');
  });

  it('shows nothing of what is not linked there, whatever its learners did elsewhere', async () => {
    await enter({ sub: 'ann' });
    await enter({ sub: 'ann', context: { id: 'context-2' }, custom: { lab_id: OTHER_LAB } });
    await grade('ann', 5, OTHER_LAB);
    const teacher = await teach();
    expect((await learnersOf(teacher)).items.map(({ items }) => items)).toEqual([[]]);
    expect((await teacher.call(getContextProgress, {})).data.items.map(({ id }) => id)).toEqual([LAB]);
  });

  it('shows one attempt to both teachers of a learner in two courses that link the lab, in both gradebooks', async () => {
    const grades = createGrades(lti);
    const ann = (
      await grades.enter({ lab_id: LAB }, { sub: 'ann', link: 'a', context: 'course-a', item: 'a' })
    ).caller;
    const { attempt_id } = (await ann.call(openLab, { lab_id: asId(LAB) })).data.attempt;
    const later = (
      await grades.enter({ lab_id: LAB }, { sub: 'ann', link: 'b', context: 'course-b', item: 'b' })
    ).caller;
    expect((await later.call(openLab, { lab_id: asId(LAB) })).data.attempt.attempt_id).toBe(attempt_id);
    await grades.grade(6, false, 'ann');
    await grades.deliver();
    expect(grades.given()).toEqual([60, 60]);
    expect(new Set(lti.platform.scores.map(({ lineItem }) => lineItem))).toEqual(
      new Set(['a', 'b'].map(lti.platform.lineItem)),
    );
    for (const id of ['course-a', 'course-b']) {
      const teacher = await teach({ context: { id } });
      expect((await learnersOf(teacher)).items.map(({ items }) => items)).toMatchObject([
        [{ id: LAB, score: 60 }],
      ]);
      const attempts = (await teacher.call(listAttempts, { lab_id: asId(LAB) })).data.items;
      expect(attempts.map((one) => one.attempt_id)).toEqual([attempt_id]);
    }
    const elsewhere = await teach({ context: { id: 'course-c' } });
    expect((await learnersOf(elsewhere)).total).toBe(0);
  });

  it('shows what was opened from a list that is linked there', async () => {
    await enter({ sub: 'ann', custom: {}, link: 'https://tool.test/labs' });
    await grade('ann', 5, OTHER_LAB);
    const teacher = await teach({ custom: {}, link: 'https://tool.test/labs' });
    expect((await learnersOf(teacher)).items[0]?.items).toMatchObject([{ id: OTHER_LAB, score: 50 }]);
    expect((await teacher.call(getContextProgress, {})).data.items.map(({ id }) => id)).toEqual([OTHER_LAB]);
  });

  it('has no learners where the platform names no context', async () => {
    await enter({ sub: 'ann', context: undefined });
    const teacher = await teach({ context: undefined });
    expect((await teacher.call(getContextProgress, {})).data).toEqual({
      has_context: false,
      learners: 0,
      roster: { state: 'unavailable' },
      items: [],
    });
    expect(await names(teacher)).toEqual([]);
    expect((await teacher.call(exportContextProgress, {})).status).toBe(403);
  });

  it('gives people without a name one that tells them apart, the same in the list of attempts', async () => {
    const ann = await enter({ sub: 'ann', name: '' });
    await enter({ sub: 'ben', name: '' });
    await ann.call(openLab, { lab_id: asId(LAB) });
    const teacher = await teach();
    const shown = await names(teacher);
    expect(new Set(shown).size).toBe(2);
    const attempts = await teacher.call(listAttempts, { lab_id: asId(LAB) });
    expect(shown).toContain(attempts.data.items[0]?.learner);
  });

  it('searches characters, not patterns, in any letter case; sorts and pages', async () => {
    for (const name of ['Ann 100%', 'ben_b', 'Cid']) await enter({ sub: name, name });
    await grade('Cid', 9);
    await grade('ben_b', 3);
    const teacher = await teach();
    expect(await names(teacher, { search: '0%' })).toEqual(['Ann 100%']);
    expect(await names(teacher, { search: '%' })).toEqual(['Ann 100%']);
    expect(await names(teacher, { search: '_' })).toEqual(['ben_b']);
    expect(await names(teacher, { search: 'ANN' })).toEqual(['Ann 100%']);
    expect(await names(teacher, { sort: 'score' })).toEqual(['Cid', 'ben_b', 'Ann 100%']);
    expect(await learnersOf(teacher, { page: 2 })).toEqual({ items: [], total: 3, page_size: 50 });
    expect(await names(teacher, { person_id: toLaunchedPerson(lti, 'Cid') })).toEqual(['Cid']);
  });

  it.each([
    { page: 0 },
    { status: 'gone' },
    { sort: 'luck' },
    { person_id: 'me' },
    { search: 'x'.repeat(101) },
  ])('refuses %j', async (asked) => {
    const teacher = await teach();
    expect((await teacher.call(listContextLearners, asked as never)).status).toBe(400);
  });
});

describe('LTI-17 whose learners an instructor sees', () => {
  it('are those of the context in its deployment: not of another context, deployment or platform', async () => {
    await enter({ sub: 'ann' });
    await enter({ sub: 'ben', context: { id: 'context-2' } });
    const teacher = await teach();
    const other = await teach({ sub: 'teacher-2', context: { id: 'context-2' } });
    expect([await names(teacher), await names(other)]).toEqual([['ann'], ['ben']]);
  });

  it('are refused to a learner, a portal account and nobody', async () => {
    const learner = await enter({ sub: 'ann' });
    const admin = await lti.admin();
    for (const endpoint of [getContextProgress, listContextLearners, exportContextProgress])
      expect([
        (await learner.call(endpoint, {})).status,
        (await admin.call(endpoint, {})).status,
        (await lti.tool.anonymous.call(endpoint, {})).status,
      ]).toEqual([403, 401, 401]);
  });
});

describe('LTI-17 the role of a launch', () => {
  const MENTOR = 'http://purl.imsglobal.org/vocab/lis/v2/membership#Mentor';
  const OBSERVER = 'http://purl.imsglobal.org/vocab/lis/v2/membership/Mentor#Observer';
  const ASSISTANT = 'http://purl.imsglobal.org/vocab/lis/v2/membership/Instructor#TeachingAssistant';
  const LIST = { lab_id: asId<'lab'>(LAB) };

  it.each([
    ['an assistant', [ASSISTANT], 200],
    ['a mentor', [MENTOR], 403],
    ['an observer', [OBSERVER], 403],
    ['a mentor who also learns', [MENTOR, LEARNER], 403],
  ])('decides who sees the course: %s', async (_what, roles, status) => {
    const caller = await enter({ sub: 'somebody', roles });
    for (const endpoint of [getContextProgress, listContextLearners, exportContextProgress])
      expect((await caller.call(endpoint, {})).status).toBe(status);
    expect((await caller.call(listAttempts, LIST)).status).toBe(status);
    expect((await caller.call(getLabFailures, LIST)).status).toBe(status);
  });

  it('decides who is one of its learners: no mentor, no observer, no assistant', async () => {
    await enter({ sub: 'ann' });
    await enter({ sub: 'mentor', roles: [MENTOR] });
    await enter({ sub: 'observer', roles: ['Mentor', OBSERVER] });
    await enter({ sub: 'assistant', roles: [ASSISTANT] });
    await enter({ sub: 'both', roles: [MENTOR, LEARNER] });
    await enter({ sub: 'learner-before' });
    await enter({ sub: 'learner-before', roles: [MENTOR] });
    expect(await names(await teach())).toEqual(['ann', 'both']);
  });

  it.each([
    ['learns', [LEARNER]],
    ['looks at the work of others', [MENTOR]],
  ])(
    'ends with the next launch: who taught and now %s sees nothing more, in an open page either',
    async (_what, roles) => {
      await enter({ sub: 'ann' });
      const teacher = await teach();
      await enter({ sub: 'teacher-1', roles: [INSTRUCTOR], context: { id: 'context-2' } });
      expect((await teacher.call(listContextLearners, {})).status).toBe(200);
      await enter({ sub: 'teacher-1', roles });
      for (const endpoint of [getContextProgress, listContextLearners, exportContextProgress])
        expect((await teacher.call(endpoint, {})).status).toBe(403);
      expect((await teacher.call(listAttempts, LIST)).status).toBe(403);
    },
  );
});

describe('LTI-17 the export', () => {
  it('has a row for each learner and a column for each item, safe for spreadsheets, and is in the audit trail', async () => {
    await enter({ sub: 'ann', name: '=1+1' });
    await grade('ann', 4);
    const teacher = await teach();
    const { data } = await teacher.call(exportContextProgress, { status: 'all' });
    expect(data).toMatchObject({ rows: 1, is_cut: false });
    const [head, row] = data.csv.split('\r\n');
    expect(head).toBe("Name,Status,Last seen (UTC),Someone else's invoice");
    expect(row).toMatch(/^'=1\+1,not in the roster,[\dT:.Z-]+,40$/);
    const entries = await (await lti.admin()).call(listAuditEntries, { action: 'progress.export' });
    expect(entries.data.items).toMatchObject([{ details: { context: 'context-1', rows: '1' } }]);
  });
});

describe('LTI-17 where a class fails in a lab', () => {
  it('is empty before anybody submits, refused to learners, and unknown for unknown labs', async () => {
    const learner = await enter({ sub: 'ann' });
    const teacher = await teach();
    const { data } = await teacher.call(getLabFailures, { lab_id: asId(LAB) });
    expect(data).toMatchObject({ submitted: 0, passed: 0, traps: [] });
    expect(data.tests.every(({ failing, failed }) => failing === 0 && failed === 0)).toBe(true);
    expect((await learner.call(getLabFailures, { lab_id: asId(LAB) })).status).toBe(403);
    expect((await teacher.call(getLabFailures, { lab_id: asId('no-such-lab') })).status).toBe(404);
  });
});
