import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

export const messages = defineMessages('portal/awards', {
  badge: { text: 'Badge', description: 'Title of the page until the badge is known' },
  check: { text: 'Check a certificate', description: 'Title of the page' },
  checkIntro: {
    text: 'Every certificate has a number. It tells whether the certificate is valid, and for whom and what it was issued.',
    description: 'Under it',
  },
});
export const t = createTranslator(messages);
