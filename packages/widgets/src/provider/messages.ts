import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of a widget whose code could not be fetched. */
export const messages = defineMessages('provider', {
  failed: {
    text: 'This part of the page could not be loaded',
    description: 'Title of the error in place of a part of a page whose code could not be loaded',
  },
  failedHint: {
    text: 'Check your connection and try again.',
    description:
      'Text of the error "This part of the page could not be loaded"; the button "Try again" follows',
  },
});
export const t = createTranslator(messages);
