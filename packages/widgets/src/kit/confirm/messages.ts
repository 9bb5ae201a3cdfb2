import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of dialogs that ask for the password again. */
export const messages = defineMessages('confirm', {
  cancel: { text: 'Cancel', description: 'Button that closes a dialog without the change' },
  password: { text: 'Your password', description: 'Label of the field in a dialog that confirms a change' },
  passwordHint: {
    text: 'Asked for because you signed in a while ago. If you have none, sign out and in again.',
    description: 'Hint below the field of the password',
  },
  show: { text: 'Show password', description: 'Name of the button in the field that reveals the password' },
  hide: { text: 'Hide password', description: 'Name of the same button while the password is shown' },
});

export const t = createTranslator(messages);
