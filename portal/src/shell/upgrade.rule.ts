import type { SessionFlags } from '@drawbridge/client';

/**
 * Returns whether the user menu has the entry 'Upgrade'. Each of these conditions shows it.
 * @see ROLE-8, ROLE-9, CX-24
 */
export function showsUpgrade({ isParent, isCompanyAdmin, type }: SessionFlags): boolean {
  return isParent || !isCompanyAdmin || type === 'FT' || type === 'IND';
}

/** Returns whether the sidebar has the banner. @see SHELL-21 */
export function showsUpgradeBanner({ type, isCompanyAdmin }: SessionFlags): boolean {
  return type === 'FT' && !isCompanyAdmin;
}
