import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts after the sign-in of somebody who was a guest. */
export const messages = defineMessages('portal/guest', {
  kept: { text: 'Your work as a guest is in your account', description: 'Title of a message' },
  keptPass: { text: 'Your lab is in your account, with its points', description: 'The same after a pass' },
  toLab: { text: 'Open the lab', description: 'Leads to it' },
});
export const t = createTranslator(messages);
