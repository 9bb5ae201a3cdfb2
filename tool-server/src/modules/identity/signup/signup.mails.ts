import type { EmailTemplate } from '../../../platform/mail/email-template.ts';

/** @see ASVS 6.5.5 */
export const CODE_MINUTES = 10;

const CODE_LIFE = `The code works once, within ${CODE_MINUTES} minutes.`;

export interface CodeMail {
  productName: string;
  code: string;
  address: string;
}

/** To a person who signed up. @see SIGN-4 */
export const toSignupEmail = ({ productName, code, address }: CodeMail): EmailTemplate => ({
  subject: `Confirm your email address for ${productName}`,
  lead: [`Welcome to ${productName}. Enter this code to confirm your address, or use the link below it.`],
  code,
  action: { label: 'Confirm my address', address },
  close: [CODE_LIFE, 'If you did not sign up, ignore this email. Without the code no account is created.'],
});

/** To a person who was invited and has no password yet. @see AUTH-36, SIGN-3 */
export const toInvitationEmail = ({ productName, code, address }: CodeMail): EmailTemplate => ({
  subject: `Set your password for ${productName}`,
  lead: [`You were invited to ${productName}. This code lets you set your password.`],
  code,
  action: { label: 'Set my password', address },
  close: [CODE_LIFE, 'If you were not expecting an invitation, ignore this email.'],
});

/** To a person who has an account and signs up again, or for whom somebody else does. @see SIGN-14, AUTH-19 */
export const toAccountExistsEmail = ({ productName, address }: Omit<CodeMail, 'code'>): EmailTemplate => ({
  subject: `You already have an account at ${productName}`,
  lead: [
    `Somebody signed up for ${productName} with this address, which has an account already.`,
    'If that was you, sign in instead. You can sign in by an emailed link if you do not remember the password.',
  ],
  action: { label: 'Sign in', address },
  close: ['If it was not you, ignore this email. Nothing has changed.'],
});

/** To a signed-in person whose address is still to be confirmed. @see SIGN-6, AUTH-41 */
export const toVerifyEmail = ({ productName, code }: Omit<CodeMail, 'address'>): EmailTemplate => ({
  subject: `Your verification code for ${productName}`,
  lead: [`Enter this code in ${productName} to confirm your email address.`],
  code,
  close: [CODE_LIFE, 'If you are not signing in right now, somebody else may know your password: change it.'],
});
