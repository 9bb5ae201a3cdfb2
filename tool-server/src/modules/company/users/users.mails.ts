import type { EmailTemplate } from '../../../platform/mail/email-template.ts';

interface Given {
  productName: string;
  companyName: string;
  address: string;
}

const UNEXPECTED =
  'If you were not expecting this, ignore this email. Nobody can use the account without a code sent to you.';

/** To somebody who has no account yet. @see COMP-16, ROUTE-10 */
export const toUserInvitation = ({ productName, companyName, address }: Given): EmailTemplate => ({
  subject: `${companyName} invites you to ${productName}`,
  lead: [
    `${companyName} trains its people in application security with ${productName}, and has made an account for you.`,
    'Open the page below, enter this email address and choose "Send a new code". The code lets you set your password.',
  ],
  action: { label: 'Set my password', address },
  close: [UNEXPECTED],
});

/** The same where the company signs in with its identity provider. */
export const toSignInInvitation = ({ productName, companyName, address }: Given): EmailTemplate => ({
  subject: `${companyName} invites you to ${productName}`,
  lead: [
    `${companyName} trains its people in application security with ${productName}, and has made an account for you.`,
    'Sign in with the account that you use at work. There is no password to set.',
  ],
  action: { label: 'Sign in', address },
  close: ['If you were not expecting this, ignore this email.'],
});

/** To the owner of a private account. @see COMP-16 */
export const toJoinQuestion = ({ productName, companyName, address }: Given): EmailTemplate => ({
  subject: `${companyName} invites you to ${productName}`,
  lead: [
    `${companyName} trains its people in application security with ${productName}, and asks you to join with the account that you have.`,
    'Sign in and read what the company will see. You can accept or decline within 14 days. Nothing changes until you accept.',
  ],
  action: { label: 'Read the invitation', address },
  close: ['If you were not expecting this, decline or ignore it. The company is not told.'],
});

const ROLE_TEXTS = {
  owner: 'You are now an owner. You administer the company, and decide who else does.',
  admin: 'You are now an administrator. You manage its users, teams, assignments and reports.',
  member: 'You no longer administer the company. What you have learned stays as it is.',
} as const;

/** To somebody whose role was changed by another owner. @see COMP-11 */
export const toRoleMail = ({
  productName,
  companyName,
  address,
  role,
}: Given & { role: keyof typeof ROLE_TEXTS }): EmailTemplate => ({
  subject: `Your role at ${companyName} has changed`,
  lead: [`This is about ${companyName} at ${productName}. ${ROLE_TEXTS[role]}`],
  action: { label: 'Sign in', address },
  close: ['If you think that this is a mistake, ask an owner of your company.'],
});
