import { createTranslator, defineMessages } from '../../messages/index.ts';

/** Texts of the breadcrumbs. */
export const messages = defineMessages('ui/breadcrumbs', {
  breadcrumbs: {
    text: 'Breadcrumbs',
    description: 'Screen reader only: name of the row of links to the pages above this one',
  },
});
export const t = createTranslator(messages);
