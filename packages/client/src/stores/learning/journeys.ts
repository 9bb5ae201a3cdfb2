import { asId } from '@drawbridge/contracts';
import {
  getJourney,
  type JourneyCard,
  type JourneyDetail,
  listJourneys,
} from '@drawbridge/contracts/learning';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { LogError } from '../../notices.ts';
import type { ApiClient } from '../../transport/client.ts';
import { createLoadInto } from '../base/load-into.ts';
import { LOADING, type Loadable } from '../base/loadable.ts';

export interface JourneyListStore {
  journeys: ReadonlySignal<Loadable<JourneyCard[]>>;
  /** Fetches the journeys. The previous ones stay until then, and if it fails. */
  load(): Promise<void>;
}

/** All journeys with the learner's progress. @see NAV-23 */
export function createJourneyListStore(deps: {
  client: ApiClient;
  logError?: LogError | undefined;
}): JourneyListStore {
  const loadInto = createLoadInto(deps.logError);
  const journeys = signal<Loadable<JourneyCard[]>>(LOADING);
  return {
    journeys,
    load: () =>
      loadInto(
        journeys,
        'the journeys',
        async (options) => (await deps.client.call(listJourneys, {}, options)).items,
      ),
  };
}

export interface JourneyStore {
  journey: ReadonlySignal<Loadable<JourneyDetail>>;
  load(): Promise<void>;
}

/** One journey. @see NAV-23 */
export function createJourneyStore(deps: {
  client: ApiClient;
  journeyId: string;
  logError?: LogError | undefined;
}): JourneyStore {
  const loadInto = createLoadInto(deps.logError);
  const journey = signal<Loadable<JourneyDetail>>(LOADING);
  return {
    journey,
    load: () =>
      loadInto(journey, 'the journey', (options) =>
        deps.client.call(getJourney, { journey_id: asId(deps.journeyId) }, options),
      ),
  };
}
