import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the pages that say one thing. */
export const messages = defineMessages('portal/notices', {
  companyTitle: { text: 'Your company’s subscription has expired', description: 'Title. @see AUTH-37' },
  companyText: {
    text: 'Nobody from your company can sign in until it is renewed. Your progress is kept. Ask your administrator, or write to us.',
    description: 'Under it',
  },
  individualTitle: { text: 'Your subscription has expired', description: 'Title. @see AUTH-38' },
  individualText: {
    text: 'Write to us to renew it, and continue where you left off. Your progress, badges and favorites are kept.',
    description: 'Under it',
  },
  seePlans: { text: 'See the plans', description: 'Link to the plan page' },
  writeToUs: { text: 'Write to us', description: 'Link to the support address' },
  anotherAccount: { text: 'Have another account?', description: 'Before the link to login' },
  signIn: { text: 'Sign in', description: 'That link' },
  maintenanceTitle: { text: 'Down for maintenance', description: 'Title. @see ROUTE-5' },
  maintenanceText: {
    text: 'We will be back shortly. What you saved is safe.',
    description: 'Under it',
  },
  retry: { text: 'Try again', description: 'Link back to the start page' },
  microsoftTitle: { text: 'Microsoft sign-in is not set up', description: 'Title. @see ROUTE-9' },
  microsoftText: {
    text: 'Your organization has not set up sign-in with Microsoft for this portal. Ask your administrator, or sign in another way.',
    description: 'Under it',
  },
  toLogin: { text: 'Go to sign in', description: 'Link to login' },
});
export const t = createTranslator(messages);
