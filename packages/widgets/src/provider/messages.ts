import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of a widget whose code could not be fetched. */
export const messages = defineMessages('provider', {
  failed: {
    text: 'This part of the page could not be loaded',
    description: 'Title of the problem when the code of a widget could not be fetched',
  },
  failedHint: {
    text: 'Check your connection and try again.',
    description: 'Under the title',
  },
});
export const t = createTranslator(messages);
