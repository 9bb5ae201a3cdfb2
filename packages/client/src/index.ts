export { toBaseAddresses } from '@drawbridge/contracts';
export { createDrawbridge, type Drawbridge, type DrawbridgeOptions } from './drawbridge.ts';
export { createEmbedSession, type EmbedGrant, type EmbedSession } from './embed/embed-session.ts';
export { createTokenSource } from './embed/token-source.ts';
export { createGuestDrawbridge } from './guest/guest-drawbridge.ts';
export {
  createGuestSession,
  type GuestKey,
  type GuestSession,
  readStoredGuest,
} from './guest/guest-session.ts';
export {
  createLaunchSession,
  type LaunchSession,
  type LaunchState,
  toShownSession,
} from './launch/launch-session.ts';
export type { NoticeTone, Notify } from './notices.ts';
export { type HomeOrigins, toLandingPath, toSafeRedirect } from './redirect.ts';
export type { Session, SignedInUser } from './session/session.ts';
export type { SessionFlags } from './session/session-flags.ts';
export { createSafeStorage, type SafeStorage } from './storage.ts';
export { OWN_KEYS } from './storage-keys.ts';
export {
  type PlainStoreName,
  type StoreEntry,
  type StoreName,
  type StoreOf,
  type StoreParams,
  type StoreRegistry,
  StoreUnavailable,
} from './store-registry.ts';
export type { CourseItemRef } from './stores/base/define-store.ts';
export type { Loadable, ShownProblem } from './stores/base/loadable.ts';
export type { PagedItems } from './stores/base/paged-list.ts';
export {
  type CareerRole,
  COURSE_LEVELS,
  COURSE_STATUSES,
  type CourseFilterState,
  type CourseStatus,
  type CourseType,
  isFilteringCourses,
  NO_COURSE_FILTER,
} from './stores/learning/course-list/course-filter.ts';
export type { LabFilterState } from './stores/learning/course-list/lab-filter.ts';
export type { TypedList } from './stores/learning/course-list/typed-list.ts';
export { ApiProblem, type ApiProblemCode, asApiProblem, renewToken } from './transport/api-problem.ts';
export type { ApiClient, Call, CallOptions, OnReply } from './transport/client.ts';
export type { TokenSource } from './transport/token-source.ts';
