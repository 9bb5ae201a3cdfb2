import { createTranslator, defineMessages, type Message } from '@drawbridge/ui/messages';

/** Texts of the profile. */
export const messages = defineMessages('portal/profile', {
  title: { text: 'My Profile', description: 'Title and breadcrumb' },
  sections: { text: 'Sections of the profile', description: 'Names the tabs' },
  account: { text: 'Account', description: 'First section' },
  settings: { text: 'Settings', description: 'Section: emails, topics and time zone. @see PROF-16' },
  tokens: { text: 'Tokens', description: 'Section: tokens for programs. @see PROF-15' },
  security: { text: 'Security', description: 'Section: password and devices' },
  achievements: { text: 'Achievements', description: 'Section. @see NAV-5' },
  wishlist: { text: 'Favorites', description: 'Section. @see PROF-1' },
  subscription: { text: 'Subscription', description: 'Section' },
  about: { text: 'Your account', description: 'Card' },
  email: { text: 'Email', description: 'Row' },
  company: { text: 'Company', description: 'Row of company users' },
  role: { text: 'Account', description: 'Row: what kind of account it is' },
  teams: { text: 'Security champion of', description: 'Row of champions' },
  enrolled: { text: 'Courses started', description: 'Count' },
  assessments: { text: 'Quizzes submitted', description: 'Count' },
  videos: { text: 'Videos completed', description: 'Count' },
  leaderboard: { text: 'Leaderboard', description: 'The place on it, beside the counts' },
  place: { text: '#{place}', description: 'Place on the leaderboard' },
  noPlace: { text: 'Not shown', description: 'Place of somebody who is not on the leaderboard' },
  badges: { text: 'Badges', description: 'Part of the achievements' },
  certificates: { text: 'Certificates', description: 'Part of the achievements' },
  done: { text: 'What you have done', description: 'Part of the achievements. @see PROF-9' },
  recentVideos: { text: 'Recent videos', description: 'Part of the achievements. @see PROF-10' },
  recentLabs: { text: 'Recent labs', description: 'Part of the achievements. @see PROF-10' },
  plan: { text: 'Your subscription', description: 'Card' },
  planType: { text: 'Type', description: 'Row' },
  starts: { text: 'Begins', description: 'Row' },
  ends: { text: 'Ends', description: 'Row' },
  noEnd: { text: 'No end date', description: 'Value' },
  remaining: { text: 'Days remaining', description: 'Row. @see BILL-4' },
  expired: { text: 'Expired', description: 'Value. @see BILL-3' },
  endsToday: { text: 'Ends today', description: 'Value for no days. @see BILL-5' },
  upgrade: { text: 'Upgrade', description: 'Leads to the plans' },
  failed: { text: 'This could not be loaded', description: 'Title of a problem' },
});
export const t = createTranslator(messages);

/** What an account is called. @see GEN-10, GEN-11 */
export const kindMessages = defineMessages('portal/profile/kind', {
  admin: { text: 'Company administrator', description: 'Kind of an account' },
  manager: { text: 'Company manager', description: 'Kind of an account' },
  member: { text: 'Company member', description: 'Kind of an account' },
  parent: { text: 'Individual, paying for others', description: 'Kind of an account' },
  free: { text: 'Free plan', description: 'Kind of an account' },
  individual: { text: 'Individual', description: 'Kind of an account' },
});
export const kindText = createTranslator(kindMessages);

/** Subscription types in words; one that is not known shows as it is. */
export const planTypes: Readonly<Record<string, Message>> = defineMessages('portal/profile/type', {
  individual: { text: 'Individual', description: 'Type of a subscription' },
  free: { text: 'Free', description: 'Type of a subscription' },
  company: { text: 'Enterprise', description: 'Type of a subscription' },
  parent: { text: 'Parent', description: 'Type of a subscription' },
});
