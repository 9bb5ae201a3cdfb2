import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the list of demo accounts. */
export const messages = defineMessages('portal/login/demo', {
  title: { text: 'Demo accounts', description: 'Heading of the list of accounts on demo sites' },
  hint: {
    text: 'This installation runs with demo data. Sign in as:',
    description: 'Text under the heading "Demo accounts"; buttons with names follow the colon',
  },
});
export const t = createTranslator(messages);
