import type { SessionFlags } from '@drawbridge/client';
import type { RouteName } from '../router/named-routes.ts';
import { messages } from './messages.ts';

type Flag = (flags: SessionFlags) => boolean;

/** One entry of the sidebar: its name is that of the route it leads to. */
export interface MenuRule {
  name: RouteName;
  label: string;
  /** Absent: everybody who sees the section. */
  shows?: Flag;
  isBeta?: true;
}

export interface MenuSection {
  id: 'learn' | 'champion' | 'manager' | 'admin';
  label?: string;
  shows?: Flag;
  items: readonly MenuRule[];
}

const isAdmin: Flag = ({ isCompanyAdmin }) => isCompanyAdmin;
/** An admin who also manages sees the whole Admin group instead. @see ROLE-4, ROLE-13 */
const isManagerOnly: Flag = ({ isCompanyAdmin, isCompanyManager }) => isCompanyManager && !isCompanyAdmin;

/** The sidebar: who sees what, in this order. Each rule looks at flags, never at one role. @see GEN-11 */
export const MENU: readonly MenuSection[] = [
  {
    /** @see SHELL-22 */
    id: 'learn',
    items: [
      { name: 'dashboard', label: messages.dashboard.text },
      { name: 'courses', label: messages.courses.text },
      { name: 'labs', label: messages.labs.text },
      { name: 'journeys', label: messages.journeys.text },
      { name: 'live-courses', label: messages.liveCourses.text },
      { name: 'challenges', label: messages.challenges.text },
      {
        name: 'assignments',
        label: messages.assignments.text,
        shows: ({ isCompanyUser }) => isCompanyUser,
      },
      { name: 'playgrounds', label: messages.playgrounds.text },
      { name: 'runninglabs', label: messages.runningLabs.text },
    ],
  },
  {
    /** @see ROLE-6 */
    id: 'champion',
    label: messages.championSection.text,
    shows: ({ isChampion }) => isChampion,
    items: [{ name: 'security-champions', label: messages.securityChampions.text }],
  },
  {
    id: 'manager',
    label: messages.managerSection.text,
    shows: isManagerOnly,
    items: [{ name: 'company.teamsops', label: messages.teamManagement.text }],
  },
  {
    /** @see ROLE-2, ROLE-3 */
    id: 'admin',
    label: messages.adminSection.text,
    shows: isAdmin,
    items: [
      { name: 'company.users_ops', label: messages.users.text },
      { name: 'company.teamsops', label: messages.teams.text },
      { name: 'custom-challenge', label: messages.customChallenge.text },
      { name: 'company.creator_studio', label: messages.creatorStudio.text, isBeta: true },
      { name: 'company.reports', label: messages.reports.text },
      { name: 'company.tournaments', label: messages.tournaments.text },
      { name: 'company.interviews', label: messages.interviews.text },
      { name: 'company.course_assignments.course', label: messages.courseAssignments.text },
      { name: 'company.security-champions', label: messages.securityChampions.text },
      { name: 'company.admins', label: messages.administrators.text },
      { name: 'company.settings', label: messages.organization.text },
      { name: 'lti-integration', label: messages.integrations.text },
    ],
  },
];

/** The sections a person with these flags sees. */
export function toMenu(flags: SessionFlags): MenuSection[] {
  return MENU.filter(({ shows }) => shows?.(flags) ?? true).map((section) => ({
    ...section,
    items: section.items.filter(({ shows }) => shows?.(flags) ?? true),
  }));
}

/** The entry 'Upgrade' of the user menu: any one reason is enough. @see ROLE-8, ROLE-9, CX-24 */
export function showsUpgrade({ isParent, isCompanyAdmin, type }: SessionFlags): boolean {
  return isParent || !isCompanyAdmin || type === 'FT' || type === 'IND';
}

/** The banner in the sidebar. @see SHELL-21 */
export function showsUpgradeBanner({ type, isCompanyAdmin }: SessionFlags): boolean {
  return type === 'FT' && !isCompanyAdmin;
}
