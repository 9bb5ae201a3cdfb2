import { createTranslator, defineMessages } from '../../messages/index.ts';

/** Texts of the row of pages above. */
export const messages = defineMessages('ui/breadcrumbs', {
  breadcrumbs: { text: 'Breadcrumbs', description: 'Name of the row of pages above' },
});
export const t = createTranslator(messages);
