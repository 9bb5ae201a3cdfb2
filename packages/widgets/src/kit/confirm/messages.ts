import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of dialogs that ask for the password again. */
export const messages = defineMessages('confirm', {
  cancel: { text: 'Cancel', description: 'Button that closes a dialog without a change. Verb' },
  password: {
    text: 'Your password',
    description: 'Label of the field in a dialog that confirms a change of the account',
  },
  passwordHint: {
    text: 'Asked for because you signed in a while ago. If you have none, sign out and in again.',
    description: 'Hint under the field "Your password". "None": no password',
  },
  show: { text: 'Show password', description: 'Tooltip of the eye button in the field "Your password"' },
  hide: { text: 'Hide password', description: 'Tooltip of the eye button while the password is visible' },
});

export const t = createTranslator(messages);
