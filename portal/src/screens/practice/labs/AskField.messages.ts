import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the field that leads to the page of the assistant. */
export const messages = defineMessages('portal/assistant', {
  askFor: {
    text: 'Ask for what you want to practice',
    description: 'Label of a field on the page of challenges. Verb',
  },
  example: {
    text: 'What do you want to practice? Try: command injection in Python',
    description: 'Placeholder in the field "Ask for what you want to practice": an example',
  },
  ask: { text: 'Ask', description: 'Button beside the field "Ask for what you want to practice". Verb' },
});
export const t = createTranslator(messages);
