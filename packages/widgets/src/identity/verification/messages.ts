import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the dialog that confirms an address. */
export const messages = defineMessages('verification', {
  title: { text: 'Confirm your email address', description: 'Title. @see AUTH-41' },
  forced: {
    text: 'Before you continue, confirm that {email} is yours.',
    description: 'Under the title when it is demanded',
  },
  offered: { text: 'Confirm that {email} is yours.', description: 'Under the title when it is offered' },
  send: { text: 'Send the code', description: 'First step' },
  sendAgain: { text: 'Send it again', description: 'Another code' },
  sendAgainIn: { text: 'Send it again in {seconds}s', description: 'The same while it must wait' },
  explain: {
    text: 'We send a code to your address. Enter it here.',
    description: 'In the first step',
  },
  code: { text: 'Code', description: 'Label of the field' },
  codeHint: { text: 'From the email to {email}.', description: 'Under the field' },
  confirm: { text: 'Confirm', description: 'Second step' },
  confirmed: { text: 'Your email address is confirmed.', description: 'Said when it worked' },
  logout: { text: 'Logout', description: 'The way out' },
});
export const t = createTranslator(messages);
