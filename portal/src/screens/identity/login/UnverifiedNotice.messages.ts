import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts for an account whose address is not confirmed yet. */
export const messages = defineMessages('portal/login/unverified', {
  unverified: {
    text: 'The email address of this account is not confirmed yet. Enter the code from your sign-up email, or ask for a new one.',
    description: 'Notice above the form to sign in. @see ERR-9',
  },
  toConfirm: {
    text: 'Confirm your email',
    description: 'Button of the notice "The email address of this account is not confirmed yet…". Verb',
  },
});
export const t = createTranslator(messages);
