import { MAGIC_LINK_LIFETIME_SECONDS } from '@drawbridge/contracts';
import type { EmailTemplate } from '../../../platform/mail/email-template.ts';

/** @see AUTH-18 */
export function toMagicLinkEmail(productName: string, address: string): EmailTemplate {
  const minutes = MAGIC_LINK_LIFETIME_SECONDS / 60;
  return {
    subject: `Sign in to ${productName}`,
    lead: [`You asked for a link to sign in to ${productName}.`, `It works once, within ${minutes} minutes.`],
    action: { label: 'Sign in', address },
    close: [
      'If you did not ask for it, ignore this email: no one can sign in without this link, so do not pass it on.',
    ],
  };
}
