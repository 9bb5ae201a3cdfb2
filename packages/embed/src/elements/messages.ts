import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the custom elements. */
export const messages = defineMessages('element', {
  loading: {
    text: 'Loading',
    description: 'Screen reader only: a course or list of courses is being loaded, on a page of another site',
  },
  failed: { text: 'This course could not be loaded', description: 'Title of the error in place of a course' },
  listFailed: {
    text: 'The courses could not be loaded',
    description: 'Title of the error in place of a list of courses',
  },
  offline: {
    text: 'Check your connection and try again.',
    description: 'Text of the error "The courses could not be loaded" when the server could not be reached',
  },
  empty: { text: 'There are no courses here yet', description: 'Title in place of a list of courses' },
});
export const t = createTranslator(messages);
