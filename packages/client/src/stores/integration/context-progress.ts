import { asId, type InputOf, type OutputOf } from '@drawbridge/contracts';
import {
  exportContextProgress,
  getContextProgress,
  type LearnerProgress,
  listContextLearners,
  refreshRoster,
} from '@drawbridge/contracts/integration';
import { getLabFailures, type LabFailures } from '@drawbridge/contracts/practice';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { LogError, Notify } from '../../notices.ts';
import { asApiProblem } from '../../transport/api-problem.ts';
import type { ApiClient } from '../../transport/client.ts';
import { createLatest } from '../base/latest.ts';
import { createLoadInto } from '../base/load-into.ts';
import { LOADING, type Loadable, ready } from '../base/loadable.ts';
import { createLoadables } from '../base/loadables.ts';
import type { NumberedPage } from '../base/numbered-page.ts';

export type ContextOverview = OutputOf<typeof getContextProgress>;
export type LearnerFilter = InputOf<typeof exportContextProgress>;
export type ProgressExport = OutputOf<typeof exportContextProgress>;

export type LearnerPage = NumberedPage<LearnerProgress>;

/** What the learners of a context did, as its instructors see it. @see LTI-17 */
export interface ContextProgressStore {
  overview: ReadonlySignal<Loadable<ContextOverview>>;
  learners: ReadonlySignal<Loadable<LearnerPage>>;
  /** True while another page or filter is loading and the previous learners are still shown. */
  isPaging: ReadonlySignal<boolean>;
  /** Individual learners by id; undefined for one who is not in the context. */
  people: ReadonlySignal<ReadonlyMap<string, Loadable<LearnerProgress | undefined>>>;
  /** Where the class fails, by lab. */
  failures: ReadonlySignal<ReadonlyMap<string, Loadable<LabFailures>>>;
  isAskingForRoster: ReadonlySignal<boolean>;
  isExporting: ReadonlySignal<boolean>;
  /** Loads the overview, and polls while the roster is being read. */
  load(): Promise<void>;
  loadLearners(filter: LearnerFilter, page: number): Promise<void>;
  openLearner(personId: string): Promise<void>;
  openFailures(labId: string): Promise<void>;
  /**
   * Requests a new reading of the roster and polls until it is done. Returns the seconds until the next one is allowed,
   * if the last one was a moment ago.
   */
  readRoster(): Promise<number | undefined>;
  /** Returns the file for a filter; undefined if it could not be created, which is announced. */
  exportLearners(filter: LearnerFilter): Promise<ProgressExport | undefined>;
  dispose(): void;
}

/** Learners keep working, so loaded values are loaded again. */
const isNeverFinal = () => false;
const FOLLOW_MS = 2_000;
/** A minute and a half, because a roster of thousands takes several pages. */
const MOST_FOLLOWS = 45;

export function createContextProgressStore(deps: {
  client: ApiClient;
  notify: Notify;
  logError?: LogError | undefined;
  wait?: (ms: number) => Promise<void>;
}): ContextProgressStore {
  const { client, notify, logError = () => undefined } = deps;
  const wait = deps.wait ?? ((ms) => new Promise<void>((resolve) => setTimeout(resolve, ms)));
  const loadInto = createLoadInto(logError);
  const overview = signal<Loadable<ContextOverview>>(LOADING);
  const isAskingForRoster = signal(false);
  const isExporting = signal(false);
  let asked: { filter: LearnerFilter; page: number } | undefined;
  let isFollowing = false;
  let isDisposed = false;

  const people = createLoadables(async (personId) => {
    const answer = await client.call(listContextLearners, { person_id: asId(personId), status: 'all' });
    return answer.items[0];
  }, isNeverFinal);
  const failures = createLoadables(
    (labId) => client.call(getLabFailures, { lab_id: asId(labId) }),
    isNeverFinal,
  );

  const loadOverview = () =>
    loadInto(overview, 'the progress of the context', (options) =>
      client.call(getContextProgress, {}, options),
    );
  const rosterState = () => {
    const { value } = overview;
    return value.state === 'ready' ? value.value.roster.state : undefined;
  };

  const learners = createLatest<{ filter: LearnerFilter; page: number }, LearnerPage>({
    what: 'the learners of the context',
    logError,
    async read({ filter, page }, options) {
      const { items, total, page_size } = await client.call(
        listContextLearners,
        { ...filter, page },
        options,
      );
      return { items, total, page, pageSize: page_size };
    },
  });

  async function loadLearners(filter: LearnerFilter, page: number): Promise<void> {
    asked = { filter, page };
    await learners.load(asked, { isFresh: learners.shown.peek().state !== 'ready' });
  }

  async function followRoster(): Promise<void> {
    if (isFollowing) return;
    isFollowing = true;
    for (let tries = 0; tries < MOST_FOLLOWS && rosterState() === 'reading'; tries += 1) {
      await wait(FOLLOW_MS);
      if (isDisposed) break;
      await loadOverview();
      // Learners may have joined or left.
      if (rosterState() === 'ready' && asked) await loadLearners(asked.filter, asked.page);
    }
    isFollowing = false;
  }

  return {
    overview,
    learners: learners.shown,
    isPaging: learners.isReloading,
    people: people.all,
    failures: failures.all,
    isAskingForRoster,
    isExporting,
    async load() {
      await loadOverview();
      void followRoster();
    },
    loadLearners,
    openLearner: people.load,
    openFailures: failures.load,
    async readRoster() {
      if (isAskingForRoster.peek()) return undefined;
      isAskingForRoster.value = true;
      try {
        const { roster, again_in_seconds } = await client.call(refreshRoster, {}, { background: true });
        const { value: now } = overview;
        if (now.state === 'ready') overview.value = ready({ ...now.value, roster });
        void followRoster();
        return again_in_seconds;
      } catch (error) {
        notify('negative', asApiProblem(error).message);
        return undefined;
      } finally {
        isAskingForRoster.value = false;
      }
    },
    async exportLearners(filter) {
      if (isExporting.peek()) return undefined;
      isExporting.value = true;
      try {
        return await client.call(exportContextProgress, filter, { background: true });
      } catch (error) {
        notify('negative', asApiProblem(error).message);
        return undefined;
      } finally {
        isExporting.value = false;
      }
    },
    dispose() {
      isDisposed = true;
    },
  };
}
