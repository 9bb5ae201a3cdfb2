import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the page where a company asks the owner of a private account. */
const messages = defineMessages('portal/company-join', {
  title: { text: 'Invitations', description: 'Title of the page with companies that ask the reader to join' },
  about: {
    text: 'Nothing changes until you accept.',
    description: 'Description under the title "Invitations"',
  },
});
export const t = createTranslator(messages);
