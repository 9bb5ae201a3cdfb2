import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the elements. */
export const messages = defineMessages('element', {
  loading: { text: 'Loading', description: 'Said while a course is fetched' },
  failed: { text: 'This course could not be loaded', description: 'Title of the problem' },
  listFailed: { text: 'The courses could not be loaded', description: 'Title of the problem of a list' },
  offline: {
    text: 'Check your connection and try again.',
    description: 'Under the title, when nothing answered',
  },
  empty: { text: 'There are no courses here yet', description: 'Title of an empty list' },
});
export const t = createTranslator(messages);
