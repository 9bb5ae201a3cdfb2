import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the public plan page. */
export const messages = defineMessages('portal/plans', {
  title: { text: 'Plans', description: 'Title. @see ROUTE-6' },
  intro: {
    text: 'Learn on your own, or bring your company. Every lab runs in the browser, with nothing to install.',
    description: 'Under it',
  },
  withoutTax: {
    text: 'Prices are without tax. You pay by invoice, and nothing renews automatically.',
    description: 'Beside the choice between a month and a year',
  },
  all: { text: 'Plans', description: 'Names the plans, whose prices change with the choice' },
  startFree: { text: 'Start free', description: 'Button of the free plan' },
  signUp: { text: 'Start a trial', description: 'Button of the individual plan' },
  contact: { text: 'Contact us', description: 'Button of the enterprise plan' },
  haveOne: { text: 'Already have an account?', description: 'Before the link to login' },
  signIn: { text: 'Sign in', description: 'That link' },
});
export const t = createTranslator(messages);
