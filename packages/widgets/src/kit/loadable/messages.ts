import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of lists that could not be loaded again. */
export const messages = defineMessages('loadable', {
  kept: {
    text: 'The list could not be updated, so it still shows what it showed before.',
    description:
      'Warning above a list, after another filter, search or page was chosen and could not be loaded',
  },
  retry: { text: 'Try again', description: 'Button of that warning: loads the list again. Verb' },
});
export const t = createTranslator(messages);
