import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the review dialog. */
export const messages = defineMessages('review', {
  title: {
    text: 'Write a review',
    description: 'Title of the dialog with the form of the review site G2. Verb. @see REV-1',
  },
  loading: {
    text: 'Loading G2 Review Form...',
    description: 'In the dialog while the form is loading. "G2" is the name of a website. @see REV-2, CX-46',
  },
  failed: {
    text: 'Unable to load review form',
    description: 'Title of the error in place of the form. @see REV-3',
  },
  failedHint: {
    text: 'Close this dialog and try again later.',
    description: 'Text of the error "Unable to load review form" when trying again does not help',
  },
  retryHint: {
    text: 'Check your connection and try again.',
    description: 'Text of the error "Unable to load review form"; the button "Try again" follows',
  },
  unseen: {
    text: 'Does the form not appear?',
    description: 'Under the form, as nothing tells whether it loaded; a link follows',
  },
  openApart: {
    text: 'Open it in a new tab',
    description: 'Link after the question "Does the form not appear?". Verb; "it": the form',
  },
  frame: { text: 'Review form', description: 'Screen reader only: name of the frame with the form' },
  picture: {
    text: 'Five stars',
    description: 'Screen reader only: description of the picture of five stars. @see REV-5',
  },
});
export const t = createTranslator(messages);
