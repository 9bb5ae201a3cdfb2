import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts that every page outside the shell shares. */
export const messages = defineMessages('portal/public', {
  help: { text: 'Need help?', description: 'Before the support address' },
  heroTitle: { text: 'Break it. Fix it. Prove it.', description: 'Beside the form' },
  heroText: {
    text: 'Every lab opens in your browser in seconds. Your fix is judged by running the attacks against it, not by reading it.',
    description: 'Under it',
  },
});
export const t = createTranslator(messages);
