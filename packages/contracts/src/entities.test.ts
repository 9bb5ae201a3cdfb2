import { describe, expect, it } from 'vitest';
import { loginData } from './identity/index.ts';
import { OBJECT_TYPES, PROFICIENCIES, ROLES } from './index.ts';
import { courseCard, courseDetail, getDashboard, markItem, subject } from './learning/index.ts';

const course = (fields: object) => courseCard.parse({ event_name: 'Injection', ...fields });

describe('DATA-10, DATA-11 a course', () => {
  it('a course names its id `_key` or `sk`, and is found under both', () => {
    expect(course({ _key: 'a' })._key).toBe('a');
    expect(course({ sk: 'b' })).toMatchObject({ _key: 'b', sk: 'b' });
    expect(course({ _key: 'a', sk: 'b' })).toMatchObject({ _key: 'a', sk: 'b' });
  });
  it('a course names its roles `career` or `roles`', () => {
    expect(course({ sk: 'a', career: ['Developer'] })).toMatchObject({
      roles: ['Developer'],
      career: ['Developer'],
    });
    expect(course({ sk: 'a', roles: ['Pentester'] })).toMatchObject({ career: ['Pentester'] });
    expect(course({ sk: 'a' })).not.toHaveProperty('roles');
  });
  it('a course without either id is refused, naming the field', () => {
    const { error } = courseCard.safeParse({ event_name: 'Nameless' });
    expect(error?.issues.map(({ path }) => path)).toEqual([['_key']]);
  });
  it('a course has defaults for absent times, counts and flags', () => {
    expect(course({ sk: 'a' })).toMatchObject({
      total_ttl: 0,
      total_lessons: 0,
      labs_count: 0,
      is_new: false,
      is_enrolled: false,
      is_completed: false,
      progress: 0,
      instructor_id: [],
      upgrade: false,
      disabled: false,
      completed_items: 0,
      total_items: 0,
    });
  });
  it('DATA-22 a course keeps unknown fields', () => {
    expect(course({ sk: 'a', learning_path_id: 'p', event_status: 'live' })).toMatchObject({
      event_status: 'live',
    });
  });
});

describe('DATA-12, DATA-13 subjects and content items', () => {
  it('subjects have key, order, time and items, and an item is one of six kinds', () => {
    const item = {
      _key: 'i',
      title: 'Read',
      order: 1,
      object_type: 'media',
      media_type: 'article',
      url: '/a',
    };
    const parsed = subject.parse({ _key: 's', title: 'One', order: 1, items: [item] });
    expect(parsed).toMatchObject({ subject_ttl: 0, items: [{ ...item, item_ttl: 0, completed: false }] });
    expect(OBJECT_TYPES).toEqual(['lab', 'vid', 'quiz', 'media', 'download', 'aiquiz']);
    expect(subject.safeParse({ ...parsed, items: [{ ...item, object_type: 'game' }] }).success).toBe(false);
  });
  it('a course without subjects has an empty list', () =>
    expect(courseDetail.parse({ sk: 'a', event_name: 'Empty' }).items).toEqual([]));
});

describe("replies to learners' calls", () => {
  it('DATA-16 the dashboard reply has the items and the ids subscribed to', () =>
    expect(getDashboard.output.parse({ items: [] })).toEqual({ items: [], subs: [] }));
  it('DATA-17 the reply for a marked item has feedback, completed and badge', () =>
    expect(
      markItem.output.parse({ completed_items: 1, total_items: 2, progress: 50, badge: 'b' }),
    ).toMatchObject({
      feedback: false,
      completed: false,
      badge: 'b',
    }));
  it('DATA-7 the login reply has one of three types and no fourth', () => {
    const data = { IdToken: 'i', RefreshToken: 'r', AccessToken: 'a' };
    expect(loginData.parse({ ...data, _type: 'FT' })._type).toBe('FT');
    expect(loginData.safeParse({ ...data, _type: 'X' }).success).toBe(false);
  });
});

describe('lists of the product', () => {
  it('GEN-14 there are exactly seven roles', () =>
    expect(ROLES).toEqual([
      'Cloud Engineer',
      'Developer',
      'DevOps Engineer',
      'Security Engineer',
      'Security Champion',
      'Security Architect',
      'Pentester',
    ]));
  it('GEN-15, CX-41 Beginner is sent and stored as Basic', () =>
    expect(PROFICIENCIES).toEqual({ Basic: 'Beginner', Intermediate: 'Intermediate', Advanced: 'Advanced' }));
});
