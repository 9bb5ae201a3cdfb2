import {
  iconAdmin,
  iconAdministrators,
  iconBriefcase,
  iconCalendar,
  iconChampion,
  iconLink,
  iconReports,
  iconSparkles,
  iconTarget,
  iconTeams,
  iconTrophy,
  iconUsers,
} from '@drawbridge/ui';
import type { MenuIcons } from './menu-icons.ts';

/** Pictures of the entries of champions, managers and admins: nobody else fetches them. @see SHELL-11 */
export const leadIcons: MenuIcons = {
  'security-champions': iconChampion,
  'company.users_ops': iconUsers,
  'company.teamsops': iconTeams,
  'custom-challenge': iconTarget,
  'company.creator_studio': iconSparkles,
  'company.reports': iconReports,
  'company.tournaments': iconTrophy,
  'company.interviews': iconBriefcase,
  'company.course_assignments.course': iconCalendar,
  'company.security-champions': iconChampion,
  'company.admins': iconAdministrators,
  'company.settings': iconAdmin,
  'lti-integration': iconLink,
};
