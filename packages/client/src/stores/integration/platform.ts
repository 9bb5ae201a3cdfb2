import { asId, type InputOf, type OutputOf, type PlatformId } from '@drawbridge/contracts';
import {
  activatePlatform,
  changePlatform,
  deactivatePlatform,
  deletePlatform,
  getPlatform,
  getPlatformActivity,
  listPlatformRefusals,
  listPlatformScores,
  type PlatformActivity,
  type PlatformRefusal,
  rejectPlatform,
  resendPlatformScores,
  type ScoreState,
  testPlatform,
} from '@drawbridge/contracts/integration';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { LogError } from '../../notices.ts';
import type { ApiProblem } from '../../transport/api-problem.ts';
import type { ApiClient } from '../../transport/client.ts';
import { type ChangeOutcome, settle } from '../base/change-outcome.ts';
import { createLatest } from '../base/latest.ts';
import { createLoadInto } from '../base/load-into.ts';
import { LOADING, type Loadable, ready } from '../base/loadable.ts';
import { createPagedList, type PagedItems } from '../base/paged-list.ts';

export type PlatformDetail = OutputOf<typeof getPlatform>;
export type PlatformTest = OutputOf<typeof testPlatform>;
/** One page of scores, counted from 1. */
export type ScorePage = OutputOf<typeof listPlatformScores> & { page: number };
export type PlatformChange = Omit<InputOf<typeof changePlatform>, 'id'>;

/** The loaded refusals, newest first. */
export type RefusalList = PagedItems<PlatformRefusal>;

/** One learning platform, for the administrators of its company. @see LTI-26 */
export interface PlatformStore {
  detail: ReadonlySignal<Loadable<PlatformDetail>>;
  activity: ReadonlySignal<Loadable<PlatformActivity>>;
  refusals: ReadonlySignal<Loadable<RefusalList>>;
  /** The latest test of the registration; undefined before the first. */
  test: ReadonlySignal<PlatformTest | undefined>;
  isTesting: ReadonlySignal<boolean>;
  /** A page of the score queue, in the state requested last. */
  scores: ReadonlySignal<Loadable<ScorePage>>;
  load(): Promise<void>;
  loadScores(state: ScoreState | undefined, page: number): Promise<void>;
  /** Sends one score again, or all that were given up; returns how many are now due. */
  resendScores(scoreId?: string): Promise<ChangeOutcome<number>>;
  /** Returns the problem if no more could be loaded. */
  loadMoreRefusals(): Promise<ApiProblem | undefined>;
  runTest(): Promise<ChangeOutcome<PlatformTest>>;
  change(change: PlatformChange): Promise<ChangeOutcome<PlatformDetail>>;
  /** Turns the platform on or off; turning it on also approves one that waits for approval. */
  setActive(active: boolean): Promise<ChangeOutcome<PlatformDetail>>;
  /** Approves a platform that waits for approval, under a name that its learners see. */
  allow(name: string): Promise<ChangeOutcome<PlatformDetail>>;
  reject(): Promise<ChangeOutcome<unknown>>;
  remove(): Promise<ChangeOutcome<unknown>>;
}

export function createPlatformStore(deps: {
  client: ApiClient;
  platformId: string;
  logError?: LogError | undefined;
}): PlatformStore {
  const { client, platformId } = deps;
  const id = asId(platformId) as PlatformId;
  const loadInto = createLoadInto(deps.logError);
  const background = { background: true };
  const detail = signal<Loadable<PlatformDetail>>(LOADING);
  const activity = signal<Loadable<PlatformActivity>>(LOADING);
  const refusals = createPagedList<PlatformRefusal, undefined, undefined, string>({
    what: 'the refusals of the platform',
    logError: deps.logError,
    toKey: (refusal) => refusal.id,
    async fetchPage({ cursor }, options) {
      const input = cursor === undefined ? { id } : { id, next_token: cursor };
      const { items, next_token } = await client.call(listPlatformRefusals, input, {
        ...options,
        ...background,
      });
      return { items, next: next_token ?? undefined, rest: undefined };
    },
  });
  const scores = createLatest<{ state: ScoreState | undefined; page: number }, ScorePage>({
    what: 'the scores of the platform',
    logError: deps.logError,
    async read({ state, page }, options) {
      const input = { id, page, ...(state && { state }) };
      return { ...(await client.call(listPlatformScores, input, { ...options, ...background })), page };
    },
  });
  let shownScores: { state: ScoreState | undefined; page: number } = { state: undefined, page: 1 };
  const test = signal<PlatformTest>();
  const isTesting = signal(false);

  const loadDetail = () =>
    loadInto(detail, 'the platform', (options) => client.call(getPlatform, { id }, options));

  /** A change returns the current registration. */
  async function store(changing: Promise<PlatformDetail>): Promise<ChangeOutcome<PlatformDetail>> {
    const outcome = await settle(changing);
    if (outcome.kind !== 'done') return outcome;
    detail.value = ready(outcome.value);
    // The test was about other values.
    test.value = undefined;
    return outcome;
  }

  async function loadScores(state: ScoreState | undefined, page: number): Promise<void> {
    shownScores = { state, page };
    await scores.load(shownScores);
  }

  return {
    detail,
    activity,
    scores: scores.shown,
    loadScores,
    refusals: refusals.list,
    test,
    isTesting,
    async load() {
      await Promise.all([
        loadDetail(),
        loadInto(activity, 'the activity of the platform', () =>
          client.call(getPlatformActivity, { id }, background),
        ),
        refusals.load(undefined),
      ]);
    },
    loadMoreRefusals: refusals.loadMore,
    async runTest() {
      isTesting.value = true;
      const outcome = await settle(client.call(testPlatform, { id }, background));
      if (outcome.kind === 'done') test.value = outcome.value;
      isTesting.value = false;
      return outcome;
    },
    async resendScores(scoreId) {
      const outcome = await settle(
        client.call(
          resendPlatformScores,
          { id, ...(scoreId !== undefined && { score_id: asId<'score'>(scoreId) }) },
          background,
        ),
      );
      await loadScores(shownScores.state, shownScores.page);
      return outcome.kind === 'done' ? { kind: 'done', value: outcome.value.resent } : outcome;
    },
    async change(change) {
      const outcome = await store(client.call(changePlatform, { ...change, id }, background));
      // Another administrator may have been first: the page then shows the current registration.
      if (outcome.kind === 'refused') await loadDetail();
      return outcome;
    },
    setActive: (active) =>
      store(client.call(active ? activatePlatform : deactivatePlatform, { id }, background)),
    async allow(name) {
      const { value: shown } = detail;
      const revision = shown.state === 'ready' ? shown.value.platform.revision : undefined;
      const outcome = await store(client.call(activatePlatform, { id, name, revision }, background));
      // The platform registered again in the meantime; only what was reviewed can be approved.
      if (outcome.kind === 'refused') await loadDetail();
      return outcome;
    },
    reject: () => settle(client.call(rejectPlatform, { id }, background)),
    remove: () => settle(client.call(deletePlatform, { id }, background)),
  };
}
