import { asId, type FieldErrors } from '@drawbridge/contracts';
import {
  type ActivityPart,
  type BoardEntry,
  type BoardPeriod,
  getOwnStanding,
  getPublicBadges,
  getPublicPerson,
  getVisibility,
  listHallOfFame,
  listPublicActivity,
  type OwnStanding,
  type PaginationInfo,
  type PublicActivity,
  type PublicBadge,
  type PublicPerson,
  setVisibility,
  type Visibility,
} from '@drawbridge/contracts/recognition';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { LogError, Notify } from '../../notices.ts';
import { toPictureAddress } from '../../picture-address.ts';
import { type ApiProblem, asApiProblem } from '../../transport/api-problem.ts';
import type { ApiClient } from '../../transport/client.ts';
import { createLatest } from '../base/latest.ts';
import { createLoadInto } from '../base/load-into.ts';
import { LOADING, type Loadable, ready } from '../base/loadable.ts';
import { createPagedList, type PagedItems } from '../base/paged-list.ts';

export interface Board {
  entries: BoardEntry[];
  pagination: PaginationInfo;
}

export interface BoardStore {
  board: ReadonlySignal<Loadable<Board>>;
  /** The reader's own place; null: not on the board; undefined: unknown. */
  own: ReadonlySignal<OwnStanding | null | undefined>;
  /** Fetches a page. An answer that arrives after a newer request is dropped. */
  load(view: { period: BoardPeriod; page: number }): Promise<unknown>;
  loadOwn(period: BoardPeriod): Promise<void>;
}

const QUIETLY = { background: true } as const;
/** An expired session must not send the reader of a public page to the login. */
const WITHOUT_CONSEQUENCE = { background: true, isFinal: true } as const;

/** Adds the full URL of the picture: the page may be on another origin than the server. @see PROF-6 */
function withAddress<T extends { picture?: string | undefined }>(one: T, imageHost: string | undefined): T {
  return one.picture === undefined ? one : { ...one, picture: toPictureAddress(one.picture, imageHost) };
}

/** The hall of fame. @see PROF-13 */
export function createBoardStore(deps: {
  client: ApiClient;
  imageHost?: string | undefined;
  logError?: LogError | undefined;
}): BoardStore {
  const { client, imageHost, logError } = deps;
  const board = createLatest<{ period: BoardPeriod; page: number }, Board>({
    what: 'the hall of fame',
    logError,
    async read(view, options) {
      const { results, pagination_info } = await client.call(listHallOfFame, view, options);
      return {
        entries: results.map((entry) => withAddress(entry, imageHost)),
        pagination: pagination_info,
      };
    },
  });
  const own = signal<OwnStanding | null | undefined>(undefined);
  let ownQuestions = 0;

  return {
    board: board.shown,
    own,
    load: (view) => board.load(view, { isFresh: true }),
    async loadOwn(period) {
      ownQuestions += 1;
      const question = ownQuestions;
      own.value = undefined;
      try {
        const { standing } = await client.call(getOwnStanding, { period }, WITHOUT_CONSEQUENCE);
        if (question === ownQuestions) own.value = standing;
      } catch {
        // The board is complete without the reader's own place.
      }
    },
  };
}

export type ActivityList = PagedItems<PublicActivity>;

export interface PublicPersonStore {
  person: ReadonlySignal<Loadable<PublicPerson>>;
  badges: ReadonlySignal<PublicBadge[]>;
  activity: Record<ActivityPart, ReadonlySignal<Loadable<ActivityList>>>;
  load(): Promise<void>;
  loadActivity(part: ActivityPart): Promise<unknown>;
  /** Appends the next page. Returns the problem if that fails. */
  loadMore(part: ActivityPart): Promise<ApiProblem | undefined>;
}

/** The public profile of a person. @see PROF-12 */
export function createPublicPersonStore(deps: {
  client: ApiClient;
  imageHost?: string | undefined;
  userId: string;
  logError?: LogError | undefined;
}): PublicPersonStore {
  const { client, imageHost } = deps;
  const userId = asId<'person'>(deps.userId);
  const person = signal<Loadable<PublicPerson>>(LOADING);
  const badges = signal<PublicBadge[]>([]);
  const lists = { courses: createActivityList('courses'), challenges: createActivityList('challenges') };

  function createActivityList(part: ActivityPart) {
    return createPagedList<PublicActivity>({
      what: `the ${part} of a public profile`,
      logError: deps.logError,
      toKey: ({ kind, id }) => `${kind} ${id}`,
      async fetchPage({ page }, options) {
        const input = { user_id: userId, part, page };
        const { results, pagination_info } = await client.call(listPublicActivity, input, options);
        return { items: results, total: pagination_info.total, rest: undefined };
      },
    });
  }

  async function loadBadges() {
    try {
      badges.value = (await client.call(getPublicBadges, { user_id: userId })).results;
    } catch {
      // The rest of the profile is shown without them.
    }
  }

  return {
    person,
    badges,
    activity: { courses: lists.courses.list, challenges: lists.challenges.list },
    loadActivity: (part) => lists[part].load(undefined, { isFresh: true }),
    async load() {
      person.value = LOADING;
      try {
        person.value = ready(withAddress(await client.call(getPublicPerson, { user_id: userId }), imageHost));
      } catch (error) {
        person.value = { state: 'problem', problem: asApiProblem(error) };
        return;
      }
      const freshly = { isFresh: true };
      await Promise.all([
        lists.courses.load(undefined, freshly),
        lists.challenges.load(undefined, freshly),
        loadBadges(),
      ]);
    },
    loadMore: (part) => lists[part].loadMore(),
  };
}

export interface VisibilityStore {
  visibility: ReadonlySignal<Loadable<Visibility>>;
  isSaving: ReadonlySignal<boolean>;
  load(): Promise<void>;
  /**
   * Shows the choice immediately, and the previous one again if the server refuses. Returns the server's messages for
   * the fields; any other failure is a notice.
   */
  save(wish: { visible: boolean; alias: string | null }): Promise<FieldErrors>;
}

/** Whether the person is shown publicly. @see PROF-12 */
export function createVisibilityStore(deps: {
  client: ApiClient;
  notify: Notify;
  logError?: LogError | undefined;
}): VisibilityStore {
  const { client, notify } = deps;
  const loadInto = createLoadInto(deps.logError);
  const visibility = signal<Loadable<Visibility>>(LOADING);
  const isSaving = signal(false);
  return {
    visibility,
    isSaving,
    load: () =>
      loadInto(visibility, 'the visibility of the profile', (options) =>
        client.call(getVisibility, {}, options),
      ),
    async save(wish) {
      if (isSaving.value) return {};
      const before = visibility.value;
      isSaving.value = true;
      if (before.state === 'ready') visibility.value = ready({ ...before.value, ...wish });
      try {
        const { data, message } = await client.callWithMessage(setVisibility, wish, QUIETLY);
        visibility.value = ready(data);
        notify('positive', message);
        return {};
      } catch (error) {
        visibility.value = before;
        const { errors, message } = asApiProblem(error);
        if (Object.keys(errors).length === 0) notify('negative', message);
        return errors;
      } finally {
        isSaving.value = false;
      }
    },
  };
}
