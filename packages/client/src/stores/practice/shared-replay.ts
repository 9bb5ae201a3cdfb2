import type { InputOf, OutputOf } from '@drawbridge/contracts';
import {
  createSharedReplay,
  listSharedReplays,
  previewSharedReplay,
  readSharedReplay,
  revokeSharedReplay,
  type SharedReplayDays,
  type SharedReplayLink,
} from '@drawbridge/contracts/practice';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import { type ApiProblem, asApiProblem } from '../../transport/api-problem.ts';
import type { ApiClient } from '../../transport/client.ts';
import { LOADING, type Loadable, ready } from '../base/loadable.ts';

const QUIETLY = { background: true } as const;

export type SharedReplayPreview = OutputOf<typeof previewSharedReplay>;
export type ReplayChoice = InputOf<typeof previewSharedReplay>;

/** The replay that the learner is sharing, and their links. */
export interface SharedReplaysStore {
  /** Exactly what the link would show. While `isPreviewing`, what it would show with the previous choice. */
  preview: ReadonlySignal<Loadable<SharedReplayPreview>>;
  isPreviewing: ReadonlySignal<boolean>;
  links: ReadonlySignal<Loadable<SharedReplayLink[]>>;
  /** URL of the latest link, which the server returns only once. */
  made: ReadonlySignal<{ url: string; link: SharedReplayLink } | undefined>;
  isBusy: ReadonlySignal<boolean>;
  /** Why the last link could not be created or revoked. */
  problem: ReadonlySignal<ApiProblem | undefined>;
  loadPreview(choice: ReplayChoice): Promise<void>;
  loadLinks(): Promise<void>;
  create(choice: ReplayChoice, days: SharedReplayDays): Promise<void>;
  revoke(link: SharedReplayLink): Promise<void>;
}

export function createSharedReplaysStore({ client }: { client: ApiClient }): SharedReplaysStore {
  const preview = signal<Loadable<SharedReplayPreview>>(LOADING);
  const isPreviewing = signal(false);
  const links = signal<Loadable<SharedReplayLink[]>>(LOADING);
  const made = signal<{ url: string; link: SharedReplayLink } | undefined>(undefined);
  const isBusy = signal(false);
  const problem = signal<ApiProblem | undefined>(undefined);
  /** An answer to an earlier choice is dropped. */
  let choices = 0;

  async function loadLinks() {
    try {
      links.value = ready((await client.call(listSharedReplays, {}, QUIETLY)).items);
    } catch (error) {
      links.value = { state: 'problem', problem: asApiProblem(error) };
    }
  }

  /** Runs one task at a time; a second click does nothing. */
  async function act(work: () => Promise<void>) {
    if (isBusy.peek()) return;
    isBusy.value = true;
    problem.value = undefined;
    try {
      await work();
      await loadLinks();
    } catch (error) {
      problem.value = asApiProblem(error);
    } finally {
      isBusy.value = false;
    }
  }

  return {
    preview,
    isPreviewing,
    links,
    made,
    isBusy,
    problem,
    loadLinks,
    async loadPreview(choice) {
      choices += 1;
      const own = choices;
      isPreviewing.value = true;
      try {
        const next = await client.call(previewSharedReplay, choice, QUIETLY);
        if (own === choices) preview.value = ready(next);
      } catch (error) {
        if (own === choices) preview.value = { state: 'problem', problem: asApiProblem(error) };
      } finally {
        if (own === choices) isPreviewing.value = false;
      }
    },
    create: (choice, days) =>
      act(async () => {
        made.value = await client.call(createSharedReplay, { ...choice, days }, QUIETLY);
      }),
    revoke: (link) =>
      act(async () => {
        await client.call(revokeSharedReplay, { shared_replay_id: link.id }, QUIETLY);
        if (made.peek()?.link.id === link.id) made.value = undefined;
      }),
  };
}

export type ReadReplay = OutputOf<typeof readSharedReplay>;

/** A shared replay, for anyone who has the link. */
export interface SharedReplayStore {
  shared: ReadonlySignal<Loadable<ReadReplay>>;
  load(): Promise<void>;
}

export function createSharedReplayStore({ client }: { client: ApiClient }, token: string): SharedReplayStore {
  const shared = signal<Loadable<ReadReplay>>(LOADING);
  return {
    shared,
    async load() {
      shared.value = LOADING;
      try {
        shared.value = ready(await client.call(readSharedReplay, { token }));
      } catch (error) {
        shared.value = { state: 'problem', problem: asApiProblem(error) };
      }
    },
  };
}
