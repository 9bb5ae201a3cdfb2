import type { EmailTemplate } from '../../../../platform/mail/email-template.ts';

const REASONS = {
  last_owner: 'they are the last active owner, and a company needs one',
  emergency_administrator: 'they are the administrator who can sign in when the identity provider cannot',
} as const;

/** To the owners: the directory wanted to deactivate somebody whom it cannot. Once a day at most. */
export const toHoldNotice = (given: {
  productName: string;
  companyName: string;
  name: string;
  hold: keyof typeof REASONS;
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
