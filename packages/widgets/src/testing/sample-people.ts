import { asId } from '@drawbridge/contracts';
import type { BoardEntry, PublicActivity, PublicPerson } from '@drawbridge/contracts/recognition';
import { sampleBadges, toPublicBadge } from './sample-awards.ts';

/** Whole, valid values for stories. */
export const idOf = (index: number) =>
  asId<'person'>(`00000000-0000-4000-8000-${String(index).padStart(12, '0')}`);

export function buildPerson(overrides: Partial<PublicPerson> = {}): PublicPerson {
  return {
    user_id: idOf(1),
    name: 'Rosa Oduya',
    member_since: '2025-03-14',
    points: 1260,
    labs_passed: 9,
    challenges_solved: 5,
    courses_completed: 2,
    badges: 6,
    ...overrides,
  };
}

const NAMES = ['Rosa Oduya', 'Grey Heron', 'Teodor Lindqvist', 'Amira Haddad', 'heap_of_trouble', 'Li Na'];

/** The second and third have the same points. */
export function buildBoard(count: number, firstRank = 1): BoardEntry[] {
  return Array.from({ length: count }, (_, index) => ({
    rank: firstRank + (index === 2 ? 1 : index),
    user_id: idOf(firstRank + index),
    name: NAMES[index % NAMES.length] ?? '',
    points: 3_600 - (index === 2 ? 1 : index) * 140,
    labs_passed: 30 - index,
    courses_completed: index % 3,
    badges: (index * 5) % 7,
    latest_badges: sampleBadges.slice(0, Math.min(3, (index * 5) % 7)).map(toPublicBadge),
  }));
}

export function buildActivity(index: number, overrides: Partial<PublicActivity> = {}): PublicActivity {
  return {
    kind: 'lab',
    id: `lab-${index}`,
    title: `Signed in as no one, part ${index}`,
    owasp: [`A0${(index % 9) + 1}:2025`],
    state: 'completed',
    at: '2026-03-02T09:00:00.000Z',
    points: 90,
    ...overrides,
  };
}
