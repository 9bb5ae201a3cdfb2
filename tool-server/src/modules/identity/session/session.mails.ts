import type { EmailTemplate } from '../../../platform/mail/email-template.ts';

const toTime = (at: Date) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(at);

/** To a person who signed in from a device or a network that is new for the account. @see ASVS 6.3.7 */
export function toNewDeviceEmail(news: {
  productName: string;
  device: string;
  network: string;
  at: Date;
  profileAddress: string;
}): EmailTemplate {
  const { productName, device, network, at, profileAddress } = news;
  return {
    subject: `New sign-in to ${productName}`,
    lead: [
      `Your account was used on a new device or network: ${device}, network ${network}, ${toTime(at)} UTC.`,
      'If that was you, there is nothing to do.',
    ],
    action: { label: 'Review my devices', address: profileAddress },
    close: ['If it was not you, sign out that device there and change your password.'],
  };
}
