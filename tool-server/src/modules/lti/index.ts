export { createLti } from './lti.module.ts';
export type {
  ContextDirectory,
  LaunchedContext,
  LearnerFilter,
  LearnerRow,
} from './roster/context-directory.ts';
