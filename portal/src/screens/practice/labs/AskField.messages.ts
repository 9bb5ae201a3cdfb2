import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the field that leads to the page of the assistant. */
export const messages = defineMessages('portal/assistant', {
  askFor: {
    text: 'Ask for what you want to practise',
    description: 'Label of the field on the page of challenges',
  },
  example: { text: 'For example: stop SQL injection in Python', description: 'In the empty field' },
  ask: { text: 'Ask', description: 'Button beside it' },
});
export const t = createTranslator(messages);
