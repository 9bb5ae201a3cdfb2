import {
  iconAdmin,
  iconAdministrators,
  iconAssignments,
  iconBriefcase,
  iconCalendar,
  iconChampion,
  iconHistory,
  iconReports,
  iconSparkles,
  iconTeams,
  iconTrophy,
  iconUsers,
} from '@drawbridge/ui/icons';
import { messages } from '../shell/messages.ts';
import { forAdmins, forChampions, forCompanyUsers, forTeamLeads } from './page-guards.ts';
import type { PortalPageRecord, PortalPageRecords } from './page-record.ts';

/** The parts of the organization are tabs of one screen. */
const ORGANIZATION = {
  guard: forAdmins,
  stores: [
    'organization',
    'userDefaults',
    'companyDomains',
    'ssoSetup',
    'groupMappings',
    'scimConnection',
    'scimClaims',
    'scimLog',
    'audit',
    'signInRule',
    'assistantRule',
  ],
  screen: async () =>
    (await import('../screens/company/organization/OrganizationScreen.tsx')).OrganizationScreen,
} satisfies PortalPageRecord;

/** What a company orders, asks of its people and knows of them. @see COMP-1..COMP-58 */
export const COMPANY = {
  upgrade: {
    title: 'Upgrade',
    routeName: 'upgrade',
    stores: ['profile', 'billing'],
    screen: async () => (await import('../screens/company/upgrade/UpgradeScreens.tsx')).UpgradeScreen,
  },
  checkout: {
    title: 'Checkout',
    stores: ['billing'],
    screen: async () => (await import('../screens/company/upgrade/UpgradeScreens.tsx')).CheckoutScreen,
  },
  assignments: {
    title: 'My Assignments',
    routeName: 'assignments',
    menu: [
      {
        section: 'learn',
        order: 2,
        label: messages.assignments,
        icon: iconAssignments,
        shows: ({ isCompanyUser }) => isCompanyUser,
      },
    ],
    guard: forCompanyUsers,
    stores: ['assignments', 'dueAssignments'],
    screen: async () =>
      (await import('../screens/company/assignments/AssignmentScreens.tsx')).AssignmentsScreen,
  },
  assignment: {
    title: 'Assignment details',
    parents: ['assignments'],
    guard: forCompanyUsers,
    stores: ['assignment', 'courses'],
    screen: async () =>
      (await import('../screens/company/assignments/AssignmentScreens.tsx')).AssignmentScreen,
  },
  securityChampions: {
    title: 'Security Champions',
    routeName: 'security-champions',
    menu: [{ section: 'champion', order: 1, label: messages.securityChampions, icon: iconChampion }],
    guard: forChampions,
    stores: ['champion'],
    screen: async () =>
      (await import('../screens/company/security-champions/SecurityChampionsScreen.tsx'))
        .SecurityChampionsScreen,
  },
  companyInvitations: {
    title: 'Invitations',
    stores: ['companyInvitations'],
    screen: async () => (await import('../screens/company/join/JoinScreen.tsx')).JoinScreen,
  },
  company: { guard: forAdmins, leadsTo: 'companySettings' },
  companySettings: {
    title: 'Organization',
    routeName: 'company.settings',
    menu: [{ section: 'admin', order: 11, label: messages.organization, icon: iconAdmin }],
    ...ORGANIZATION,
  },
  companySetup: {
    title: 'Set-up',
    guard: forAdmins,
    parents: ['companySettings'],
    stores: ['companySetup'],
    screen: async () => (await import('../screens/company/setup/SetupScreen.tsx')).SetupScreen,
  },
  companyUserSettings: {
    title: 'New users',
    ...ORGANIZATION,
    parents: ['companySettings'],
  },
  companyAbout: {
    title: 'About the organization',
    ...ORGANIZATION,
    parents: ['companySettings'],
  },
  companyDomains: {
    title: 'Domains',
    ...ORGANIZATION,
    parents: ['companySettings'],
  },
  companySignIn: {
    title: 'Single sign-on',
    ...ORGANIZATION,
    parents: ['companySettings'],
  },
  companyProvisioning: {
    title: 'Provisioning',
    ...ORGANIZATION,
    parents: ['companySettings'],
  },
  // The menu of administrators has a fixed list of entries, so the audit trail is a part. @see ROLE-2
  companyAudit: {
    title: 'Audit trail',
    routeName: 'company.audit',
    menu: [
      {
        section: 'search',
        order: 4,
        label: messages.auditTrail,
        icon: iconHistory,
        shows: ({ isCompanyAdmin }) => isCompanyAdmin,
      },
    ],
    ...ORGANIZATION,
    parents: ['companySettings'],
  },
  companySignInTest: {
    title: 'Test of single sign-on',
    guard: forAdmins,
    parents: ['companySettings'],
    stores: ['ssoTest'],
    screen: async () =>
      (await import('../screens/company/organization/SignInTestScreen.tsx')).SignInTestScreen,
  },
  companyAdmins: {
    title: 'Administrators',
    stores: ['admins'],
    screen: async () =>
      (await import('../screens/company/administrators/AdministratorsScreen.tsx')).AdministratorsScreen,
    guard: forAdmins,
    routeName: 'company.admins',
    menu: [{ section: 'admin', order: 10, label: messages.administrators, icon: iconAdministrators }],
  },
  companyUsers: {
    title: 'Users',
    guard: forAdmins,
    stores: ['users', 'userViews', 'askedPeople'],
    laterStores: ['teams'],
    screen: async () => (await import('../screens/company/users/UserScreens.tsx')).UsersScreen,
    routeName: 'company.users_ops',
    menu: [{ section: 'admin', order: 1, label: messages.users, icon: iconUsers }],
  },
  companyUserImport: {
    title: 'Import users',
    parents: ['companyUsers'],
    guard: forAdmins,
    stores: ['userImport', 'teams'],
    screen: async () => (await import('../screens/company/users/UserImportScreen.tsx')).UserImportScreen,
  },
  companyUsersAlias: {
    title: 'Users',
    guard: forAdmins,
    leadsTo: 'companyUsers',
  },
  companyUser: {
    title: 'User',
    parents: ['companyUsers'],
    guard: forTeamLeads,
    stores: ['user'],
    screen: async () => (await import('../screens/company/users/UserScreens.tsx')).UserScreen,
  },
  companyProfile: {
    title: 'Profile',
    guard: forAdmins,
    parents: ['companyUsers'],
    stores: ['user'],
    screen: async () => (await import('../screens/company/users/UserScreens.tsx')).UserProfileScreen,
  },
  companyTeams: {
    title: 'Teams',
    routeName: 'company.teamsops',
    menu: [
      // An administrator who also manages has it in the section of administrators alone. @see ROLE-4
      { section: 'manager', order: 1, label: messages.teamManagement, icon: iconTeams },
      { section: 'admin', order: 2, label: messages.teams, icon: iconTeams },
    ],
    guard: forTeamLeads,
    stores: ['teams'],
    screen: async () => (await import('../screens/company/teams/TeamScreens.tsx')).TeamsScreen,
  },
  companyTeam: {
    title: 'Team',
    parents: ['companyTeams'],
    guard: forTeamLeads,
    stores: ['team'],
    screen: async () => (await import('../screens/company/teams/TeamScreens.tsx')).TeamScreen,
  },
  companyReport: {
    title: 'Company Report',
    planned: 'report',
    guard: forAdmins,
    leadsTo: 'companyMainReport',
  },
  companyMainReport: {
    title: 'Company Report',
    planned: 'report',
    guard: forAdmins,
    parents: ['companyReports'],
  },
  companyReports: {
    title: 'Reports',
    planned: 'reports',
    guard: forAdmins,
    routeName: 'company.reports',
    menu: [{ section: 'admin', order: 5, label: messages.reports, icon: iconReports }],
  },
  companyUserReports: { title: 'Users', planned: 'reports', guard: forAdmins, parents: ['companyReports'] },
  companyTeamReports: { title: 'Teams', planned: 'reports', guard: forAdmins, parents: ['companyReports'] },
  companyAssignmentReports: {
    title: 'Assignments',
    planned: 'reports',
    guard: forAdmins,
    parents: ['companyReports'],
  },
  companyJourneyReports: {
    title: 'Journeys',
    planned: 'reports',
    guard: forAdmins,
    parents: ['companyReports'],
  },
  companySecurityChampions: {
    title: 'Security Champions',
    planned: 'champions',
    guard: forAdmins,
    routeName: 'company.security-champions',
    menu: [{ section: 'admin', order: 9, label: messages.securityChampions, icon: iconChampion }],
    leadsTo: 'companyChampions',
  },
  companyChampions: { title: 'Security Champions', planned: 'champions', guard: forAdmins },
  companyChampionJourney: {
    title: 'Learning journey',
    planned: 'champions',
    guard: forAdmins,
    parents: ['companySecurityChampions'],
  },
  companyChampionReport: {
    title: 'Report',
    planned: 'champions',
    guard: forAdmins,
    parents: ['companySecurityChampions'],
  },
  companyKnowledgeFeed: {
    title: 'Realtime Knowledge Feed',
    planned: 'champions',
    guard: forAdmins,
    parents: ['companySecurityChampions'],
  },
  companyCourseAssignments: {
    title: 'Course Assignments',
    guard: forAdmins,
    routeName: 'company.course_assignments.course',
    menu: [{ section: 'admin', order: 8, label: messages.courseAssignments, icon: iconCalendar }],
    stores: ['managedAssignments'],
    screen: async () =>
      (await import('../screens/company/managed-assignments/ManagedScreens.tsx')).CourseAssignmentsScreen,
  },
  companyAssignments: {
    title: 'Assignments',
    guard: forAdmins,
    parents: ['companyCourseAssignments'],
    stores: ['managedAssignments'],
    screen: async () =>
      (await import('../screens/company/managed-assignments/ManagedScreens.tsx')).AllAssignmentsScreen,
  },
  companyAssignedCourses: {
    title: 'Courses',
    guard: forAdmins,
    parents: ['companyCourseAssignments'],
    stores: ['managedAssignments'],
    screen: async () =>
      (await import('../screens/company/managed-assignments/ManagedScreens.tsx')).CourseAssignmentsScreen,
  },
  companyAssignedTournaments: {
    title: 'Tournaments',
    planned: 'assignment',
    guard: forAdmins,
    parents: ['companyCourseAssignments'],
  },
  companyNewAssignment: {
    title: 'New assignment',
    guard: forAdmins,
    parents: ['companyCourseAssignments'],
    stores: ['assignmentEditor'],
    screen: async () =>
      (await import('../screens/company/managed-assignments/ManagedScreens.tsx')).NewAssignmentScreen,
  },
  companyEditAssignment: {
    title: 'Edit assignment',
    guard: forAdmins,
    parents: ['companyCourseAssignments'],
    stores: ['assignmentEditor'],
    screen: async () =>
      (await import('../screens/company/managed-assignments/ManagedScreens.tsx')).EditAssignmentScreen,
  },
  companyAssignmentReport: {
    title: 'Report',
    guard: forAdmins,
    parents: ['companyCourseAssignments'],
    stores: ['assignmentReport'],
    screen: async () =>
      (await import('../screens/company/managed-assignments/ReportScreens.tsx')).AssignmentReportScreen,
  },
  companyAssignmentCertificate: {
    title: 'Certificate',
    guard: forAdmins,
    parents: ['companyCourseAssignments'],
    stores: ['assignmentCertificates'],
    screen: async () =>
      (await import('../screens/company/managed-assignments/ReportScreens.tsx')).AssignmentCertificatesScreen,
  },
  companyUserCertificate: {
    title: 'Certificate',
    guard: forAdmins,
    parents: ['companyCourseAssignments'],
    stores: ['assignedPerson'],
    screen: async () =>
      (await import('../screens/company/managed-assignments/ReportScreens.tsx')).UserCertificateScreen,
  },
  companyChallengeAssignments: {
    title: 'Challenge assignments',
    guard: forAdmins,
    parents: ['companyCourseAssignments'],
    stores: ['managedAssignments'],
    screen: async () =>
      (await import('../screens/company/managed-assignments/ManagedScreens.tsx')).ChallengeAssignmentsScreen,
  },
  companyTournaments: {
    title: 'Tournaments',
    planned: 'event',
    guard: forAdmins,
    routeName: 'company.tournaments',
    menu: [{ section: 'admin', order: 6, label: messages.tournaments, icon: iconTrophy }],
  },
  companyNewTournament: {
    title: 'New tournament',
    planned: 'event',
    guard: forAdmins,
    parents: ['companyTournaments'],
  },
  companyTournamentReports: {
    title: 'Reports',
    planned: 'event',
    guard: forAdmins,
    parents: ['companyTournaments'],
  },
  companyTournament: {
    title: 'Tournament',
    planned: 'event',
    guard: forAdmins,
    parents: ['companyTournaments'],
  },
  companyInterviews: {
    title: 'Interviews',
    planned: 'interviews',
    guard: forAdmins,
    routeName: 'company.interviews',
    menu: [{ section: 'admin', order: 7, label: messages.interviews, icon: iconBriefcase }],
  },
  companyNewInterview: {
    title: 'New interview',
    planned: 'interviews',
    guard: forAdmins,
    parents: ['companyInterviews'],
  },
  companyInterviewReports: {
    title: 'Reports',
    planned: 'interviews',
    guard: forAdmins,
    parents: ['companyInterviews'],
  },
  companyInterview: {
    title: 'Interview',
    planned: 'interviews',
    guard: forAdmins,
    parents: ['companyInterviews'],
  },
  companyTest: { title: 'Test', planned: 'interviews', guard: forAdmins, parents: ['companyInterviews'] },
  companyTestReport: {
    title: 'Test report',
    planned: 'interviews',
    guard: forAdmins,
    parents: ['companyInterviews'],
  },
  companyCreatorStudio: {
    title: 'Creator Studio (beta)',
    planned: 'studio',
    guard: forAdmins,
    routeName: 'company.creator_studio',
    menu: [{ section: 'admin', order: 4, label: messages.creatorStudio, icon: iconSparkles, isBeta: true }],
  },
  companyNewCourse: {
    title: 'New course',
    planned: 'studio',
    guard: forAdmins,
    parents: ['companyCreatorStudio'],
  },
  companyCourseDraft: {
    title: 'Course details',
    planned: 'studio',
    guard: forAdmins,
    parents: ['companyCreatorStudio'],
  },
} satisfies PortalPageRecords;
