import { findSignupName, findSignupPartner, type SignupPartner } from '@drawbridge/contracts/identity';
import { type Brand, brands, toPublicVars } from '@drawbridge/ui/tokens';
import { type ReactNode, useLayoutEffect } from 'react';
import * as styles from './partner-brand.css.ts';

/** Each partner that has a name has its colors. */
const BRANDS: Record<SignupPartner, Brand> = { harbor: brands.harbor, owasp: brands.alder };

/**
 * The pages of a partner's signup have the name of the partner above them, and its colors. An id that is no partner's
 * changes nothing. @see ROUTE-13, ROUTE-16
 */
export function PartnerBrand({ id, children }: { id: string; children: ReactNode }) {
  const partner = findSignupPartner(id);
  useLayoutEffect(() => {
    if (partner === undefined) return undefined;
    const { style } = document.documentElement;
    const vars = Object.entries(toPublicVars(BRANDS[partner]));
    for (const [name, value] of vars) style.setProperty(name, value);
    return () => {
      for (const [name] of vars) style.removeProperty(name);
    };
  }, [partner]);
  return (
    <>
      {partner && <header className={styles.bar}>{findSignupName('partner', partner)}</header>}
      {children}
    </>
  );
}
