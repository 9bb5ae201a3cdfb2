import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the login page. */
export const messages = defineMessages('portal/login', {
  title: { text: 'Sign in to your Learning Portal', description: 'Title; verbatim. @see AUTH-1' },
  organization: { text: 'Organization', description: 'Title in single sign-on mode; verbatim. @see AUTH-2' },
  organizationIntro: {
    text: 'Sign in through the identity provider of your organization.',
    description: 'Under it',
  },
  offline: {
    text: 'Server busy please try later!',
    description: 'When what sends the form could not be fetched; verbatim. @see ERR-8',
  },
  noPlan: { text: 'No account yet?', description: 'Before the pricing link' },
  tryLab: { text: 'Try a lab without an account', description: 'Link beside it' },
  plan: { text: 'Get your plan', description: 'Pricing link; verbatim. @see AUTH-8' },
});
export const t = createTranslator(messages);
