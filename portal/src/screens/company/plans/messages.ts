import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the public plan page. */
export const messages = defineMessages('portal/plans', {
  title: { text: 'Plans', description: 'Title of the page with the plans and their prices. @see ROUTE-6' },
  intro: {
    text: 'Learn on your own, or bring your company. Every lab runs in the browser, with nothing to install.',
    description: 'Text under the title "Plans"',
  },
  withoutTax: {
    text: 'Prices exclude tax. You pay by invoice, and nothing renews automatically.',
    description: 'Note above the plans and their prices',
  },
  all: { text: 'Plans', description: 'Screen reader only: name of the group of plans' },
  startFree: { text: 'Start free', description: 'Button of the plan that costs nothing. Verb' },
  signUp: { text: 'Start a trial', description: 'Button of the plan for one person. Verb' },
  contact: { text: 'Contact us', description: 'Button of the plan for companies: opens an email. Verb' },
  haveOne: {
    text: 'Already have an account?',
    description: 'At the top of the page; the link "Sign in" follows',
  },
  signIn: { text: 'Sign in', description: 'Link after "Already have an account?". Verb' },
});
export const t = createTranslator(messages);
