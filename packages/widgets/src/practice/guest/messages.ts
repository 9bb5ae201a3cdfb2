import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of a lab without an account. */
export const messages = defineMessages('guest', {
  bar: { text: 'Guest', description: 'Spoken name of the bar above the lab' },
  note: {
    text: 'You are trying this lab as a guest. Sign up to keep your work.',
    description: 'Bar above the lab',
  },
  noteShort: { text: 'You are a guest. Sign up to keep your work.', description: 'The same on a phone' },
  isNew: {
    text: 'Your earlier work as a guest is no longer available. This is a new start.',
    description: 'Bar above the lab: a guest expired, or an account kept the work',
  },
  signUp: { text: 'Sign up', description: 'Link' },
  signIn: { text: 'Sign in', description: 'Link' },
  opening: { text: 'Opening the lab', description: 'Spoken while a guest is started' },
  limitTitle: { text: 'No more guests for now', description: 'Too many guests from one address' },
  limitText: {
    text: 'Many labs were opened without an account from your network. Try again in {minutes} minutes, or sign up: an account has no such limit.',
    description: 'Under it',
  },
  limitSoonText: {
    text: 'Many labs were opened without an account from your network. Try again in a minute, or sign up: an account has no such limit.',
    description: 'Under it, when the wait is short',
  },
  offlineTitle: { text: 'The lab could not be opened', description: 'No connection, or a fault' },
  offlineText: {
    text: 'There is no connection to the server. Try again when you are back online.',
    description: 'Under it',
  },
});
export const t = createTranslator(messages);
