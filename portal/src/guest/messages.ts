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
    description:
      'Title of the toast after somebody signed up, when the lab was passed; the title of the lab follows',
  },
  toLab: {
    text: 'Open the lab',
    description: 'Button of the toast after somebody signed up who had worked on a lab as a guest. Verb',
  },
});
export const t = createTranslator(messages);
