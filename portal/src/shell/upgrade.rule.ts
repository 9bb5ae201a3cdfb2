import type { SessionFlags } from '@drawbridge/client';

/** Whether the user menu has the entry 'Upgrade'. Each of these makes it shown. @see ROLE-8, ROLE-9, CX-24 */
export function showsUpgrade({ isParent, isCompanyAdmin, type }: SessionFlags): boolean {
  return isParent || !isCompanyAdmin || type === 'FT' || type === 'IND';
}

/** Whether the sidebar has the banner. @see SHELL-21 */
export function showsUpgradeBanner({ type, isCompanyAdmin }: SessionFlags): boolean {
  return type === 'FT' && !isCompanyAdmin;
}
