import { createTranslator, defineMessages, type Message } from '@drawbridge/ui/messages';

/** Texts of the profile. */
export const messages = defineMessages('portal/profile', {
  title: { text: 'My Profile', description: 'Title of the page, and breadcrumb' },
  sections: { text: 'Sections of the profile', description: 'Screen reader only: name of the tabs' },
  unknownSection: {
    text: 'Your profile has no section at that address. Here is your account.',
    description: 'Notice after an address of the profile that does not exist. "Account" is the tab',
  },
  account: { text: 'Account', description: "Tab of the user's profile. Noun" },
  settings: { text: 'Settings', description: 'Tab: emails, topics and time zone. @see PROF-16' },
  tokens: { text: 'Tokens', description: 'Tab: secret texts with which programs sign in. @see PROF-15' },
  security: { text: 'Security', description: 'Tab: password, second factors and devices' },
  achievements: {
    text: 'Achievements',
    description: "Tab of the user's profile: badges and certificates. @see NAV-5",
  },
  wishlist: {
    text: 'Favorites',
    description: 'Tab: courses and labs that the user marked with a heart. @see PROF-1',
  },
  subscription: { text: 'Subscription', description: "Tab of the user's profile: plan and orders. Noun" },
  about: { text: 'Your account', description: "Heading of a card with facts about the user's account" },
  email: { text: 'Email', description: 'Label in the card "Your account"; an email address follows' },
  company: {
    text: 'Company',
    description: 'Label in the card "Your account"; the name of the company follows',
  },
  role: {
    text: 'Account',
    description: 'Label in the card "Your account"; the kind of account, such as "Company member", follows',
  },
  teams: {
    text: 'Security champion of',
    description: 'Label in the card "Your account"; names of teams follow',
  },
  enrolled: {
    text: 'Courses started',
    description: "Label of a figure in the user's profile: number of courses",
  },
  assessments: {
    text: 'Quizzes submitted',
    description: "Label of a figure in the user's profile: number of quizzes",
  },
  videos: {
    text: 'Videos completed',
    description: "Label of a figure in the user's profile: number of videos",
  },
  leaderboard: { text: 'Leaderboard', description: "Label of a figure: the user's place among all learners" },
  place: { text: '#{place}', description: 'Value of the figure "Leaderboard". {place}: number' },
  noPlace: {
    text: 'Hidden',
    description: 'In place of the figure "Leaderboard" when the user is not on it',
  },
  noBilling: {
    text: 'Not able to find the billing information. Please contact {email}',
    description:
      'In place of the orders when they could not be loaded. {email}: email address of the support. @see BILL-7',
  },
  badges: { text: 'Badges', description: 'Heading in the tab "Achievements"' },
  certificates: { text: 'Certificates', description: 'Heading in the tab "Achievements"' },
  done: {
    text: 'What you have done',
    description: 'Heading in the tab "Achievements": courses and labs. @see PROF-9',
  },
  recentVideos: { text: 'Recent videos', description: 'Heading in the tab "Achievements". @see PROF-10' },
  recentLabs: { text: 'Recent labs', description: 'Heading in the tab "Achievements". @see PROF-10' },
  plan: { text: 'Your subscription', description: "Heading of a card of the user's profile" },
  planType: {
    text: 'Type',
    description: 'Label in the card "Your subscription"; its kind, such as "Individual", follows. Noun',
  },
  starts: { text: 'Begins', description: 'Label in the card "Your subscription"; a date follows. Verb' },
  ends: { text: 'Ends', description: 'Label in the card "Your subscription"; a date follows. Verb' },
  noEnd: {
    text: 'No end date',
    description: 'In the card "Your subscription", in place of the date after "Ends"',
  },
  remaining: {
    text: 'Days remaining',
    description: 'Label in the card "Your subscription"; a number follows. @see BILL-4',
  },
  expired: {
    text: 'Expired',
    description: 'In the card "Your subscription", in place of the number of days. Participle. @see BILL-3',
  },
  endsToday: {
    text: 'Ends today',
    description: 'In the card "Your subscription", in place of the number of days. @see BILL-5',
  },
  upgrade: { text: 'Upgrade', description: 'Button in the card "Your subscription": opens the plans. Verb' },
  failed: {
    text: 'This could not be loaded',
    description: 'Title of the error when a part of the profile could not be loaded',
  },
});
export const t = createTranslator(messages);

/** What an account is called. @see GEN-10, GEN-11 */
export const kindMessages = defineMessages('portal/profile/kind', {
  admin: { text: 'Company administrator', description: 'Kind of account' },
  manager: { text: 'Company manager', description: 'Kind of account' },
  member: { text: 'Company member', description: 'Kind of account' },
  parent: {
    text: 'Individual, paying for others',
    description: 'Kind of account: a person who pays for other accounts',
  },
  free: { text: 'Free plan', description: 'Kind of account' },
  individual: { text: 'Individual', description: 'Kind of account: one person' },
});
export const kindText = createTranslator(kindMessages);

/** Subscription types in words; one that is not known shows as it is. */
export const planTypes: Readonly<Record<string, Message>> = defineMessages('portal/profile/type', {
  individual: { text: 'Individual', description: 'Kind of subscription: for one person' },
  free: { text: 'Free', description: 'Kind of subscription that costs nothing' },
  company: { text: 'Enterprise', description: 'Kind of subscription: for companies' },
  parent: { text: 'Parent', description: 'Kind of subscription that pays for other accounts' },
});
