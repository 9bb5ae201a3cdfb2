import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

export const messages = defineMessages('portal/awards', {
  badge: { text: 'Badge', description: 'Title of the browser tab until the title of the badge is known' },
  check: { text: 'Check a certificate', description: 'Title of the page. Verb' },
  checkIntro: {
    text: 'Every certificate has a number. It shows whether the certificate is valid, to whom it was issued, and for what.',
    description: 'Text under the title "Check a certificate"',
  },
});
export const t = createTranslator(messages);
