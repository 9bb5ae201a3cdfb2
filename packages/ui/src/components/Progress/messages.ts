import { createTranslator, defineMessages } from '../../messages/index.ts';

/** Texts of a progress bar. */
export const messages = defineMessages('ui/progress', {
  percent: { text: '{percent}%', description: 'Beside a progress bar. {percent}: number from 0 to 100' },
});
export const t = createTranslator(messages);
