import type { Catalogue } from '@drawbridge/client/stores/kernel/catalogue';
import { buildCourse } from '@drawbridge/contracts/testing';
import { buildLabCard } from '@drawbridge/lab-workspace/testing/lab-data';
import { describe, expect, it, vi } from 'vitest';
import { buildSampleCourse } from '../../testing/sample-course.ts';
import { toCatalogueCommands, toContinue } from './catalogue-commands.ts';

const course = buildSampleCourse();
const none: Catalogue = { labs: [], courses: [], enrolled: [] };
const createWays = () => ({ onOpenLab: vi.fn(), onOpenCourse: vi.fn(), onOpenItem: vi.fn() });

describe('where Continue leads', () => {
  it('Continue leads to the first incomplete lesson of the course in progress', () => {
    const ways = createWays();
    const [go, ...others] = toContinue({ ...none, enrolled: [course] }, ways);
    expect(others).toEqual([]);
    expect(go).toMatchObject({ label: 'Continue: How a query breaks', note: course.event_name });
    go?.onSelect();
    expect(ways.onOpenItem).toHaveBeenCalledWith(
      course._key,
      'boundaries',
      expect.objectContaining({ _key: 'second' }),
    );
  });

  it('Continue leads to the lab in progress without such a course, and never to a playground', () => {
    const labs = [
      buildLabCard({ lab_id: 'free', type: 'playground', started: true }),
      buildLabCard({ lab_id: 'done', started: true, passed: true }),
      buildLabCard({ lab_id: 'begun', title: 'Begun', started: true }),
    ];
    const enrolled = [{ ...course, is_completed: true }];
    expect(toContinue({ ...none, labs, enrolled }, createWays())[0]?.label).toBe('Continue: Begun');
    expect(toContinue({ ...none, enrolled }, createWays())).toEqual([]);
  });
});

describe('the commands of a catalogue', () => {
  it('a lab is found by its CWE number, its names and its words', () => {
    const [lab] = toCatalogueCommands({ ...none, labs: [buildLabCard()] }, createWays());
    for (const word of ['CWE-639', 'Insecure direct object reference', 'IDOR', 'JavaScript'])
      expect(`${lab?.topics} ${lab?.keywords}`).toContain(word);
  });

  it('a course without enrollment is listed without its lessons', () => {
    const courses = [buildCourse({ _key: 'other', event_name: 'Other' }), course];
    const commands = toCatalogueCommands({ ...none, courses, enrolled: [course] }, createWays());
    expect(commands.filter(({ id }) => id.startsWith('course-'))).toHaveLength(2);
    expect(commands.filter(({ id }) => id.startsWith('lesson-')).map(({ label }) => label)).toEqual([
      'Where text turns into code',
      'How a query breaks',
      'Cheat sheet',
      'What holds and what only looks so',
    ]);
  });

  it('a lab that is also a lesson of a course is found once', () => {
    const lab = buildLabCard({ title: 'Someone else’s invoice' });
    const commands = toCatalogueCommands(
      { labs: [lab], courses: [course], enrolled: [course] },
      createWays(),
    );
    expect(commands.filter(({ label }) => label === 'Someone else’s invoice')).toHaveLength(1);
  });

  it('what the plan does not open has its lock in the search', () => {
    const labs = [buildLabCard({ upgrade: true })];
    const courses = [buildCourse({ _key: 'a', upgrade: true }), buildCourse({ _key: 'b' })];
    const commands = toCatalogueCommands({ ...none, labs, courses }, createWays());
    // What is open comes first.
    expect(commands.map(({ id, badge }) => [id, badge?.text])).toEqual([
      [commands[0]?.id, 'Upgrade'],
      ['course-b', undefined],
      ['course-a', 'Upgrade'],
    ]);
  });

  it('what a lab or course is about is apart from what its text mentions', () => {
    const labs = [
      buildLabCard({ title: 'Warm, warmer, hot', weaknesses: [], topics: [], search_words: 'SQLite' }),
      buildLabCard({ weaknesses: [{ id: 'CWE-89', name: 'Injection', words: 'SQLi, SQL injection' }] }),
    ];
    const courses = [buildCourse({ _key: 'c2', tags: ['sql-injection'], description: 'Text' })];
    const commands = toCatalogueCommands({ ...none, labs, courses }, createWays());
    expect(commands.map(({ topics }) => /sql/i.test(topics ?? ''))).toEqual([false, true, true]);
    expect(commands[0]?.keywords).toContain('SQLite');
  });

  it('ids differ, even for a lab that is also a lesson', () => {
    const all = { labs: [buildLabCard()], courses: [course], enrolled: [course] };
    const ids = toCatalogueCommands(all, createWays()).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
