import { paths } from '../router/paths.ts';
import type { PageGuard } from '../router/route.ts';

/** @see COMP-2, ROLE-11 */
export const forAdmins: PageGuard = ({ isCompanyAdmin }) => (isCompanyAdmin ? undefined : '/');
/** The team pages, the one exception to the company-admin check. @see ROLE-5, CX-23 */
export const forTeamLeads: PageGuard = (flags) => (flags.isCompanyManager ? undefined : forAdmins(flags));
/** @see ROLE-7 */
export const forChampions: PageGuard = ({ isChampion }) => (isChampion ? undefined : paths.dashboard);
/** @see ROLE-11, COMP-20 */
export const forCompanyUsers: PageGuard = ({ isCompanyUser }) =>
  isCompanyUser ? undefined : paths.dashboard;
