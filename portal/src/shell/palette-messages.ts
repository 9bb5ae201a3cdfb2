import { defineMessages } from '@drawbridge/ui/messages';

/** Texts of the search over everything: apart from those that the first page needs. */
export const messages = defineMessages('portal/palette', {
  pages: { text: 'Pages', description: 'Heading in the search' },
  actions: { text: 'Actions', description: 'Heading in the search' },
  themeWords: { text: 'theme light dark color contrast', description: 'Words it is found by in the search' },
  logoutWords: { text: 'sign out log out leave', description: 'Words it is found by in the search' },
});
