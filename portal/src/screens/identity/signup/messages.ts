import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the signup pages. */
export const messages = defineMessages('portal/signup', {
  title: { text: 'Create your account', description: 'Title' },
  planText: { text: 'One account for courses, labs and challenges.', description: 'Under it' },
  partnerText: { text: 'You are joining through {name}.', description: 'Partner signup. @see ROUTE-16' },
  trainingText: { text: 'You are signing up for {name}.', description: 'Training signup. @see ROUTE-17' },
  guest: {
    text: 'Your work as a guest in this browser will be in your new account.',
    description: 'Above the form, after a lab without an account',
  },
  haveOne: { text: 'Already have an account?', description: 'Before the link to login' },
  signIn: { text: 'Sign in', description: 'That link' },
  sentTitle: { text: 'Check your email', description: 'Title when the account was made' },
  sentText: {
    text: 'We sent a code to {email}. Enter it here, or open the link in the email.',
    description: 'Under it',
  },
});
export const t = createTranslator(messages);
