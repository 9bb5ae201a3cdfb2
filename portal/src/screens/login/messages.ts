/** Texts of the login page. */
export const messages = {
  title: { text: 'Sign in to your Learning Portal', description: 'Title; verbatim. @see AUTH-1' },
  email: { text: 'Email', description: 'Label of the email field' },
  password: { text: 'Password', description: 'Label of the password field' },
  show: { text: 'Show password', description: 'Button in the password field' },
  hide: { text: 'Hide password', description: 'Button in the password field' },
  signIn: { text: 'Sign in', description: 'Submit button' },
  elsewhere: {
    text: 'This account needs another step before it can sign in: {message}.',
    description: 'Shown when the server answers with one of its fixed messages',
  },
  confirm: {
    text: 'Set a password first: ask your administrator for a new invitation.',
    description: "For 'Confirm Password'",
  },
  companyExpired: { text: 'Company subscription has been expired', description: 'Verbatim. @see AUTH-37' },
  expired: { text: 'Subscription has been expired', description: 'Verbatim. @see AUTH-38' },
  offline: {
    text: 'Server busy please try later!',
    description: 'When what sends the form could not be fetched. @see ERR-7',
  },
  demoTitle: { text: 'Demo accounts', description: 'Heading of the list outside production' },
  demoHint: {
    text: 'This installation runs with demo data. Choose somebody to be:',
    description: 'Under it',
  },
  pitchTitle: { text: 'Break it. Mend it. Prove it.', description: 'Beside the form' },
  pitchText: {
    text: 'Every lab opens in your browser in milliseconds. Your fix is judged by running the attacks against it, not by reading it.',
    description: 'Under it',
  },
  help: { text: 'Trouble signing in? {email}', description: 'Support line' },
} as const;
