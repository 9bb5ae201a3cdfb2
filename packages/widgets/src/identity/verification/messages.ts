import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the dialog that confirms an address. */
export const messages = defineMessages('verification', {
  title: {
    text: 'Confirm your email address',
    description: 'Title of the dialog that asks for a code from an email. Verb: an instruction. @see AUTH-41',
  },
  forced: {
    text: 'Before you continue, confirm that {email} is yours.',
    description:
      'Description under the title "Confirm your email address" when the dialog cannot be closed. {email}: email address of the user',
  },
  offered: {
    text: 'Confirm that {email} is yours.',
    description:
      'Description under the title "Confirm your email address" when the dialog can be closed. {email}: email address of the user',
  },
  send: { text: 'Send the code', description: 'Button: sends an email with a code. Verb' },
  sendAgain: { text: 'Send it again', description: 'Button: sends the email again. Verb' },
  sendAgainIn: {
    text: 'Send it again in {seconds}s',
    description:
      'Button "Send it again" while it cannot be used. {seconds}: number that counts down; "s" stands for seconds',
  },
  explain: {
    text: 'We send a code to your address. Enter it here.',
    description: 'Text before the email is sent. "It": the code',
  },
  code: { text: 'Code', description: 'Label of the field for the code' },
  codeHint: {
    text: 'From the email to {email}.',
    description: 'Hint under the field "Code". {email}: email address of the user',
  },
  confirm: { text: 'Confirm', description: 'Button: checks the code and confirms the email address. Verb' },
  confirmed: { text: 'Your email address is confirmed.', description: 'Toast after "Confirm" was pressed' },
  logout: { text: 'Logout', description: 'Button of the dialog when it cannot be closed' },
});
export const t = createTranslator(messages);
