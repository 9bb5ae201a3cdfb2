import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the progress of a long job. */
export const messages = defineMessages('job', {
  done: { text: 'Finished', description: 'Note when a long task, such as an import, ended well. Participle' },
  failed: {
    text: 'Stopped',
    description: 'Title of the error when a long task ended early; the reason follows. Participle',
  },
  steps: {
    text: '{done} of {all}',
    description: 'Below the progress bar of a long task. {done} and {all}: numbers, such as rows of a file',
  },
  waiting: {
    text: 'Waiting to start',
    description: 'Below the progress bar of a long task before it begins',
  },
  cancel: { text: 'Cancel', description: 'Button that stops a long task. Verb' },
  retry: { text: 'Try again', description: 'Button that starts a long task again. Verb' },
});

export const t = createTranslator(messages);
