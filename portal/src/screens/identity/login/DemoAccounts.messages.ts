import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the list of demo accounts. */
export const messages = defineMessages('portal/login/demo', {
  title: { text: 'Demo accounts', description: 'Heading of the list outside production' },
  hint: {
    text: 'This installation runs with demo data. Sign in as:',
    description: 'Under it',
  },
});
export const t = createTranslator(messages);
