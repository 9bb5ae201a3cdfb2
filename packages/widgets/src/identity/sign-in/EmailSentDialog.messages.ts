import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the dialog that follows the request for a magic link. */
export const messages = defineMessages('sign-in/email-sent', {
  sentTitle: {
    text: 'Email Sent',
    description: 'Title of the dialog after somebody asked for a link to sign in. @see AUTH-9',
  },
  sentText: {
    text: 'If {email} has an account, a link to sign in is on its way.',
    description:
      'Description under the title "Email Sent". {email}: the address that was typed. It must not say whether an account exists. @see AUTH-19',
  },
  sentExpiry: {
    text: 'The link expires in three minutes and works once.',
    description: 'Text of the dialog "Email Sent". @see AUTH-9',
  },
  sentHint: {
    text: 'Nothing there? Check your spam folder.',
    description: 'Text of the dialog "Email Sent"',
  },
  outbox: {
    text: 'Read it in the outbox of this demo',
    description:
      'Link in the dialog "Email Sent" on demo sites, where emails are shown and not sent. Verb; "it": the email',
  },
  sentClose: { text: 'Got it', description: 'Button that closes the dialog "Email Sent": "understood"' },
});
export const t = createTranslator(messages);
