import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the page about plans. */
export const messages = defineMessages('portal/upgrade', {
  title: { text: 'Upgrade', description: 'Title and breadcrumb' },
  description: {
    text: 'What a larger plan adds, and how to get it.',
    description: 'Under the title',
  },
  current: { text: 'Your plan', description: 'Badge of the plan in force' },
  choose: { text: 'Choose {plan}', description: 'Button: opens the order of a plan' },
  renew: { text: 'Renew {plan}', description: 'Button: orders the plan in force once more' },
  contact: { text: 'Contact us', description: 'Opens a mail to the support, for a plan without a price' },
  subject: { text: 'Upgrade to {plan}', description: 'Subject of that mail' },
  companyAdmin: {
    text: 'The subscription page says how to renew the plan of your company and to add seats.',
    description: 'Instead of buttons, for administrators of a company',
  },
  companyLink: { text: 'Go to the subscription page', description: 'Link beside that sentence' },
  company: {
    text: "Your company's administrator arranges the plan with us: {email}",
    description: 'Instead of buttons, for users of a company',
  },
  waiting: {
    text: 'Your order {number} waits for its payment. Pay or cancel it before you place another one.',
    description: 'Above the plans',
  },
  orders: { text: 'See your orders', description: 'Link beside that sentence' },
  note: {
    text: 'Questions about a plan? Write to {email}.',
    description: 'Under the plans',
  },
});
export const t = createTranslator(messages);
