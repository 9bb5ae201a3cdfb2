import { defineMessages } from '../../messages/index.ts';

/** Texts of a bar of progress. */
export const messages = defineMessages('ui/progress', {
  percent: { text: '{percent}%', description: 'Beside a progress bar. {percent}: number from 0 to 100' },
});
