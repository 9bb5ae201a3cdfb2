import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the recommendation form. */
export const messages = defineMessages('preferences', {
  title: { text: 'What should we recommend to you?', description: 'Title of the dialog. @see REC-1' },
  description: {
    text: 'A few questions, so that the courses and labs we show you first are the ones you need.',
    description: 'Under the title',
  },
  question: { text: '{number}. {label}', description: 'A numbered question' },
  required: { text: 'required', description: 'Said of the asterisk' },
  severalHint: { text: 'Choose as many as you like.', description: 'Under a question with several answers' },
  loading: { text: 'Loading the questions', description: 'Said while they are fetched' },
  failed: { text: 'The questions could not be loaded', description: 'Title of the problem' },
  later: { text: 'Later', description: 'Puts the form off for this visit. @see REC-18' },
  submit: { text: 'Submit', description: 'Verbatim. @see REC-2' },
});
export const t = createTranslator(messages);
