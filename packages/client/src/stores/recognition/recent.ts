import {
  listRecentLabs,
  listRecentVideos,
  type RecentLab,
  type RecentVideo,
} from '@drawbridge/contracts/recognition';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { LogError } from '../../notices.ts';
import type { ApiClient } from '../../transport/client.ts';
import { createLoadInto } from '../base/load-into.ts';
import { LOADING, type Loadable } from '../base/loadable.ts';

export interface RecentStore {
  videos: ReadonlySignal<Loadable<RecentVideo[]>>;
  labs: ReadonlySignal<Loadable<RecentLab[]>>;
  /** What is shown stays if a later fetch fails. @see ERR-24 */
  loadVideos(): Promise<void>;
  loadLabs(): Promise<void>;
}

/** The videos that the learner watched and the labs that they opened, most recent first. @see PROF-10, CALL-26 */
export function createRecentStore(deps: { client: ApiClient; logError?: LogError | undefined }): RecentStore {
  const { client } = deps;
  const loadInto = createLoadInto(deps.logError);
  const videos = signal<Loadable<RecentVideo[]>>(LOADING);
  const labs = signal<Loadable<RecentLab[]>>(LOADING);
  return {
    videos,
    labs,
    loadVideos: () =>
      loadInto(
        videos,
        'the videos watched last',
        async (options) => (await client.call(listRecentVideos, {}, options)).results,
      ),
    loadLabs: () =>
      loadInto(
        labs,
        'the labs opened last',
        async (options) => (await client.call(listRecentLabs, {}, options)).results,
      ),
  };
}
