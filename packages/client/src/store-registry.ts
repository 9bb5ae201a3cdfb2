import type { DeepLinking } from '@drawbridge/contracts';
import { signal } from '@preact/signals-react';
import type { OpenSocket } from './live/live-socket.ts';
import type { LogError, Notify } from './notices.ts';
import type { Session } from './session/session.ts';
import type { SafeStorage } from './storage.ts';
import type { ApiClient } from './transport/client.ts';
import type { TokenSource } from './transport/token-source.ts';

/** What a store may need from its page; each takes its part. */
export interface StoreDeps {
  client: ApiClient;
  notify: Notify;
  logError: LogError | undefined;
  session: Session;
  tokens: TokenSource;
  storage: SafeStorage;
  tabStorage: SafeStorage;
  /** The storage is the portal's own: the running lab is remembered in it. @see LAB-2, DATA-1 */
  remembersRunningLab: boolean;
  /** Absolute address of the live socket. */
  socketUrl: string;
  /** Opens it; stories have one of their own. */
  openSocket: OpenSocket | undefined;
  /** Origin of the page. */
  origin: string;
  /** Origin of the addresses of pictures. @see PROF-6 */
  imageHost: string;
}

/** The course item that a lab or quiz was opened from. */
export interface CourseItemRef {
  event_id: string;
  item_id: string;
}

type CreateStore = (deps: StoreDeps, ...params: never[]) => object;

/** Made once and shared until the session ends. */
const perSession = <Create extends CreateStore>(load: () => Promise<Create>) => ({
  lifetime: 'session' as const,
  load,
});

/** Made for the components that use it and disposed with the last of them: made again, it reads its data again. */
const perUse = <Create extends CreateStore>(load: () => Promise<Create>) => ({
  lifetime: 'use' as const,
  load,
});

/** Every store of the client. Its code is fetched when it is first wanted. */
const STORES = {
  courses: perSession(() =>
    import('./stores/learning/courses.ts').then((loaded) => loaded.createCourseStore),
  ),
  courseCard: perUse(async () => {
    const { createCourseCardStore } = await import('./stores/learning/course-card.ts');
    return ({ client, logError }: StoreDeps, courseId: string) =>
      createCourseCardStore({ client, courseId, logError });
  }),
  courseList: perSession(() =>
    import('./stores/learning/course-list.ts').then((loaded) => loaded.createCourseListStore),
  ),
  tags: perSession(() => import('./stores/learning/tags.ts').then((loaded) => loaded.createTagStore)),
  labs: perSession(() => import('./stores/practice/labs.ts').then((loaded) => loaded.createLabListStore)),
  catalogue: perSession(() =>
    import('./stores/kernel/catalogue.ts').then((loaded) => loaded.createCatalogueStore),
  ),
  embedCatalogue: perSession(async () => {
    const { createEmbedCatalogueStore } = await import('./stores/integration/embed-catalogue.ts');
    return ({ client, logError }: StoreDeps, publishableKey: string) =>
      createEmbedCatalogueStore({ client, logError, publishableKey });
  }),
  wishlist: perSession(() =>
    import('./stores/learning/wishlist.ts').then((loaded) => loaded.createWishlistStore),
  ),
  profile: perSession(() =>
    import('./stores/recognition/profile.ts').then((loaded) => loaded.createProfileStore),
  ),
  profileDetails: perSession(() =>
    import('./stores/recognition/profile-details.ts').then((loaded) => loaded.createProfileDetailsStore),
  ),
  achievements: perSession(() =>
    import('./stores/recognition/achievements.ts').then((loaded) => loaded.createAchievementStore),
  ),
  achievementList: perUse(() =>
    import('./stores/recognition/achievement-list.ts').then((loaded) => loaded.createAchievementListStore),
  ),
  recent: perUse(() => import('./stores/recognition/recent.ts').then((loaded) => loaded.createRecentStore)),
  activity: perSession(() =>
    import('./stores/recognition/activity.ts').then((loaded) => loaded.createActivityStore),
  ),
  badges: perUse(() => import('./stores/recognition/badges.ts').then((loaded) => loaded.createBadgeStore)),
  checkedBadge: perUse(async () => {
    const { createCheckedBadgeStore } = await import('./stores/recognition/badges.ts');
    return ({ client, logError }: StoreDeps, awardId: string) =>
      createCheckedBadgeStore({ client, awardId, logError });
  }),
  journeys: perUse(() =>
    import('./stores/learning/journeys.ts').then((loaded) => loaded.createJourneyListStore),
  ),
  journey: perUse(async () => {
    const { createJourneyStore } = await import('./stores/learning/journeys.ts');
    return ({ client, logError }: StoreDeps, journeyId: string) =>
      createJourneyStore({ client, journeyId, logError });
  }),
  certifications: perUse(() =>
    import('./stores/recognition/certifications.ts').then((loaded) => loaded.createCertificationStore),
  ),
  certificateCheck: perUse(() =>
    import('./stores/recognition/certifications.ts').then((loaded) => loaded.createCertificateCheckStore),
  ),
  score: perSession(() => import('./stores/integration/score.ts').then((loaded) => loaded.createScoreStore)),
  deepLinking: perSession(async () => {
    const { createDeepLinkingStore } = await import('./stores/integration/deep-linking.ts');
    return ({ client }: StoreDeps, takes: DeepLinking) => createDeepLinkingStore({ client, takes });
  }),
  password: perSession(() =>
    import('./stores/identity/password.ts').then((loaded) => loaded.createPasswordStore),
  ),
  signup: perSession(() => import('./stores/identity/signup.ts').then((loaded) => loaded.createSignup)),
  notifications: perSession(async () => {
    const { createNotificationStore } = await import('./stores/operations/notifications.ts');
    return ({ client, notify, logError, socketUrl, openSocket, session, tokens }: StoreDeps) =>
      createNotificationStore({
        client,
        notify,
        logError,
        socketUrl,
        ...(openSocket && { openSocket }),
        session: { email: () => session.user.peek()?.email, token: tokens.token },
      });
  }),
  signIn: perSession(async () => {
    const { createSignIn } = await import('./stores/identity/sign-in.ts');
    return ({ client, session, storage }: StoreDeps) =>
      createSignIn({ client, session, storage, lock: session.linkLock });
  }),
  singleSignOn: perSession(async () => {
    const [{ createSingleSignOn }, { createSignIn }] = await Promise.all([
      import('./stores/identity/single-sign-on.ts'),
      import('./stores/identity/sign-in.ts'),
    ]);
    return ({ client, session, storage, tabStorage, origin }: StoreDeps) =>
      createSingleSignOn({
        client,
        signIn: createSignIn({ client, session, storage, lock: session.linkLock }),
        tabStorage,
        origin,
      });
  }),
  billing: perSession(() =>
    import('./stores/company/billing.ts').then((loaded) => loaded.createBillingStore),
  ),
  preferences: perUse(() =>
    import('./stores/identity/preferences.ts').then((loaded) => loaded.createPreferenceStore),
  ),
  customChallenges: perUse(() =>
    import('./stores/learning/custom-challenges.ts').then((loaded) => loaded.createCustomChallengeStore),
  ),
  assignments: perUse(() =>
    import('./stores/company/assignments.ts').then((loaded) => loaded.createAssignmentListStore),
  ),
  assignment: perUse(async () => {
    const { createAssignmentStore } = await import('./stores/company/assignments.ts');
    return (deps: StoreDeps, assignmentId: string) => createAssignmentStore({ ...deps, assignmentId });
  }),
  champion: perUse(() =>
    import('./stores/company/champions.ts').then((loaded) => loaded.createChampionStore),
  ),
  showcase: perUse(() =>
    import('./stores/learning/showcase.ts').then((loaded) => loaded.createShowcaseStore),
  ),
  liveCourses: perUse(() =>
    import('./stores/learning/live-courses.ts').then((loaded) => loaded.createLiveCourseStore),
  ),
  runningLabs: perUse(() =>
    import('./stores/practice/running-labs.ts').then((loaded) => loaded.createRunningLabsStore),
  ),
  ownSessions: perUse(() =>
    import('./stores/identity/own-sessions.ts').then((loaded) => loaded.createOwnSessionsStore),
  ),
  linkedLearners: perUse(() =>
    import('./stores/integration/account-link.ts').then((loaded) => loaded.createLinkedLearnersStore),
  ),
  accountLink: perUse(() =>
    import('./stores/integration/account-link.ts').then((loaded) => loaded.createAccountLinkStore),
  ),
  board: perUse(() =>
    import('./stores/recognition/public-profile.ts').then((loaded) => loaded.createBoardStore),
  ),
  visibility: perUse(() =>
    import('./stores/recognition/public-profile.ts').then((loaded) => loaded.createVisibilityStore),
  ),
  publicPerson: perUse(async () => {
    const { createPublicPersonStore } = await import('./stores/recognition/public-profile.ts');
    return ({ client, imageHost, logError }: StoreDeps, userId: string) =>
      createPublicPersonStore({ client, imageHost, userId, logError });
  }),
  sharedReplays: perUse(() =>
    import('./stores/practice/shared-replay.ts').then((loaded) => loaded.createSharedReplaysStore),
  ),
  sharedReplay: perUse(() =>
    import('./stores/practice/shared-replay.ts').then((loaded) => loaded.createSharedReplayStore),
  ),
  secondFactors: perUse(() =>
    import('./stores/identity/second-factors.ts').then((loaded) => loaded.createSecondFactorStore),
  ),
  signInRule: perUse(() =>
    import('./stores/identity/sign-in-rule.ts').then((loaded) => loaded.createSignInRuleStore),
  ),
  tokens: perUse(() => import('./stores/identity/tokens.ts').then((loaded) => loaded.createTokensStore)),
  audit: perUse(() => import('./stores/kernel/audit.ts').then((loaded) => loaded.createAuditStore)),
  partners: perUse(() =>
    import('./stores/integration/partners.ts').then((loaded) => loaded.createPartnersStore),
  ),
  platforms: perUse(() =>
    import('./stores/integration/platforms.ts').then((loaded) => loaded.createPlatformsStore),
  ),
  platform: perUse(async () => {
    const { createPlatformStore } = await import('./stores/integration/platform.ts');
    return ({ client, logError }: StoreDeps, platformId: string) =>
      createPlatformStore({ client, platformId, logError });
  }),
  contextProgress: perUse(() =>
    import('./stores/integration/context-progress.ts').then((loaded) => loaded.createContextProgressStore),
  ),
  labSolution: perUse(async () => {
    const { createLabSolutionStore } = await import('./stores/practice/lab-solution.ts');
    return ({ client, logError }: StoreDeps, labId: string) =>
      createLabSolutionStore({ client, logError, labId });
  }),
  attempts: perUse(() =>
    import('./stores/practice/attempts.ts').then((loaded) => loaded.createAttemptListStore),
  ),
  attemptReview: perUse(async () => {
    const { createAttemptReviewStore } = await import('./stores/practice/attempt-review.ts');
    return ({ client }: StoreDeps, attemptId: string) => createAttemptReviewStore({ client, attemptId });
  }),
  activityEvents: perSession(() =>
    import('./stores/recognition/activity-events.ts').then((loaded) => loaded.createActivityEventStore),
  ),
  badgeAward: perUse(async () => {
    const { createBadgeAwardStore } = await import('./stores/recognition/badge-award.ts');
    return ({ client, logError }: StoreDeps, awardId: string) =>
      createBadgeAwardStore({ client, awardId, logError });
  }),
  quiz: perUse(async () => {
    const { createQuizStore } = await import('./stores/learning/quiz.ts');
    return ({ client }: StoreDeps, quizId: string, course?: CourseItemRef) =>
      createQuizStore({ client, quizId, ...(course && { course }) });
  }),
  aiQuiz: perUse(async () => {
    const { createAiQuizStore } = await import('./stores/learning/ai-quiz.ts');
    return ({ client }: StoreDeps, courseId: string, itemId: string) =>
      createAiQuizStore({ client, courseId, itemId });
  }),
  assistant: perUse(() =>
    import('./stores/learning/assistant.ts').then((loaded) => loaded.createAssistantStore),
  ),
  assistantRule: perUse(() =>
    import('./stores/learning/assistant-rule.ts').then((loaded) => loaded.createAssistantRuleStore),
  ),
  lab: perUse(async () => {
    const { createLabStore } = await import('./stores/practice/lab.ts');
    return ({ client, storage }: StoreDeps, labId: string, course?: CourseItemRef) =>
      createLabStore({ client, storage, labId, ...(course && { course }) });
  }),
  labSession: perUse(async () => {
    const { createLabSessionStore } = await import('./stores/practice/lab-session.ts');
    return (deps: StoreDeps, labId: string, course?: CourseItemRef) =>
      createLabSessionStore({
        client: deps.client,
        labId,
        ...(course && { course }),
        ...(deps.remembersRunningLab && { storage: deps.storage }),
      });
  }),
};

type Table = typeof STORES;
export type StoreName = keyof Table;
type CreateOf<Name extends StoreName> = Awaited<ReturnType<Table[Name]['load']>>;
export type StoreOf<Name extends StoreName> = ReturnType<CreateOf<Name>>;
export type StoreParams<Name extends StoreName> =
  Parameters<CreateOf<Name>> extends [unknown, ...infer Params] ? Params : [];
/** Stores without a parameter. */
export type PlainStoreName = { [Name in StoreName]: [] extends StoreParams<Name> ? Name : never }[StoreName];

/** One store of the registry: made, or on its way. */
export interface StoreEntry<Store> {
  /** Undefined until it is made. */
  readonly store: Store | undefined;
  /** A failed one stays failed: repeated by each render, it would be repeated without end. */
  readonly promise: Promise<Store>;
  /** Keeps it for a component that uses it; gives the function that lets it go. */
  hold(): () => void;
}

export interface StoreRegistry {
  /** Gives a store; one that could not be fetched before is fetched again. */
  open<Name extends StoreName>(name: Name, ...params: StoreParams<Name>): Promise<StoreOf<Name>>;
  /** The same entry each time, for rendering. */
  find<Name extends StoreName>(name: Name, ...params: StoreParams<Name>): StoreEntry<StoreOf<Name>>;
  /** The store if it is made; read in a component or effect, it follows. */
  loaded<Name extends PlainStoreName>(name: Name): StoreOf<Name> | undefined;
  /** Fetches what these stores are made of; undefined when all of it is here. */
  preload(names: readonly StoreName[]): Promise<unknown> | undefined;
  /** Forgets the stores that could not be fetched, so that the next use fetches them again. */
  forgetFailed(): void;
  /** Disposes every store: the session is over. */
  drop(): void;
}

/** The code of a store could not be fetched: the network is away, or a newer version was installed. */
export class StoreUnavailable extends Error {
  constructor(name: StoreName, options: ErrorOptions) {
    super(`the store ${name} could not be fetched`, options);
    this.name = 'StoreUnavailable';
  }
}

interface Entry {
  lifetime: 'session' | 'use';
  store: unknown;
  promise: Promise<unknown>;
  hasFailed: boolean;
  holders: number;
  isDropped: boolean;
  hold(): () => void;
}

function dispose(store: unknown): void {
  if (typeof store === 'object' && store && 'dispose' in store && typeof store.dispose === 'function')
    store.dispose();
}

/** Makes the stores of one page, each once. */
export function createStoreRegistry(deps: {
  loadClient: () => Promise<ApiClient>;
  toStoreDeps: (client: ApiClient) => StoreDeps;
}): StoreRegistry {
  const entries = new Map<string, Entry>();
  const creators = new Map<StoreName, CreateStore>();
  /** Counts what was made and dropped, so that readers of `loaded` follow. */
  const changes = signal(0);
  let storeDeps: StoreDeps | undefined;

  async function loadCreator(name: StoreName): Promise<void> {
    const [client, create] = await Promise.all([deps.loadClient(), STORES[name].load()]);
    storeDeps ??= deps.toStoreDeps(client);
    creators.set(name, create);
  }

  /** Undefined while code of it is missing. */
  function create(name: StoreName, params: readonly unknown[]): object | undefined {
    const creator = creators.get(name);
    return creator && storeDeps && creator(storeDeps, ...(params as never[]));
  }

  function makeEntry(key: string, name: StoreName, params: readonly unknown[]): Entry {
    const made = create(name, params);
    const entry: Entry = {
      lifetime: STORES[name].lifetime,
      store: made,
      promise: made ? Promise.resolve(made) : fetchStore(),
      hasFailed: false,
      holders: 0,
      isDropped: false,
      hold() {
        entry.holders += 1;
        let isHeld = true;
        return () => {
          if (!isHeld) return;
          isHeld = false;
          entry.holders -= 1;
          // Later: React may take up again in the same moment what it has just let go.
          if (entry.lifetime === 'use') queueMicrotask(() => entry.holders === 0 && dropEntry(key, entry));
        };
      },
    };

    async function fetchStore() {
      // The entry is complete before anything can fail or succeed.
      await Promise.resolve();
      try {
        await loadCreator(name);
        const store = create(name, params);
        if (!store) throw new Error(`the store ${name} cannot be made`);
        entry.store = store;
        if (entry.isDropped) dispose(store);
        changes.value += 1;
        return store;
      } catch (error) {
        entry.hasFailed = true;
        throw new StoreUnavailable(name, { cause: error });
      }
    }

    // Its callers see a failure; that of a preload without a caller must not be an unhandled rejection.
    entry.promise.catch(() => undefined);
    return entry;
  }

  function dropEntry(key: string, entry: Entry) {
    if (entry.isDropped) return;
    entry.isDropped = true;
    if (entries.get(key) === entry) entries.delete(key);
    dispose(entry.store);
  }

  function findEntry(name: StoreName, params: readonly unknown[], isRetry: boolean): Entry {
    const key = JSON.stringify([name, ...params]);
    const known = entries.get(key);
    if (known && !(isRetry && known.hasFailed)) return known;
    const entry = makeEntry(key, name, params);
    entries.set(key, entry);
    return entry;
  }

  return {
    open: <Name extends StoreName>(name: Name, ...params: StoreParams<Name>) =>
      findEntry(name, params, true).promise as Promise<StoreOf<Name>>,
    find: <Name extends StoreName>(name: Name, ...params: StoreParams<Name>) =>
      findEntry(name, params, false) as StoreEntry<StoreOf<Name>>,
    loaded<Name extends PlainStoreName>(name: Name) {
      void changes.value;
      return entries.get(JSON.stringify([name]))?.store as StoreOf<Name> | undefined;
    },
    preload(names) {
      const missing = names.filter((name) => !creators.has(name));
      return missing.length > 0 ? Promise.all(missing.map(loadCreator)) : undefined;
    },
    forgetFailed() {
      for (const [key, entry] of entries) if (entry.hasFailed) entries.delete(key);
    },
    drop() {
      for (const [key, entry] of entries) dropEntry(key, entry);
      changes.value += 1;
    },
  };
}
