import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Words that many widgets share. */
export const messages = defineMessages('terms', {
  Basic: { text: 'Beginner', description: 'Level of a course or lab, the easiest of three. @see GEN-15' },
  Intermediate: { text: 'Intermediate', description: 'Level of a course or lab, the second of three' },
  Advanced: { text: 'Advanced', description: 'Level of a course or lab, the hardest of three' },
  minutes: {
    text: '{minutes}m',
    description:
      'A duration under an hour. {minutes}: number; "m" stands for minutes. Very little space. @see CONST-5..CONST-8',
  },
  hours: {
    text: '{hours}h {minutes}m',
    description:
      'A duration of an hour or more. {hours} and {minutes}: numbers; "h" and "m" stand for hours and minutes. Very little space',
  },
  justNow: {
    text: 'just now',
    description: 'A time, in lists and in sentences such as "Started just now": less than a second ago',
  },
});
export const t = createTranslator(messages);
