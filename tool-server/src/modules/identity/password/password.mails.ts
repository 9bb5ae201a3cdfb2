import type { EmailTemplate } from '../../../platform/mail/email-template.ts';
import { CODE_MINUTES } from '../signup/index.ts';

interface Given {
  productName: string;
  address: string;
}

/** @see ASVS 6.4.3 */
export const toResetEmail = ({ productName, address }: Given): EmailTemplate => ({
  subject: `Set a new password for ${productName}`,
  lead: [
    `You asked to set a new password for ${productName}.`,
    `The link works once, within ${CODE_MINUTES} minutes.`,
  ],
  action: { label: 'Set a new password', address },
  close: ['If you did not ask for it, ignore this email: your password stays as it is.'],
});

/** @see ASVS 6.3.7 */
export const toChangedEmail = ({ productName, address }: Given): EmailTemplate => ({
  subject: `Your password for ${productName} was changed`,
  lead: [
    `The password of your ${productName} account was changed, and your other sessions were ended.`,
    'If that was you, there is nothing to do.',
  ],
  action: { label: 'I did not change it', address },
  close: ['If it was not you, set a new password immediately with the link above.'],
});
