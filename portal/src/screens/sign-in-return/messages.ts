/** Texts of the pages that finish a sign-in begun elsewhere. */
export const messages = {
  title: { text: 'Signing you in', description: 'Title while the sign-in is finished' },
  wait: { text: 'One moment, this takes a second.', description: 'Under it' },
  invalidLink: { text: 'Invalid link', description: 'A link that lacks its parts. @see ERR-11' },
  invalid: {
    text: 'Invalid request',
    description: 'Nothing was under way, or the provider said no. @see AUTH-45, ERR-19',
  },
  invalidEmail: {
    text: 'Invalid email address.',
    description: 'The provider’s answer was refused; verbatim. @see ERR-18',
  },
} as const;
