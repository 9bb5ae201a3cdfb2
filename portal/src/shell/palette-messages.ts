import { createTranslator, defineMessages } from '@drawbridge/ui/messages';
import { messages as shell } from './messages.ts';

/** Texts of the search over everything: apart from those that the first page needs. */
const messages = defineMessages('portal/palette', {
  lightMode: shell.lightMode,
  darkMode: shell.darkMode,
  logout: shell.logout,
  pages: { text: 'Pages', description: 'Heading in the search' },
  actions: { text: 'Actions', description: 'Heading in the search' },
  themeWords: { text: 'theme light dark color contrast', description: 'Words it is found by in the search' },
  logoutWords: { text: 'sign out log out leave', description: 'Words it is found by in the search' },
});

export const t = createTranslator(messages);
