/** Texts of the page of a company's settings. */
export const messages = {
  title: { text: 'Organization', description: 'Title' },
  about: { text: 'What your company demands of its members when they sign in.', description: 'Under it' },
} as const;
