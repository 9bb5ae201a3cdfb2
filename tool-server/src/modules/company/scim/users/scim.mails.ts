import type { EmailTemplate } from '../../../../platform/mail/email-template.ts';

const REASONS = {
  last_owner: 'they are the last active owner, and a company needs one',
  emergency_administrator: 'they are the administrator who can sign in when the identity provider cannot',
} as const;

/** Why the directory cannot deactivate or delete a user. */
export type StateHold = keyof typeof REASONS;

/** To the owners: the directory wanted to deactivate somebody whom it cannot. Once a day at most. */
export const toHoldNotice = (given: {
  productName: string;
  companyName: string;
  name: string;
  hold: StateHold;
  address: string;
}): EmailTemplate => {
  const { productName, companyName, name, hold, address } = given;
  return {
    subject: `${name} is still active at ${companyName}`,
    lead: [
      `The directory of ${companyName} asked ${productName} to deactivate ${name}. Nothing was changed: ${REASONS[hold]}.`,
      'If the person has left, give their role to somebody else. The directory will ask again.',
    ],
    action: { label: 'Open the users', address },
    close: ['You receive this email as an owner of the company, at most once a day about one person.'],
  };
};

/** To the address that somebody signed in with until now. The new one is not named: this address may be another person's. */
export const toAddressNotice = (given: { productName: string; companyName: string }): EmailTemplate => {
  const { productName, companyName } = given;
  return {
    subject: `Your sign-in address at ${productName} has changed`,
    lead: [
      `The directory of ${companyName} has changed the email address of your account at ${productName}. You now sign in with the new address, and links and codes that were sent to this one no longer work.`,
      `If you did not expect this, tell an administrator of ${companyName} immediately.`,
    ],
    close: ['You receive this email because the account used this address until now.'],
  };
};
