/** Texts of the public plan page. What they promise is what the product has. */
export const messages = {
  title: { text: 'Plans', description: 'Title. @see ROUTE-6' },
  intro: {
    text: 'Learn on your own, or bring your company. Both come with every lab in the browser and nothing to install.',
    description: 'Under it',
  },
  individual: { text: 'Individual', description: 'Name of a plan' },
  individualFor: { text: 'For one person who wants to get good at this.', description: 'Whom it is for' },
  enterprise: { text: 'Enterprise', description: 'Name of a plan' },
  enterpriseFor: { text: 'For companies that train their developers.', description: 'Whom it is for' },
  signUp: { text: 'Sign up', description: 'Button of the individual plan' },
  free: { text: 'Or stay on the free tier', description: 'Link under it' },
  contact: { text: 'Write to us', description: 'Button of the enterprise plan' },
  individualHow: {
    text: 'You begin with a free trial. Cards are not taken here yet: write to {email} to go on, and we send an invoice.',
    description: 'How the plan is had today',
  },
  enterpriseHow: {
    text: 'Write to {email} with the number of seats; we set up your company and send an invoice.',
    description: 'How the plan is had today',
  },
  haveOne: { text: 'Already have an account?', description: 'Before the link to login' },
  signIn: { text: 'Sign in', description: 'That link' },
} as const;

export const INDIVIDUAL_PARTS = [
  'Courses with articles, quizzes and labs',
  'Labs and challenges that are judged by running attacks against your fix',
  'Playgrounds to try things in, as long as you like',
  'Favorites in lists of your own, and progress that follows you',
] as const;

export const ENTERPRISE_PARTS = [
  'Everything of the individual plan, for every seat',
  'Single sign-on with your identity provider',
  'Launch from your learning platform over LTI 1.3, with grades sent back',
  'Review of what your learners tried in a lab, attempt by attempt',
  'An invoice instead of a card',
] as const;
