import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the hall of fame's page. */
export const messages = defineMessages('portal/hall-of-fame', {
  title: {
    text: 'Hall of fame',
    description: 'Title of the page with the learners who have the most points',
  },
  intro: {
    text: 'People who break things, fix them and choose to be seen. Points come from labs and challenges; hints cost some.',
    description: 'Text under the title "Hall of fame". "Some": points',
  },
});
export const t = createTranslator(messages);
