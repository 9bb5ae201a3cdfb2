import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the assistant in a lab. */
export const messages = defineMessages('portal/lab-assistant', {
  tab: {
    text: 'Ask',
    description: 'Tab of the lesson pane, after "Hints" and "Solution": the assistant. Verb; little space',
  },
  action: {
    text: 'Ask the assistant',
    description:
      'Tooltip of an icon button in the header of a lab, menu entry and command: opens the tab with the assistant. Verb',
  },
});
export const t = createTranslator(messages);
