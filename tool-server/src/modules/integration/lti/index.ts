export { createLti, type LtiModule } from './lti.module.ts';
export { sendPlainPage } from './pages/plain-page.ts';
export type { ContextDirectory, LaunchedContext } from './roster/context-directory.ts';
export type { LearnerFilter, LearnerRow, LinkFilter } from './roster/context-learners.store.ts';
export type { Reached } from './scores/reached.ts';
export type { LaunchedPerson } from './session/session.store.ts';
