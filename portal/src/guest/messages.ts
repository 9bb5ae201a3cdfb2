import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts after the sign-in of somebody who was a guest. */
export const messages = defineMessages('portal/guest', {
  kept: {
    text: 'Your work as a guest is in your account',
    description:
      'Title of a toast after somebody signed up: work that was done without an account is in the new one; the title of the lab follows',
  },
  keptPass: {
    text: 'Your lab is in your account, with its points',
    description: 'The same title when the lab was passed',
  },
  toLab: { text: 'Open the lab', description: 'Button in that toast. Verb' },
});
export const t = createTranslator(messages);
