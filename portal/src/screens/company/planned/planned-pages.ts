import type { Crumb } from '@drawbridge/ui';
import { namedRoutes } from '../../../router/named-routes.ts';
import { messages } from './messages.ts';

/** A page that has its address and its menu entry, and not its feature yet. */
export interface PlannedPage {
  path: string;
  title: string;
  /** What the page is for, in a sentence. */
  purpose: string;
  /** What will be on it. */
  contents: readonly string[];
  above?: readonly Crumb[];
  /** Another page is shown until then. */
  to?: string;
}

const TEAMS = [{ label: 'Teams', href: namedRoutes['company.teamsops'] }];
const USERS = [{ label: 'Users', href: namedRoutes['company.users_ops'] }];
const REPORTS = [{ label: 'Reports', href: namedRoutes['company.reports'] }];
const TOURNAMENTS = [{ label: 'Tournaments', href: namedRoutes['company.tournaments'] }];
const INTERVIEWS = [{ label: 'Interviews', href: namedRoutes['company.interviews'] }];
const STUDIO = [{ label: 'Creator Studio', href: namedRoutes['company.creator_studio'] }];
const CHAMPIONS = [{ label: 'Security Champions', href: namedRoutes['company.security-champions'] }];
const ASSIGNMENTS = [{ label: 'Course Assignments', href: namedRoutes['company.course_assignments.course'] }];

const { assignment, champions, event, team, user } = messages;

/** The pages still to come; the first that fits counts, so fixed words come before names. @see NAV-1..NAV-27, COMP-1..COMP-58 */
export const PLANNED_PAGES: readonly PlannedPage[] = [
  { path: '/portal/company/company-user-settings', title: 'User settings', ...messages.organization },
  { path: '/portal/company/company-about', title: 'About the organization', ...messages.organization },
  { path: '/portal/company/admins', title: 'Administrators', ...messages.administrators },
  { path: '/portal/company/company-users', title: 'Users', ...user, to: namedRoutes['company.users_ops'] },
  { path: '/portal/company/users', title: 'Users', ...user },
  { path: '/portal/company/user-info/:email', title: 'User', above: USERS, ...user },
  { path: '/portal/company/profile-info/:email/:username', title: 'Profile', above: USERS, ...user },
  { path: '/portal/company/teams', title: 'Teams', ...team },
  { path: '/portal/company/team-info/:id/:teamName', title: 'Team', above: TEAMS, ...team },
  {
    path: '/portal/company/report',
    title: 'Company Report',
    ...messages.report,
    to: '/portal/company/report/main',
  },
  { path: '/portal/company/report/main', title: 'Company Report', above: REPORTS, ...messages.report },
  { path: '/portal/company/reports', title: 'Reports', ...messages.reports },
  { path: '/portal/company/reports/users', title: 'Users', above: REPORTS, ...messages.reports },
  { path: '/portal/company/reports/teams', title: 'Teams', above: REPORTS, ...messages.reports },
  { path: '/portal/company/reports/assignments', title: 'Assignments', above: REPORTS, ...messages.reports },
  { path: '/portal/company/reports/journeys', title: 'Journeys', above: REPORTS, ...messages.reports },
  {
    path: '/portal/company/security-champions',
    title: 'Security Champions',
    ...champions,
    to: '/portal/company/security-champions/manage-champions',
  },
  { path: '/portal/company/security-champions/manage-champions', title: 'Security Champions', ...champions },
  {
    path: '/portal/company/security-champions/learning-journey',
    title: 'Learning journey',
    above: CHAMPIONS,
    ...champions,
  },
  { path: '/portal/company/security-champions/report', title: 'Report', above: CHAMPIONS, ...champions },
  {
    path: '/portal/company/security-champions/knowledge-feed',
    title: 'Realtime Knowledge Feed',
    above: CHAMPIONS,
    ...champions,
  },
  { path: '/portal/company/assignment/course', title: 'Course Assignments', ...assignment },
  { path: '/portal/company/assignments', title: 'Assignments', above: ASSIGNMENTS, ...assignment },
  { path: '/portal/company/assignments/course', title: 'Courses', above: ASSIGNMENTS, ...assignment },
  {
    path: '/portal/company/assignments/tournaments',
    title: 'Tournaments',
    above: ASSIGNMENTS,
    ...assignment,
  },
  {
    path: '/portal/company/assignments/create/:type',
    title: 'New assignment',
    above: ASSIGNMENTS,
    ...assignment,
  },
  {
    path: '/portal/company/assignments/edit/:type/:id',
    title: 'Edit assignment',
    above: ASSIGNMENTS,
    ...assignment,
  },
  {
    path: '/portal/company/assignments/report/:assignmentId',
    title: 'Report',
    above: ASSIGNMENTS,
    ...assignment,
  },
  {
    path: '/portal/company/assignments/:assignmentId',
    title: 'Certificate',
    above: ASSIGNMENTS,
    ...assignment,
  },
  { path: '/portal/company/assignments-user', title: 'Certificate', above: ASSIGNMENTS, ...assignment },
  {
    path: '/portal/company/challenge/assignments',
    title: 'Challenge assignments',
    above: ASSIGNMENTS,
    ...assignment,
  },
  { path: '/portal/company/tournaments', title: 'Tournaments', ...event },
  { path: '/portal/company/tournaments/create', title: 'New tournament', above: TOURNAMENTS, ...event },
  { path: '/portal/company/tournaments/reports', title: 'Reports', above: TOURNAMENTS, ...event },
  {
    path: '/portal/company/tournaments/:testId/:testName',
    title: 'Tournament',
    above: TOURNAMENTS,
    ...event,
  },
  { path: '/portal/company/interviews', title: 'Interviews', ...messages.interviews },
  {
    path: '/portal/company/interviews/create',
    title: 'New interview',
    above: INTERVIEWS,
    ...messages.interviews,
  },
  { path: '/portal/company/interviews/reports', title: 'Reports', above: INTERVIEWS, ...messages.interviews },
  {
    path: '/portal/company/interviews/:testId/:testName',
    title: 'Interview',
    above: INTERVIEWS,
    ...messages.interviews,
  },
  {
    path: '/portal/company/test/:testId/:testName',
    title: 'Test',
    above: INTERVIEWS,
    ...messages.interviews,
  },
  {
    path: '/portal/company/test-user/report/:testId/:testName',
    title: 'Test report',
    above: INTERVIEWS,
    ...messages.interviews,
  },
  { path: '/portal/company/creator-studio', title: 'Creator Studio (beta)', ...messages.studio },
  { path: '/portal/company/creator-studio/create', title: 'New course', above: STUDIO, ...messages.studio },
  {
    path: '/portal/company/creator-studio/:courseId',
    title: 'Course details',
    above: STUDIO,
    ...messages.studio,
  },
];
