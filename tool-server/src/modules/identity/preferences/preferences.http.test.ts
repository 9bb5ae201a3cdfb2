import { ROLES } from '@drawbridge/contracts';
import {
  getPreferenceForm,
  PREFERENCE_TEXTS,
  type PreferenceQuestion,
  submitPreferences,
} from '@drawbridge/contracts/identity';
import { filterCourses } from '@drawbridge/contracts/learning';
import { getProfile } from '@drawbridge/contracts/recognition';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createTestTool, type TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import { person } from '../../kernel/people/index.ts';

let tool: TestTool;
let learner: Caller;
let questions: PreferenceQuestion[];
beforeAll(async () => {
  tool = await createTestTool();
  learner = await tool.as('parent@demo.test');
  questions = (await learner.call(getPreferenceForm, {})).data.fields;
});
afterAll(() => tool.close());

const REQUIRED = { roles: ['Developer'], proficiency: 'Basic' };

describe('CALL-44 questions', () => {
  it('CALL-3 questions are refused to a caller who is not signed in', async () => {
    const reply = await tool.anonymous.call(getPreferenceForm, {});
    expect([reply.status, reply.code]).toEqual([401, 'not_signed_in']);
  });
  it('GEN-14, GEN-15 questions offer exactly the roles and the stored levels', () => {
    const optionsOf = (id: string) => questions.find((question) => question.id === id)?.options;
    expect([optionsOf('roles'), optionsOf('proficiency')]).toEqual([
      [...ROLES],
      ['Basic', 'Intermediate', 'Advanced'],
    ]);
  });
  it('REC-5 questions take their topics from the catalogue', () => {
    const topics = questions.find(({ id }) => id === 'topics')?.options ?? [];
    const tags = new Set(tool.catalogue.courses.flatMap((course) => course.tags));
    expect(topics.length).toBeGreaterThan(0);
    expect(topics.filter((topic) => !tags.has(topic))).toEqual([]);
    for (const { code, tags: own } of tool.catalogue.courses)
      expect([code, own.some((tag) => topics.includes(tag))]).toEqual([code, true]);
    expect(topics).toEqual(expect.arrayContaining(['sql', 'xss', 'sessions']));
  });
});

describe('CALL-45 answers', () => {
  it('CALL-3 answers are refused without a session, AUTH-41 and with an unconfirmed address', async () => {
    const anonymous = await tool.anonymous.call(submitPreferences, REQUIRED);
    const forced = await (await tool.as('force@demo.test')).call(submitPreferences, REQUIRED);
    expect([anonymous.status, forced.status, forced.code]).toEqual([401, 403, 'verification_required']);
  });

  it.each([
    ['no answers', {}, ['roles', 'proficiency']],
    ['an empty list where one is required', { ...REQUIRED, roles: [] }, ['roles']],
    ['a question that is not there', { ...REQUIRED, salary: 'high' }, ['salary']],
    ['an option that is not there', { ...REQUIRED, proficiency: 'Beginner' }, ['proficiency']],
    ['one of a list that is not there', { ...REQUIRED, roles: ['Developer', 'King'] }, ['roles']],
    ['a text for a list', { ...REQUIRED, roles: 'Developer' }, ['roles']],
    ['a list for one', { ...REQUIRED, proficiency: ['Basic'] }, ['proficiency']],
    ['an inherited name', { ...REQUIRED, constructor: 'x' }, ['constructor']],
    ['a number', { ...REQUIRED, goals: 7 }, ['goals']],
    ['an endless text', { ...REQUIRED, goals: ['x'.repeat(101)] }, ['goals']],
  ])('CALL-3 answers with %s are refused, naming the question', async (_what, answers, fields) => {
    const reply = await learner.call(submitPreferences, answers as never);
    expect([reply.status, reply.code]).toEqual([400, 'bad_input']);
    expect([...new Set(Object.keys(reply.errors ?? {}).map((field) => field.split('.')[0]))]).toEqual(fields);
    expect((await learner.call(getProfile, {})).data.preferences_submitted).toBe(false);
  });

  it('REC-13 answers are stored with the fixed message, REC-7 and the profile shows them', async () => {
    const reply = await learner.call(submitPreferences, { ...REQUIRED, goals: [] });
    expect([reply.status, reply.message]).toEqual([200, PREFERENCE_TEXTS.submitted]);
    const { data } = await learner.call(getProfile, {});
    expect(data.preferences_submitted).toBe(true);
    expect(data.recommended_filters).toEqual({ roles: ['Developer'], levels: ['Basic'] });
  });

  it('a second submission replaces the answers, even with many at the same time', async () => {
    const topic = questions.find(({ id }) => id === 'topics')?.options[0] ?? '';
    const answers = { roles: ['Pentester', 'Pentester'], proficiency: 'Advanced', topics: [topic] };
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => learner.call(submitPreferences, answers)),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    const { data } = await learner.call(getProfile, {});
    expect(data.recommended_filters).toEqual({ roles: ['Pentester'], levels: ['Advanced'], tags: [topic] });
  });

  it('REC-15 the answers of a person whose names are not known lead to recommendations too', async () => {
    const nameless = await tool.as('free@demo.test');
    await tool.database.db
      .update(person)
      .set({ firstName: '', lastName: '' })
      .where(eq(person.email, 'free@demo.test'));
    await nameless.call(submitPreferences, { ...REQUIRED, topics: ['sql'] });
    const { data } = await nameless.call(getProfile, {});
    expect(data).toMatchObject({ first_name: '', last_name: '', preferences_submitted: true });
    const { data: found } = await nameless.call(filterCourses, {
      recommend: true,
      ...data.recommended_filters,
    });
    expect(found.items.length).toBeGreaterThan(0);
  });

  it('ROLE-12 answers of another person stay unchanged', async () => {
    const other = await tool.as('empty@demo.test');
    expect((await other.call(getProfile, {})).data.preferences_submitted).toBe(false);
  });
});
