import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the page about plans. */
export const messages = defineMessages('portal/upgrade', {
  title: { text: 'Upgrade', description: 'Title of the page with larger plans, and breadcrumb. Noun' },
  description: {
    text: 'What a larger plan adds, and how to get it.',
    description: 'Description under the title "Upgrade"',
  },
  ownTitle: {
    text: 'Your plan',
    description: 'Title of the page with the plans, for people who have a plan that is paid for. Noun',
  },
  ownDescription: {
    text: 'What your plan includes, and what you can add.',
    description: 'Description under the title "Your plan"',
  },
  trialRuns: {
    text: 'Your free trial runs until {day}. The invoice for order {number} comes after that.',
    description:
      'Above the plans, while a free trial runs. {day}: date, such as December 6, 2026; {number}: number of the order',
  },
  current: { text: 'Your plan', description: 'Badge on the plan that the reader has' },
  choose: {
    text: 'Choose {plan}',
    description: 'Button of a plan. {plan}: its name, such as Individual. Verb',
  },
  renew: { text: 'Renew {plan}', description: "Button of the reader's plan. {plan}: its name. Verb" },
  contact: { text: 'Contact us', description: 'Button of a plan without a price: opens an email. Verb' },
  subject: {
    text: 'Upgrade to {plan}',
    description: 'Subject of the email that "Contact us" opens. {plan}: name of the plan',
  },
  companyAdmin: {
    text: 'The subscription page says how to renew the plan of your company and to add seats.',
    description: 'In place of buttons, for administrators of a company',
  },
  companyLink: {
    text: 'Go to the subscription page',
    description: 'Button beside the text for administrators of a company. Verb',
  },
  company: {
    text: "Your company's administrator arranges the plan with us: {email}",
    description: 'In place of buttons, for members of a company. {email}: email address of the support',
  },
  waiting: {
    text: 'Your order {number} is waiting for payment. Pay or cancel it before you place another one.',
    description: 'Above the plans. {number}: number of the order, such as 2026-0012',
  },
  orders: { text: 'See your orders', description: 'Button beside the text about an order that is not paid' },
  note: {
    text: 'Questions about a plan? Write to {email}.',
    description: 'Below the plans. {email}: email address of the support',
  },
});
export const t = createTranslator(messages);
