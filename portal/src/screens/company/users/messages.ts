import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

export const messages = defineMessages('portal/users', {
  title: { text: 'Users', description: 'Title of the page with the users of a company' },
  about: {
    text: 'Everybody in your company, with their state, role and teams.',
    description: 'Description under the title "Users"',
  },
  import: { text: 'Import users', description: 'Title of the page where users are imported from a file' },
  'import.about': {
    text: 'Invite and update many users with one CSV file. Nothing changes before you have seen the check.',
    description: 'Description under the title "Import users"',
  },
  teams: { text: 'Teams', description: 'Link back from the page of one user to the teams of a manager' },
});
export const t = createTranslator(messages);
