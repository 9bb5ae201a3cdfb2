import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of a lab without an account. */
export const messages = defineMessages('guest', {
  bar: {
    text: 'Guest',
    description: 'Screen reader only: name of the bar above a lab that is opened without an account. Noun',
  },
  note: {
    text: 'You are trying this lab as a guest. Sign up to keep your work.',
    description: 'Text of the bar above a lab that is opened without an account',
  },
  noteShort: {
    text: 'You are a guest. Sign up to keep your work.',
    description: 'Text of the bar above a lab that is opened without an account, on a phone. Little space',
  },
  isNew: {
    text: 'Your earlier work as a guest is no longer available. This is a new start.',
    description: "Text of the bar when the learner's earlier work is gone",
  },
  signUp: { text: 'Sign up', description: 'Button in the bar: opens the page that creates an account. Verb' },
  signIn: {
    text: 'Sign in',
    description: 'Button in the bar: opens the page for people who have an account. Verb',
  },
  opening: { text: 'Opening the lab', description: 'Screen reader only: the lab is being opened' },
  limitTitle: {
    text: 'No more guests for now',
    description: 'Title of the error when too many people from one network try labs without an account',
  },
  limitText: {
    text: 'Many labs were opened without an account from your network. Try again in {minutes} minutes, or sign up: an account has no such limit.',
    description: 'Text of the error "No more guests for now". {minutes}: number, 2 or more',
  },
  limitSoonText: {
    text: 'Many labs were opened without an account from your network. Try again in a minute, or sign up: an account has no such limit.',
    description: 'Text of the error "No more guests for now" when the wait is a minute or less',
  },
  offlineTitle: {
    text: 'The lab could not be opened',
    description: 'Title of the error when a lab could not be opened without an account',
  },
  offlineText: {
    text: 'There is no connection to the server. Try again when you are back online.',
    description: 'Text of the error "The lab could not be opened" when the browser has no connection',
  },
});
export const t = createTranslator(messages);
