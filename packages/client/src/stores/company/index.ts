import { perSession, perUse, type StoreDeps } from '../base/define-store.ts';

/** What a company assigns, measures and pays for. */
export const COMPANY_STORES = {
  billing: perSession(
    () => import('./billing.ts'),
    ({ createBillingStore }) => createBillingStore,
  ),
  assignments: perUse(
    () => import('./assignments.ts'),
    ({ createAssignmentListStore }) => createAssignmentListStore,
  ),
  assignment: perUse(
    () => import('./assignments.ts'),
    ({ createAssignmentStore }) =>
      (deps: StoreDeps, assignmentId: string) =>
        createAssignmentStore({ ...deps, assignmentId }),
  ),
  champion: perUse(
    () => import('./champions.ts'),
    ({ createChampionStore }) => createChampionStore,
  ),
  teams: perUse(
    () => import('./teams.ts'),
    ({ createTeamsStore }) => createTeamsStore,
  ),
  team: perUse(
    () => import('./team.ts'),
    ({ createTeamStore }) =>
      ({ client, logError }: StoreDeps, teamId: string) =>
        createTeamStore({ client, logError, teamId }),
  ),
};
