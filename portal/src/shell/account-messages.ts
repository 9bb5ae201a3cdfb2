import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the account menu alone, which is fetched after the page. */
export const messages = defineMessages('portal/shell/account', {
  subscription: { text: 'My Subscription', description: 'Entry of the user menu. @see SHELL-13' },
  noBilling: {
    text: 'Not able to find the billing information. Please contact {email}',
    description:
      'Toast when the page of the subscription is not known. {email}: email address of the support. @see BILL-7',
  },
  upgrade: { text: 'Upgrade', description: 'Entry of the user menu: opens the plans. Verb. @see SHELL-14' },
  knowledgeBase: {
    text: 'Knowledge Base',
    description: 'Entry of the user menu: website with help. @see SHELL-17',
  },
  community: {
    text: 'Community',
    description: 'Entry of the user menu: website where users talk to each other. @see SHELL-17',
  },
  logout: { text: 'Logout', description: 'Entry of the user menu' },
});
export const t = createTranslator(messages);
