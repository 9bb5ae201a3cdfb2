import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the recommendation form. */
export const messages = defineMessages('preferences', {
  title: {
    text: 'What should we recommend to you?',
    description: 'Title of the dialog that asks new users about their role and interests. @see REC-1',
  },
  description: {
    text: 'A few questions, so that the courses and labs we show you first are the ones you need.',
    description: 'Description under the title of the dialog',
  },
  question: {
    text: '{number}. {label}',
    description: 'Label of a question. {number}: 1, 2, 3…; {label}: the question itself',
  },
  required: { text: 'required', description: 'Screen reader only: the asterisk after a question. Adjective' },
  severalHint: {
    text: 'Choose as many as you like.',
    description: 'Hint under a question with several answers. Verb: an instruction',
  },
  loading: {
    text: 'Loading the questions',
    description: 'Screen reader only: the questions are being loaded',
  },
  failed: {
    text: 'The questions could not be loaded',
    description: 'Title of the error when the questions could not be loaded',
  },
  later: { text: 'Later', description: 'Button: closes the dialog until the next visit. @see REC-18' },
  submit: { text: 'Submit', description: 'Button: sends the answers. Verb. @see REC-2' },
});
export const t = createTranslator(messages);
