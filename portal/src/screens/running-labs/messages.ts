export const messages = {
  title: { text: 'Running labs', description: 'Title of the page' },
  about: {
    text: 'Labs you opened and have not finished. They keep your work whether they run or not.',
    description: 'Under the title',
  },
} as const;
