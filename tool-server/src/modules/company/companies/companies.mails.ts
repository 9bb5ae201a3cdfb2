import type { EmailTemplate } from '../../../platform/mail/email-template.ts';

interface Given {
  productName: string;
  companyName: string;
  address: string;
}

/** To the first administrator of a company, who has no account yet. @see ROUTE-10 */
export const toAdminInvitation = ({ productName, companyName, address }: Given): EmailTemplate => ({
  subject: `You administer ${companyName} at ${productName}`,
  lead: [
    `${companyName} now has a place at ${productName}, and you are its administrator.`,
    'Open the page below, enter this email address and choose "Send a new code". The code lets you set your password.',
  ],
  action: { label: 'Set my password', address },
  close: [
    'If you were not expecting this, ignore this email. Nobody can use the account without a code sent to you.',
  ],
});

/** To somebody who has an account. */
export const toAdminAppointment = ({ productName, companyName, address }: Given): EmailTemplate => ({
  subject: `You administer ${companyName} at ${productName}`,
  lead: [
    `Your ${productName} account now belongs to ${companyName}, and you are its administrator.`,
    'What you have learned stays yours. The company pays for the plan from now on.',
  ],
  action: { label: 'Sign in', address },
  close: ['If you were not expecting this, reply to the address below.'],
});
