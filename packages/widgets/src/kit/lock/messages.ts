import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the one lock, wherever a course, challenge or lab is listed that the plan does not open. */
export const messages = defineMessages('lock', {
  upgrade: {
    text: 'Upgrade',
    description: 'Badge with a lock on something that a larger plan includes. Little space',
  },
  notIncluded: {
    text: 'Not included',
    description: 'Badge with a lock on something that no plan of the reader can include. Little space',
  },
});
export const t = createTranslator(messages);
