import { asId } from '@drawbridge/contracts';
import type { CourseCard, JourneyCard } from '@drawbridge/contracts/learning';
import { buildCourse } from '@drawbridge/contracts/testing';
import { describe, expect, it } from 'vitest';
import { chooseHero, type HeroChoices } from './choose-hero.ts';

const course = (_key: string, more: Partial<CourseCard> = {}) => buildCourse({ _key, ...more });
const own = (_key: string, more: Partial<CourseCard> = {}) => course(_key, { is_enrolled: true, ...more });
const started = (_key: string, more: Partial<CourseCard> = {}) => own(_key, { completed_items: 2, ...more });
const done = (_key: string) => started(_key, { is_completed: true });
const LOCKED = { upgrade: true };

const journey = (ids: string[], completed: string[], next_course_id?: string): JourneyCard => ({
  id: asId('j'),
  title: 'Secure developer foundations',
  summary: '',
  level: 'Basic',
  roles: [],
  owasp: 'A01',
  total_ttl: 0,
  progress: 0,
  is_completed: false,
  next_course_id,
  courses: ids.map((id) => ({
    id,
    title: id,
    progress: 0,
    is_enrolled: true,
    is_completed: completed.includes(id),
  })),
});

function choose(given: Partial<HeroChoices>) {
  const hero = chooseHero({ enrolled: [], suggestions: [], recommended: [], journeys: [], ...given });
  return hero && [hero.kind, hero.course._key, ...(hero.journey ? [hero.journey] : [])];
}

describe('the course that the dashboard leads to', () => {
  it('what is under way is first, whatever else fits', () =>
    expect(
      choose({ enrolled: [own('a'), started('b')], recommended: [course('c')], suggestions: [course('d')] }),
    ).toEqual(['goOn', 'b']));

  it('after a completed course it is the next one of its journey, with the name of the journey', () =>
    expect(
      choose({
        enrolled: [done('a')],
        suggestions: [course('x'), course('b')],
        recommended: [course('x')],
        journeys: [journey(['a', 'b'], ['a'], 'b')],
      }),
    ).toEqual(['next', 'b', 'Secure developer foundations']));

  it('a journey without a completed course, or whose next course is locked, leads nowhere', () =>
    expect(
      choose({
        enrolled: [done('a')],
        suggestions: [course('b', LOCKED), course('y'), course('x')],
        recommended: [course('x')],
        journeys: [journey(['y'], [], 'y'), journey(['a', 'b'], ['a'], 'b')],
      }),
    ).toEqual(['begin', 'x']));

  it('SIGN-13, REC-8 the course that a new account has unasked gives way to one that fits the preferences', () => {
    expect(choose({ enrolled: [own('starter')], recommended: [course('fits')] })).toEqual(['begin', 'fits']);
    expect(choose({ enrolled: [own('starter')] })).toEqual(['begin', 'starter']);
  });

  it('a course that the learner enrolled in does not give way', () =>
    expect(choose({ enrolled: [own('chosen'), own('starter')], recommended: [course('fits')] })).toEqual([
      'begin',
      'chosen',
    ]));

  it('a locked course is never shown large while another is open', () =>
    expect(
      choose({
        enrolled: [started('ended', { disabled: true })],
        recommended: [course('best', LOCKED)],
        suggestions: [course('best', LOCKED), course('open')],
      }),
    ).toEqual(['begin', 'open']));

  it('with nothing to begin it is a completed course, and a closed one only if nothing else was begun', () => {
    expect(choose({ enrolled: [started('ended', { disabled: true }), done('a')] })).toEqual(['review', 'a']);
    expect(choose({ enrolled: [started('ended', { disabled: true })] })).toEqual(['closed', 'ended']);
    expect(choose({})).toBeUndefined();
  });
});
