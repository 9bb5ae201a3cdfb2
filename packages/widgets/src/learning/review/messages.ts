import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the review dialog. */
export const messages = defineMessages('review', {
  title: { text: 'Write a review', description: 'Verbatim. @see REV-1' },
  loading: { text: 'Loading G2 Review Form...', description: 'Verbatim. @see REV-2, CX-46' },
  failed: { text: 'Unable to load review form', description: 'Verbatim. @see REV-3' },
  failedHint: { text: 'Close this dialog and try again later.', description: 'Under it: there is no form' },
  retryHint: { text: 'Check your connection and try again.', description: 'Under it, with a button' },
  unseen: { text: 'Does the form not appear?', description: 'Under a form that cannot say that it is there' },
  openApart: { text: 'Open it in a new tab', description: 'Link beside it' },
  frame: { text: 'Review form', description: 'Name of the embedded form' },
  picture: { text: 'Five stars', description: 'The review picture. @see REV-5' },
});
export const t = createTranslator(messages);
