import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the dialog that follows the request for a magic link. */
export const messages = defineMessages('sign-in/email-sent', {
  sentTitle: { text: 'Email Sent', description: 'Title of the dialog; verbatim. @see AUTH-9' },
  sentText: {
    text: 'If {email} has an account, a link to sign in is on its way.',
    description: 'In the dialog; the same for known and unknown addresses. @see AUTH-19',
  },
  sentExpiry: {
    text: 'The link expires in three minutes and works once.',
    description: 'In it. @see AUTH-9',
  },
  sentHint: { text: 'Nothing there? Check your spam folder.', description: 'In it' },
  outbox: { text: 'Read it in the outbox of this demo', description: 'Link in it, outside production' },
  sentClose: { text: 'Got it', description: 'Closes the dialog' },
});
export const t = createTranslator(messages);
