import type { SessionFlags } from '@drawbridge/client';
import type { Message } from '@drawbridge/ui/messages';
import type { RouteName } from '../router/named-routes.ts';
import { messages } from './messages.ts';

type Flag = (flags: SessionFlags) => boolean;

/** One entry of the sidebar: its name is that of the route it leads to. */
export interface MenuRule {
  name: RouteName;
  label: Message;
  /** Absent: everybody who sees the section. */
  shows?: Flag;
  isBeta?: true;
  /** Its page says what it will have. `planned-pages.ts` lists the page; a test compares the two. */
  isPlanned?: true;
}

export interface MenuSection {
  id: 'learn' | 'champion' | 'manager' | 'admin';
  label?: Message;
  shows?: Flag;
  items: readonly MenuRule[];
}

const isAdmin: Flag = ({ isCompanyAdmin }) => isCompanyAdmin;
/** An admin who also manages sees the whole Admin group instead. @see ROLE-4, ROLE-13 */
const isManagerOnly: Flag = ({ isCompanyAdmin, isCompanyManager }) => isCompanyManager && !isCompanyAdmin;

/**
 * The sidebar: who sees what, in this order; in each section what can be used comes before what is planned.
 * Each rule looks at flags, never at one role. @see GEN-11
 */
export const MENU: readonly MenuSection[] = [
  {
    /** @see SHELL-22 */
    id: 'learn',
    items: [
      { name: 'dashboard', label: messages.dashboard },
      { name: 'courses', label: messages.courses },
      { name: 'labs', label: messages.labs },
      { name: 'challenges', label: messages.challenges },
      { name: 'playgrounds', label: messages.playgrounds },
      { name: 'runninglabs', label: messages.runningLabs },
      { name: 'journeys', label: messages.journeys },
      { name: 'live-courses', label: messages.liveCourses },
      {
        name: 'assignments',
        label: messages.assignments,
        shows: ({ isCompanyUser }) => isCompanyUser,
      },
    ],
  },
  {
    /** @see ROLE-6 */
    id: 'champion',
    label: messages.championSection,
    shows: ({ isChampion }) => isChampion,
    items: [{ name: 'security-champions', label: messages.securityChampions }],
  },
  {
    id: 'manager',
    label: messages.managerSection,
    shows: isManagerOnly,
    items: [{ name: 'company.teamsops', label: messages.teamManagement, isPlanned: true }],
  },
  {
    /** @see ROLE-2, ROLE-3 */
    id: 'admin',
    label: messages.adminSection,
    shows: isAdmin,
    items: [
      // The specification's list has no audit trail and no partner sites. What is planned follows in its order.
      { name: 'company.audit', label: messages.auditTrail },
      { name: 'company.settings', label: messages.organization },
      { name: 'lti-integration', label: messages.integrations },
      { name: 'partners', label: messages.partners },
      { name: 'custom-challenge', label: messages.customChallenge },
      { name: 'company.users_ops', label: messages.users, isPlanned: true },
      { name: 'company.teamsops', label: messages.teams, isPlanned: true },
      { name: 'company.creator_studio', label: messages.creatorStudio, isBeta: true, isPlanned: true },
      { name: 'company.reports', label: messages.reports, isPlanned: true },
      { name: 'company.tournaments', label: messages.tournaments, isPlanned: true },
      { name: 'company.interviews', label: messages.interviews, isPlanned: true },
      { name: 'company.course_assignments.course', label: messages.courseAssignments, isPlanned: true },
      { name: 'company.security-champions', label: messages.securityChampions, isPlanned: true },
      { name: 'company.admins', label: messages.administrators, isPlanned: true },
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
