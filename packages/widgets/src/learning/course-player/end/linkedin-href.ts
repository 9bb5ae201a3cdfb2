import type { Certificate } from '@drawbridge/contracts/recognition';

/** The form that adds a certificate to one's own profile. @see https://addtoprofile.linkedin.com */
const FORM = 'https://www.linkedin.com/profile/add';

/** Returns the address of LinkedIn's form, filled in with a certificate. Months count from 1. */
export function toLinkedInHref(
  { title, number, check_url, issued_at, expires_at }: Certificate,
  organization: string,
): string {
  const issued = new Date(issued_at);
  const expires = expires_at === undefined ? undefined : new Date(expires_at);
  const fields = {
    startTask: 'CERTIFICATION_NAME',
    name: title,
    organizationName: organization,
    issueYear: issued.getUTCFullYear(),
    issueMonth: issued.getUTCMonth() + 1,
    ...(expires && { expirationYear: expires.getUTCFullYear(), expirationMonth: expires.getUTCMonth() + 1 }),
    certUrl: check_url,
    certId: number,
  };
  const query = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  return `${FORM}?${query}`;
}
