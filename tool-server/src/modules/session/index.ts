export { listLiveSessions } from './live-sessions.ts';
export { checkPassword, hashPassword } from './password.ts';
export { toSessionRoutes } from './session.routes.ts';
export { createSessionService, type IsPasswordAllowed, type SessionService } from './session.service.ts';
export { deleteSessionsOf } from './session.store.ts';
export type { SignInContext } from './sessions.ts';
export { createMarks } from './source.ts';
