import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts that every page outside the shell shares. */
export const messages = defineMessages('portal/public', {
  help: {
    text: 'Need help?',
    description: 'Under the form on pages such as sign-in; an email address follows',
  },
  heroTitle: {
    text: 'Break it. Fix it. Prove it.',
    description: 'Slogan beside the form on pages such as sign-in. "It" is the app in a lab',
  },
  heroText: {
    text: 'Every lab opens in your browser in seconds. Your fix is judged by running the attacks against it, not by reading it.',
    description: 'Text under the slogan on the sign-in and sign-up pages',
  },
});
export const t = createTranslator(messages);
