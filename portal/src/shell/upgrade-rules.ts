import type { SessionFlags } from '@drawbridge/client';

/** The entry 'Upgrade' of the user menu: any one reason is enough. @see ROLE-8, ROLE-9, CX-24 */
export function showsUpgrade({ isParent, isCompanyAdmin, type }: SessionFlags): boolean {
  return isParent || !isCompanyAdmin || type === 'FT' || type === 'IND';
}

/** The banner in the sidebar. @see SHELL-21 */
export function showsUpgradeBanner({ type, isCompanyAdmin }: SessionFlags): boolean {
  return type === 'FT' && !isCompanyAdmin;
}
