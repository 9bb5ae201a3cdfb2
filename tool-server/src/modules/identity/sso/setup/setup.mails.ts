import type { EmailTemplate } from '../../../../platform/mail/email-template.ts';

/** What changed about how the people of a company sign in. */
export type SignInNews = 'on' | 'off' | 'passwords refused' | 'passwords accepted';

const WORDS: Record<SignInNews, { subject: string; text: string }> = {
  on: {
    subject: 'Single sign-on was switched on',
    text: 'People with an address in your proven domains now sign in with the identity provider that an administrator tested.',
  },
  off: {
    subject: 'Single sign-on was switched off',
    text: 'People now sign in with a password or an emailed link.',
  },
  'passwords refused': {
    subject: 'Passwords are now refused',
    text: 'People with an address in your proven domains can only sign in with the identity provider. The emergency administrator is exempt.',
  },
  'passwords accepted': {
    subject: 'Passwords are accepted again',
    text: 'People with an address in your proven domains can sign in with a password or an emailed link too.',
  },
};

/** To every administrator, whoever made the change. @see ASVS 6.3.7 */
export function toSignInNotice(
  news: SignInNews,
  { productName, companyName, address }: { productName: string; companyName: string; address: string },
): EmailTemplate {
  const { subject, text } = WORDS[news];
  return {
    subject: `${subject} for ${companyName} at ${productName}`,
    lead: [text, 'The audit trail says who did this, when and from where.'],
    action: { label: 'Open the settings', address },
    close: ['If nobody of you did this, change your passwords and write to us.'],
  };
}
