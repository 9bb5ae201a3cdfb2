import { createTranslator, defineMessages } from '../../messages/index.ts';

/** Texts of a bar of progress. */
export const messages = defineMessages('ui/progress', {
  percent: { text: '{percent}%', description: 'Beside a bar of progress' },
});
export const t = createTranslator(messages);
