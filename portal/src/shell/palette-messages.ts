import { createTranslator, defineMessages } from '@drawbridge/ui/messages';
import { messages as account } from './account-messages.ts';
import { messages as shell } from './messages.ts';

/** Texts of the search over everything: apart from those that the first page needs. */
const messages = defineMessages('portal/palette', {
  lightMode: shell.lightMode,
  darkMode: shell.darkMode,
  logout: account.logout,
  pages: { text: 'Pages', description: 'Heading of a group of results in the search. Noun' },
  actions: { text: 'Actions', description: 'Heading of a group of results in the search. Noun' },
  themeWords: {
    text: 'theme light dark color contrast',
    description:
      'Never shown: words that find the entry "Dark Mode" in the search, separated by spaces. Give the words that users would type',
  },
  logoutWords: {
    text: 'sign out log out leave',
    description:
      'Never shown: words that find the entry "Logout" in the search, separated by spaces. Give the words that users would type',
  },
});

export const t = createTranslator(messages);
