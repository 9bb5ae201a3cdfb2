import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the pages that say one thing. */
export const messages = defineMessages('portal/notices', {
  companyTitle: {
    text: 'Your company’s subscription has expired',
    description: 'Title of the page for members of a company without a subscription. @see AUTH-37',
  },
  companyText: {
    text: 'Nobody from your company can sign in until it is renewed. Your progress is kept. Ask your administrator, or write to us.',
    description: 'Text under the title "Your company’s subscription has expired". "It": the subscription',
  },
  individualTitle: {
    text: 'Your subscription has expired',
    description: 'Title of the page for a person without a subscription. @see AUTH-38',
  },
  individualText: {
    text: 'Write to us to renew it, and continue where you left off. Your progress, badges and favorites are kept.',
    description: 'Text under the title "Your subscription has expired". Verbs: instructions',
  },
  seePlans: { text: 'See the plans', description: 'Button on the pages about an expired subscription. Verb' },
  writeToUs: {
    text: 'Write to us',
    description: 'Button on the pages about an expired subscription and Microsoft: opens an email. Verb',
  },
  anotherAccount: {
    text: 'Have another account?',
    description: 'Under the buttons; the link "Sign in" follows',
  },
  signIn: { text: 'Sign in', description: 'Link after "Have another account?". Verb' },
  maintenanceTitle: {
    text: 'Down for maintenance',
    description: 'Title of the page while the website does not work. @see ROUTE-5',
  },
  maintenanceText: {
    text: 'We will be back shortly. What you saved is safe.',
    description: 'Text under the title "Down for maintenance"',
  },
  retry: { text: 'Try again', description: 'Button of the page "Down for maintenance". Verb' },
  microsoftTitle: {
    text: 'Microsoft sign-in is not set up',
    description: 'Title of the page when a company does not use the sign-in with Microsoft. @see ROUTE-9',
  },
  microsoftText: {
    text: 'Your organization has not set up sign-in with Microsoft for this portal. Ask your administrator, or sign in another way.',
    description: 'Text under the title "Microsoft sign-in is not set up"',
  },
  toLogin: {
    text: 'Go to sign in',
    description: 'Button of the page "Microsoft sign-in is not set up". Verb',
  },
});
export const t = createTranslator(messages);
