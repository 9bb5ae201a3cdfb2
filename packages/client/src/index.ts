export { type HomeOrigins, toLandingPath, toSafeRedirect } from './redirect.ts';
export { createSafeStorage, type SafeStorage } from './storage.ts';
export type { Loadable } from './stores/loadable.ts';
export type { NoticeTone, Notify } from './stores/notices.ts';
export { ApiProblem, type ApiProblemCode, asApiProblem } from './transport/api-problem.ts';
export { type ApiClient, type CallOptions, createClient, type TokenSource } from './transport/client.ts';
