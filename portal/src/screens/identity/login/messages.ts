import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the login page. */
export const messages = defineMessages('portal/login', {
  title: { text: 'Sign in to your Learning Portal', description: 'Title of the page. Verb. @see AUTH-1' },
  organization: {
    text: 'Organization',
    description: 'Title of the sign-in page for people who sign in through their company. @see AUTH-2',
  },
  organizationIntro: {
    text: 'Sign in through the identity provider of your organization.',
    description:
      'Text under the title "Organization". An identity provider is where a company\'s accounts are, such as Okta',
  },
  offline: {
    text: 'Server busy please try later!',
    description: 'Error above the form when the server could not be reached. @see ERR-8',
  },
  noAccount: {
    text: 'New here?',
    description: 'Heading under the form, above the buttons "Create an account" and "Try a lab now"',
  },
  signUp: {
    text: 'Create an account',
    description: 'Button under "New here?": opens the sign-up form of the free plan. Verb',
  },
  tryLab: {
    text: 'Try a lab now',
    description: 'Button under "New here?": opens a lab without an account. Verb',
  },
  noPlan: {
    text: 'The account is free. To unlock everything:',
    description: 'Under the button "Create an account"; the link "Get your plan" follows the colon',
  },
  plan: {
    text: 'Get your plan',
    description:
      'Link after "The account is free. To unlock everything:": opens the page with the plans. Verb. @see AUTH-8',
  },
});
export const t = createTranslator(messages);
