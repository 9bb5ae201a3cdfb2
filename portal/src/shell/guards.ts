import type { SessionFlags } from '@drawbridge/client/stores/session-flags';
import { namedRoutes } from '../paths.ts';

/** Where somebody goes who may not open a room; undefined lets them in. */
export type Guard = (flags: SessionFlags) => string | undefined;

/** @see COMP-2, ROLE-11 */
export const forAdmins: Guard = ({ isCompanyAdmin }) => (isCompanyAdmin ? undefined : '/');
/** The team pages, the one exception to the company-admin check. @see ROLE-5, CX-23 */
export const forTeamLeads: Guard = (flags) => (flags.isCompanyManager ? undefined : forAdmins(flags));
/** @see ROLE-7 */
export const forChampions: Guard = ({ isChampion }) => (isChampion ? undefined : namedRoutes.dashboard);
/** @see ROLE-11, COMP-20 */
export const forCompanyUsers: Guard = ({ isCompanyUser }) =>
  isCompanyUser ? undefined : namedRoutes.dashboard;
