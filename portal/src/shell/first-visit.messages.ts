import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts for the end of the recommendation form. */
export const messages = defineMessages('portal/first-visit', {
  toRecommended: {
    text: 'Go to the dashboard',
    description: 'Button in the toast "Thank you. Your recommendations are ready.". Verb',
  },
});
export const t = createTranslator(messages);
