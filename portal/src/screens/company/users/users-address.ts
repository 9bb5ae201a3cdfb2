import { PORTAL_PAGES } from '@drawbridge/contracts';
import { toUsersView, toViewParams, type UsersView } from '@drawbridge/widgets/company/users';

/** The view that an address names; what it does not name, or names wrongly, does not filter. */
export const readUsersView = (search: string): UsersView =>
  toUsersView(Object.fromEntries(new URLSearchParams(search)));

export function toUsersHref(view: UsersView): string {
  const query = new URLSearchParams(toViewParams(view)).toString();
  return query ? `${PORTAL_PAGES.companyUsers}?${query}` : PORTAL_PAGES.companyUsers;
}
