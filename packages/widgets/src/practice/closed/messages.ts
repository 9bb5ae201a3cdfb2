import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of what a plan does not open, also of what somebody has begun. */
export const messages = defineMessages('closed', {
  course: { text: 'This course is closed', description: 'Title' },
  challenge: { text: 'This challenge is closed', description: 'Title' },
  lab: { text: 'This lab is closed', description: 'Title' },
  quiz: { text: 'This quiz is closed', description: 'Title' },
  context: {
    text: 'The lesson or lab beside your question is closed',
    description: 'Title, in place of an answer of the assistant',
  },
  ownPlan: { text: 'Your plan does not include it.', description: 'Under the title, for a private account' },
  ownEnded: {
    text: 'Your subscription does not include it, or has ended.',
    description: 'Under the title, for a private account without a plan that opens it',
  },
  company: {
    text: 'Your company’s subscription does not include it, or has ended. Ask your administrator.',
    description: 'Under the title, for users of a company',
  },
  companyAdmin: {
    text: 'Your company’s subscription does not include it, or has ended.',
    description: 'Under the title, for administrators of a company',
  },
  host: {
    text: 'Your access does not include it, or has ended. Ask whoever gave you access.',
    description: 'Under the title, in a learning platform or on the site of a partner',
  },
  order: {
    text: 'Your order {number} is not paid yet. Your new plan starts once it is paid.',
    description: 'Under the title, for somebody who has ordered a plan',
  },
  progressKept: { text: 'Your progress is kept.', description: 'After the reason, for a course under way' },
  codeSaved: { text: 'Your code is saved.', description: 'After the reason, in a lab under way' },
  answersKept: {
    text: 'Your answers stay on this page. Submit them again once the quiz is open.',
    description: 'After the reason, in a quiz under way',
  },
  includedIn: { text: 'Included in', description: 'Before the plans that open it' },
  upgrade: { text: 'Upgrade', description: 'Button: leads to the plans, for a private account' },
  seePlans: { text: 'See plans', description: 'Button: leads to the plans, for administrators of a company' },
  seeOrder: { text: 'See your orders', description: 'Leads to the orders of the reader' },
  planIND: { text: 'Individual', description: 'Name of a plan' },
  planFT: { text: 'Free', description: 'Name of a plan' },
  planENT: { text: 'Enterprise', description: 'Name of a plan' },
});
export const t = createTranslator(messages);
