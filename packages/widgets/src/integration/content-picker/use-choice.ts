import { type DeepLinkingStore, toItemKey } from '@drawbridge/client/stores/integration/deep-linking';
import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import type { Pickable } from './pickable.ts';

/**
 * Which list items are chosen. A journey is chosen if it was chosen itself and each of its courses still is, because
 * the courses of another journey may include all of its own.
 */
export function useChoice(store: DeepLinkingStore) {
  useSignals();
  const [journeys, setJourneys] = useState<readonly Pickable[]>([]);
  const chosen = new Set(store.chosen.value.map(({ key }) => key));
  const countMissing = ({ links }: Pickable) => links.filter((link) => !chosen.has(toItemKey(link))).length;
  const isChosen = (item: Pickable) =>
    countMissing(item) === 0 && (item.pickKind !== 'journey' || journeys.some(({ key }) => key === item.key));

  function toggleJourney(journey: Pickable): void {
    const others = journeys.filter(({ key }) => key !== journey.key);
    if (!isChosen(journey)) {
      setJourneys([...others, journey]);
      return store.addAll(journey.links);
    }
    setJourneys(others);
    const kept = new Set(others.filter(isChosen).flatMap(({ links }) => links.map(toItemKey)));
    store.removeAll(journey.links.filter((link) => !kept.has(toItemKey(link))));
  }

  return {
    isChosen,
    /** What is missing of it can still be chosen. */
    hasRoom: (item: Pickable) => countMissing(item) <= store.room.value,
    toggle(item: Pickable): void {
      const [link] = item.links;
      if (item.pickKind === 'journey') toggleJourney(item);
      else if (link) store.toggle(link);
    },
  };
}
