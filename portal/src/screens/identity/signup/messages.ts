import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the signup pages. */
export const messages = defineMessages('portal/signup', {
  title: { text: 'Create your account', description: 'Title of the page. Verb' },
  planText: {
    text: 'One account for courses, labs and challenges.',
    description: 'Text under the title "Create your account"',
  },
  partnerText: {
    text: 'You are joining through {name}.',
    description:
      'Text under the title "Create your account". {name}: name of a partner company. @see ROUTE-16',
  },
  trainingText: {
    text: 'You are signing up for {name}.',
    description: 'Text under the title "Create your account". {name}: name of a training. @see ROUTE-17',
  },
  guest: {
    text: 'Your work as a guest in this browser will be in your new account.',
    description: 'Notice above the form for somebody who worked in a lab without an account',
  },
  haveOne: { text: 'Already have an account?', description: 'Under the form; the link "Sign in" follows' },
  signIn: { text: 'Sign in', description: 'Link after "Already have an account?". Verb' },
  sentTitle: { text: 'Check your email', description: 'Title after the form was sent. Verb: an instruction' },
  sentText: {
    text: 'We sent a code to {email}. Enter it here, or open the link in the email.',
    description: 'Text under the title "Check your email". {email}: email address',
  },
});
export const t = createTranslator(messages);
