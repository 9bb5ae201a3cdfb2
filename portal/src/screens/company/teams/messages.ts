import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

export const messages = defineMessages('portal/teams', {
  title: { text: 'Teams', description: 'Title of the page, and breadcrumb' },
  'title.manager': {
    text: 'Team Management',
    description: 'Title of the page for managers, and breadcrumb. @see ROLE-4',
  },
  about: {
    text: 'Who learns together, who manages them, and how far they are.',
    description: 'Description under the title "Teams"',
  },
  'about.manager': {
    text: 'The teams that you manage, their members, and how far they are.',
    description: 'Description under the title "Team Management"',
  },
});
export const t = createTranslator(messages);
