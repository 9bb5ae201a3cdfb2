import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the plans, and of the public page that shows them. */
export const messages = defineMessages('portal/plans', {
  free: { text: 'Free', description: 'Name of the plan that costs nothing' },
  freeWhom: { text: 'For one person who wants to get good at this.', description: 'Under the name "Free"' },
  freePrice: { text: 'No charge', description: 'In place of a price, for the plan that costs nothing' },
  freeCourses: {
    text: '{count} whole courses with their labs and challenges: {titles}',
    description: 'What the plan "Free" includes. {count}: number; {titles}: a list of quoted titles',
  },
  freeCourse: {
    text: 'A whole course with its labs and challenges: {titles}',
    description: 'The same where it includes one course. {titles}: its quoted title',
  },
  quoted: { text: '“{title}”', description: 'A title in quotation marks, in a list of titles' },
  freeLabs: {
    text: '{labs} labs and {challenges} challenges, judged by running attacks against your fix',
    description: 'What the plan "Free" includes. {labs} and {challenges}: numbers',
  },
  freeCoursesUncounted: {
    text: 'Whole courses with their labs and challenges',
    description: 'What the plan "Free" includes, until the numbers are known',
  },
  freeLabsUncounted: {
    text: 'Labs and challenges, judged by running attacks against your fix',
    description: 'What the plan "Free" includes, until the numbers are known',
  },
  freePlaygrounds: {
    text: 'Playgrounds to try things in, as long as you like',
    description: 'What the plan "Free" includes',
  },
  freeFavorites: {
    text: 'Favorites in lists of your own, and progress that follows you',
    description: 'What the plan "Free" includes',
  },
  freeHow: {
    text: 'No card, no end date.',
    description: 'Under what the plan "Free" includes: how to get it',
  },
  individual: { text: 'Individual', description: 'Name of a plan for one person' },
  individualWhom: {
    text: 'For one person whose employer or client pays.',
    description: 'Under the name "Individual"',
  },
  onRequest: { text: 'Price on request', description: 'In place of a price that is not known' },
  trial: {
    text: 'Free for the first {days} days',
    description: 'What the plan "Individual" includes, for those who had no trial yet. {days}: number',
  },
  everythingInFree: { text: 'Everything in Free', description: 'What the plan "Individual" includes' },
  everyCourse: {
    text: 'Every course, lab, challenge and live course',
    description: 'What the plan "Individual" includes',
  },
  ownInvoice: { text: 'An invoice in your own name', description: 'What the plan "Individual" includes' },
  trialHow: {
    text: 'It opens right away and is free for {days} days. After that you pay by invoice, for a month or a year; it does not renew automatically.',
    description: 'Under what the plan "Individual" includes: how to get it. {days}: number',
  },
  individualHow: {
    text: 'You pay by invoice, for a month or a year. The plan opens once the invoice is paid, and does not renew automatically.',
    description: 'Under what the plan "Individual" includes: how to get it',
  },
  enterprise: { text: 'Enterprise', description: 'Name of a plan for a company' },
  enterpriseWhom: {
    text: 'For companies that train their developers, with seats.',
    description: 'Under the name "Enterprise". "Seats": places for members',
  },
  everythingInIndividual: {
    text: 'Everything in Individual, for each seat',
    description: 'What the plan "Enterprise" includes',
  },
  singleSignOn: {
    text: 'Single sign-on with your identity provider',
    description: 'What the plan "Enterprise" includes',
  },
  lti: {
    text: 'Launch from your learning platform over LTI 1.3, with grades sent back',
    description: 'What the plan "Enterprise" includes. LTI: a standard for learning platforms',
  },
  attempts: {
    text: 'Review of what your learners tried in a lab, attempt by attempt',
    description: 'What the plan "Enterprise" includes',
  },
  enterpriseHow: {
    text: 'You pay by invoice, for {min} to {max} seats. For more, or for a contract of your own, write to {email}.',
    description:
      'Under what the plan "Enterprise" includes: how to get it. {min} and {max}: numbers; {email}: email address',
  },
  title: { text: 'Plans', description: 'Title of the page with the plans and their prices. @see ROUTE-6' },
  intro: {
    text: 'Learn on your own, or bring your company. Every lab runs in the browser, with nothing to install.',
    description: 'Text under the title "Plans"',
  },
  withoutTax: {
    text: 'Prices exclude tax. You pay by invoice, and nothing renews automatically.',
    description: 'Note above the plans and their prices',
  },
  all: { text: 'Plans', description: 'Screen reader only: name of the group of plans' },
  startFree: { text: 'Start free', description: 'Button of the plan that costs nothing. Verb' },
  signUp: { text: 'Start a trial', description: 'Button of the plan for one person. Verb' },
  signUpToOrder: {
    text: 'Sign up to order',
    description: 'Button of the plan for companies: creates the account that orders it. Verb',
  },
  contact: { text: 'Contact us', description: 'Button of the plan for companies: opens an email. Verb' },
  haveOne: {
    text: 'Already have an account?',
    description: 'At the top of the page; the link "Sign in" follows',
  },
  signIn: { text: 'Sign in', description: 'Link after "Already have an account?". Verb' },
});
export const t = createTranslator(messages);
