import { useStore } from '@drawbridge/widgets/provider';
import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { chooseHero, type Hero } from './choose-hero.ts';
import { findStarted } from './find-started.ts';

type Filters = Readonly<Record<string, string[]>>;

/** The preferences as filters of courses; undefined before they were submitted, and while the profile is loading. */
export function usePreferences(): Filters | undefined {
  useSignals();
  const { value: profile } = useStore('profile').profile;
  return profile.state === 'ready' && profile.value.preferences_submitted
    ? profile.value.recommended_filters
    : undefined;
}

/**
 * The course that the dashboard leads to; 'waiting' while what decides is loading for the first time. Later answers,
 * such as the recommendations after the preferences were submitted, replace it in place.
 */
export function useHero(): Hero | undefined | 'waiting' {
  useSignals();
  const courses = useStore('courses');
  const journeys = useStore('journeys').journeys.value;
  const profile = useStore('profile').profile.value;
  const filters = usePreferences();
  const [isSettled, setIsSettled] = useState(false);
  const enrolled = courses.enrolled.value;
  const suggestions = courses.suggestions.value;
  const recommended = courses.recommended.value;
  if (enrolled.state === 'loading') return 'waiting';
  const own = enrolled.state === 'ready' ? enrolled.value : [];
  const deciding = [
    suggestions,
    profile,
    ...(filters ? [recommended] : []),
    ...(hasDone(own) ? [journeys] : []),
  ];
  if (!isSettled && !findStarted(own) && deciding.some(({ state }) => state === 'loading')) return 'waiting';
  if (!isSettled) setIsSettled(true);
  const read = <T>(list: { state: string; value?: readonly T[] }) =>
    list.state === 'ready' ? (list.value ?? []) : [];
  return chooseHero({
    enrolled: own,
    suggestions: read(suggestions),
    recommended: filters ? read(recommended) : [],
    journeys: read(journeys),
  });
}

/** Only then a journey has a next course to lead to. */
export const hasDone = (enrolled: readonly { is_completed: boolean }[]): boolean =>
  enrolled.some(({ is_completed }) => is_completed);
