/** Texts of the signup pages. */
export const messages = {
  title: { text: 'Create your account', description: 'Title' },
  planText: { text: 'One account for courses, labs and challenges.', description: 'Under it' },
  partnerText: { text: 'You join through {name}.', description: 'Partner signup. @see ROUTE-16' },
  trainingText: { text: 'You sign up for {name}.', description: 'Training signup. @see ROUTE-17' },
  haveOne: { text: 'Already have an account?', description: 'Before the link to login' },
  signIn: { text: 'Sign in', description: 'That link' },
  sentTitle: { text: 'Check your mail', description: 'Title when the account was made' },
  sentText: {
    text: 'We sent a code to {email}. Enter it here, or open the link in the mail.',
    description: 'Under it',
  },
} as const;
