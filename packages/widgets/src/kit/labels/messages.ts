import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Words that many widgets share. */
export const messages = defineMessages('terms', {
  Basic: { text: 'Beginner', description: 'Level of a course or lab. @see GEN-15' },
  Intermediate: { text: 'Intermediate', description: 'Level of a course or lab' },
  Advanced: { text: 'Advanced', description: 'Level of a course or lab' },
  minutes: { text: '{minutes}m', description: 'A duration under an hour. @see CONST-5..CONST-8' },
  hours: { text: '{hours}h {minutes}m', description: 'A duration of an hour or more' },
  justNow: { text: 'just now', description: 'Less than a second ago' },
});
export const t = createTranslator(messages);
