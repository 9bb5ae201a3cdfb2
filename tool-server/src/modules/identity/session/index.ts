export { toLinkHash } from './link-hash.ts';
export { listLiveSessions } from './live-sessions.ts';
export { createSession } from './session.module.ts';
export type { SessionService } from './session.service.ts';
export type { IsPasswordAllowed } from './sessions.ts';
export { createSourceHasher, type HashSource } from './source.ts';
