import type { EmailTemplate } from '../../../../platform/mail/email-template.ts';

const toDay = (at: Date) => new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(at);

function toLead(name: string, companyName: string, testedAt: Date | undefined): string {
  const last = testedAt ? `was on ${toDay(testedAt)}` : 'has not happened yet';
  return `${name} is the emergency administrator of ${companyName}: the one who can sign in with a password while your identity provider is down. Their last sign-in with the password ${last}.`;
}

/** To administrators of a company whose emergency administrator was not tested for 90 days. */
export function toEmergencyReminder(given: {
  productName: string;
  companyName: string;
  /** Of the emergency administrator; undefined if they are no active administrator any more. */
  name: string | undefined;
  testedAt: Date | undefined;
  signInAddress: string;
  address: string;
}): EmailTemplate {
  const { productName, companyName, name, testedAt, signInAddress, address } = given;
  return {
    subject: `Test the emergency sign-in of ${companyName} at ${productName}`,
    lead:
      name === undefined
        ? [
            `The emergency administrator of ${companyName} is no longer an active administrator. While your identity provider is down, nobody can sign in.`,
            'An owner chooses another one in the settings.',
          ]
        : [
            toLead(name, companyName, testedAt),
            `To test it, ${name} opens ${signInAddress} in a private window, enters their email address, presses “Sign in with password”, and enters password and second factor.`,
            'Without a test you learn only in an emergency that the password or the second factor is lost.',
          ],
    action: { label: 'Open the settings', address },
    close: [
      'You receive this email because you administer the organization. It is sent at most once in 90 days, and not after a test.',
    ],
  };
}
