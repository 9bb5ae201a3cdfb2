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
  dueAssignments: perSession(
    () => import('./due-assignments.ts'),
    ({ createDueAssignmentStore }) => createDueAssignmentStore,
  ),
  assignment: perUse(
    () => import('./assignments.ts'),
    ({ createAssignmentStore }) =>
      (deps: StoreDeps, assignmentId: string) =>
        createAssignmentStore({ ...deps, assignmentId }),
  ),
  users: perUse(
    () => import('./users/users.ts'),
    ({ createUsersStore }) => createUsersStore,
  ),
  companyInvitations: perUse(
    () => import('./company-invitations.ts'),
    ({ createCompanyInvitationsStore }) => createCompanyInvitationsStore,
  ),
  askedPeople: perUse(
    () => import('./company-invitations.ts'),
    ({ createAskedPeopleStore }) => createAskedPeopleStore,
  ),
  userViews: perUse(
    () => import('./users/user-views.ts'),
    ({ createUserViewsStore }) => createUserViewsStore,
  ),
  user: perUse(
    () => import('./users/user.ts'),
    ({ createUserStore }) =>
      (deps: StoreDeps, email: string) =>
        createUserStore({ ...deps, email }),
  ),
  userImport: perUse(
    () => import('./users/user-import.ts'),
    ({ createUserImportStore }) => createUserImportStore,
  ),
  admins: perUse(
    () => import('./admins.ts'),
    ({ createAdminsStore }) => createAdminsStore,
  ),
  managedAssignments: perUse(
    () => import('./managed/managed-assignments.ts'),
    ({ createManagedAssignmentsStore }) => createManagedAssignmentsStore,
  ),
  /** Without an id it is the form of a new one. */
  assignmentEditor: perUse(
    () => import('./managed/managed-assignments.ts'),
    ({ createAssignmentEditorStore }) =>
      (deps: StoreDeps, assignmentId?: string) =>
        createAssignmentEditorStore({ ...deps, assignmentId }),
  ),
  assignmentReport: perUse(
    () => import('./managed/assignment-report.ts'),
    ({ createAssignmentReportStore }) =>
      (deps: StoreDeps, assignmentId: string) =>
        createAssignmentReportStore({ ...deps, assignmentId }),
  ),
  assignmentCertificates: perUse(
    () => import('./managed/assignment-report.ts'),
    ({ createAssignmentCertificatesStore }) =>
      (deps: StoreDeps, assignmentId: string) =>
        createAssignmentCertificatesStore({ ...deps, assignmentId }),
  ),
  assignedPerson: perUse(
    () => import('./managed/assignment-report.ts'),
    ({ createAssignedPersonStore }) =>
      (deps: StoreDeps, assignmentId: string, personId: string) =>
        createAssignedPersonStore({ ...deps, assignmentId, personId }),
  ),
  champion: perUse(
    () => import('./champions.ts'),
    ({ createChampionStore }) => createChampionStore,
  ),
  organization: perUse(
    () => import('./organization.ts'),
    ({ createOrganizationStore }) => createOrganizationStore,
  ),
  userDefaults: perUse(
    () => import('./organization/user-defaults.ts'),
    ({ createUserDefaultsStore }) => createUserDefaultsStore,
  ),
  groupMappings: perUse(
    () => import('./organization/group-mappings.ts'),
    ({ createGroupMappingsStore }) => createGroupMappingsStore,
  ),
  scimConnection: perUse(
    () => import('./scim/scim-connection.ts'),
    ({ createScimConnectionStore }) => createScimConnectionStore,
  ),
  scimClaims: perUse(
    () => import('./scim/scim-claims.ts'),
    ({ createScimClaimsStore }) => createScimClaimsStore,
  ),
  scimLog: perUse(
    () => import('./scim/scim-log.ts'),
    ({ createScimLogStore }) => createScimLogStore,
  ),
  companyAbout: perUse(
    () => import('./organization/company-about.ts'),
    ({ createCompanyAboutStore }) => createCompanyAboutStore,
  ),
  companySetup: perUse(
    () => import('./setup.ts'),
    ({ createCompanySetupStore }) => createCompanySetupStore,
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
