import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of what a plan does not open, also of what somebody has begun. */
export const messages = defineMessages('closed', {
  course: {
    text: 'This course is closed',
    description: 'Title of the notice in a course that the reader cannot open (any more)',
  },
  challenge: {
    text: 'This challenge is closed',
    description: 'Title of the notice in a challenge that the reader cannot open (any more)',
  },
  lab: {
    text: 'This lab is closed',
    description: 'Title of the notice in a lab that the reader cannot open (any more)',
  },
  quiz: {
    text: 'This quiz is closed',
    description: 'Title of the notice in a quiz that the reader cannot open (any more)',
  },
  context: {
    text: 'The lesson or lab beside your question is closed',
    description:
      'Title in place of an answer of the assistant: the reader cannot open the lesson or lab they ask about',
  },
  ownPlan: {
    text: 'Your plan does not include it.',
    description: 'Text of the notice for a private account. "It": the course, challenge, lab or quiz',
  },
  ownEnded: {
    text: 'Your subscription does not include it, or has ended.',
    description:
      'Text of the notice for a private account without a suitable subscription. "It": the course, challenge, lab or quiz',
  },
  company: {
    text: 'Your company’s subscription does not include it, or has ended. Ask your administrator.',
    description: 'Text of the notice for members of a company. "It": the course, challenge, lab or quiz',
  },
  companyAdmin: {
    text: 'Your company’s subscription does not include it, or has ended.',
    description:
      'Text of the notice for administrators of a company. "It": the course, challenge, lab or quiz',
  },
  host: {
    text: 'Your access does not include it, or has ended. Ask whoever gave you access.',
    description:
      'Text of the notice in a learning platform or on a partner\'s site. "It": the course, challenge, lab or quiz',
  },
  order: {
    text: 'Your order {number} is not paid yet. Your new plan starts once it is paid.',
    description:
      'Follows the reason, for somebody who has ordered a plan. {number}: number of the order, such as 2026-0012',
  },
  progressKept: {
    text: 'Your progress is kept.',
    description: 'Follows the reason in a course that the reader has begun',
  },
  codeSaved: {
    text: 'Your code is saved.',
    description: 'Follows the reason in a lab that the reader has begun',
  },
  answersKept: {
    text: 'Your answers stay on this page. Submit them again once the quiz is open.',
    description: 'Follows the reason in a quiz that the reader has begun',
  },
  includedIn: {
    text: 'Included in',
    description: 'Label before the names of the plans that include the course or lab, such as "Individual"',
  },
  seePlans: {
    text: 'See plans',
    description: 'Button of the notice, for people who can order a plan: opens the plans. Verb',
  },
  seeOrder: {
    text: 'See your orders',
    description: 'Button of the notice for somebody who has ordered a plan: opens their orders',
  },
  planIND: { text: 'Individual', description: 'Name of a subscription plan, for one person' },
  planFT: { text: 'Free', description: 'Name of a subscription plan that costs nothing' },
  planENT: { text: 'Enterprise', description: 'Name of a subscription plan, for large companies' },
});
export const t = createTranslator(messages);
