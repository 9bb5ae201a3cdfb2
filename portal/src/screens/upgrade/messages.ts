import { defineMessages } from '@drawbridge/ui/messages';

/** Texts of the page about plans. */
export const messages = defineMessages('portal/upgrade', {
  title: { text: 'Upgrade', description: 'Title and breadcrumb' },
  description: {
    text: 'What a larger plan adds, and how to get it.',
    description: 'Under the title',
  },
  current: { text: 'Your plan', description: 'Badge of the plan in force' },
  choose: { text: 'Contact us', description: 'Opens a mail to the support' },
  subject: { text: 'Upgrade to {plan}', description: 'Subject of that mail' },
  note: {
    text: 'Plans cannot be bought on this page yet. Write to {email} and we will set yours up.',
    description: 'Under the plans',
  },
});
