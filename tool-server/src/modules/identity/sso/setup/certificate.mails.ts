import type { EmailTemplate } from '../../../../platform/mail/email-template.ts';

const toDay = (at: Date) => new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(at);

/** To administrators whose identity provider signs with a certificate that ends soon. */
export function toCertificateNotice(given: {
  productName: string;
  companyName: string;
  days: number;
  endsAt: Date;
  fingerprint: string;
  /** Another certificate is known that is valid for longer. */
  hasAnother: boolean;
  /** The metadata is read every day, so that a new certificate is found by itself. */
  isRead: boolean;
  address: string;
}): EmailTemplate {
  const { productName, companyName, days, endsAt, fingerprint, hasAnother, isRead, address } = given;
  const left = days === 1 ? 'tomorrow' : `in ${days} days`;
  const what = isRead
    ? 'We read the metadata of the provider every day. Publish the new certificate there before the old one ends.'
    : 'Upload the new metadata of the provider, or enter its address, before the old certificate ends.';
  return {
    subject: `A single sign-on certificate of ${companyName} ends ${left}`,
    lead: [
      `The identity provider of ${companyName} uses a signing certificate for ${productName} that ends on ${toDay(endsAt)}.`,
      hasAnother
        ? 'Another certificate is known that is valid for longer. Check that the provider uses it from then on.'
        : `No other certificate is known. Without one nobody can sign in with single sign-on afterwards. ${what}`,
      `Fingerprint (SHA-256): ${fingerprint}`,
    ],
    action: { label: 'Open the settings', address },
    close: ['You receive this email because you administer the organization.'],
  };
}
