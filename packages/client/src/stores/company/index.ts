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
  managedAssignments: perUse(
    () => import('./managed-assignments.ts'),
    ({ createManagedAssignmentsStore }) => createManagedAssignmentsStore,
  ),
  /** Without an id it is the form of a new one. */
  assignmentEditor: perUse(
    () => import('./managed-assignments.ts'),
    ({ createAssignmentEditorStore }) =>
      (deps: StoreDeps, assignmentId?: string) =>
        createAssignmentEditorStore({ ...deps, assignmentId }),
  ),
  assignmentReport: perUse(
    () => import('./assignment-report.ts'),
    ({ createAssignmentReportStore }) =>
      (deps: StoreDeps, assignmentId: string) =>
        createAssignmentReportStore({ ...deps, assignmentId }),
  ),
  assignmentCertificates: perUse(
    () => import('./assignment-report.ts'),
    ({ createAssignmentCertificatesStore }) =>
      (deps: StoreDeps, assignmentId: string) =>
        createAssignmentCertificatesStore({ ...deps, assignmentId }),
  ),
  assignedPerson: perUse(
    () => import('./assignment-report.ts'),
    ({ createAssignedPersonStore }) =>
      (deps: StoreDeps, assignmentId: string, personId: string) =>
        createAssignedPersonStore({ ...deps, assignmentId, personId }),
  ),
  champion: perUse(
    () => import('./champions.ts'),
    ({ createChampionStore }) => createChampionStore,
  ),
};
