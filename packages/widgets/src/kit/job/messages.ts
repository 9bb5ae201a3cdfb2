import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the progress of a long job. */
export const messages = defineMessages('job', {
  done: { text: 'Finished', description: 'State of a long job that ended well, such as an import' },
  failed: { text: 'Stopped', description: 'State of a long job that ended before it was finished' },
  steps: {
    text: '{done} of {all}',
    description: 'How far a long job is, below its bar; both are numbers, such as rows of a file',
  },
  waiting: { text: 'Waiting to start', description: 'State of a long job before its first step' },
  cancel: { text: 'Cancel', description: 'Button that stops a long job' },
  retry: { text: 'Try again', description: 'Button that starts a long job again after it stopped' },
});

export const t = createTranslator(messages);
