import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the hall of fame's page. */
export const messages = defineMessages('portal/hall-of-fame', {
  title: { text: 'Hall of fame', description: 'Title' },
  intro: {
    text: 'People who break things, fix them and choose to be seen. Points come from labs and challenges; hints cost some.',
    description: 'Under it',
  },
});
export const t = createTranslator(messages);
