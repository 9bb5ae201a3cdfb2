import { defineMessages } from '@drawbridge/ui/messages';

/** Texts of the page that asks the assistant, and of the field that leads there. */
export const messages = defineMessages('portal/assistant', {
  title: { text: 'AI challenge', description: 'Title and breadcrumb' },
  about: {
    text: 'Ask for what you want to practise, in your own words.',
    description: 'Under the title',
  },
  challenges: { text: 'Challenges', description: 'Breadcrumb above' },
  askFor: {
    text: 'Ask for what you want to practise',
    description: 'Label of the field on the page of challenges',
  },
  example: { text: 'For example: stop SQL injection in Python', description: 'In the empty field' },
  ask: { text: 'Ask', description: 'Button beside it' },
});
