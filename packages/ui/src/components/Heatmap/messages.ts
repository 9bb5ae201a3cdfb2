import { createTranslator, defineMessages } from '../../messages/index.ts';

/** Texts of a calendar of activity. */
export const messages = defineMessages('ui/heatmap', {
  none: { text: 'No activity on {date}', description: 'Names a day, as in "Tuesday, 4 March 2026"' },
  one: { text: '1 activity on {date}', description: 'The same for a single one' },
  many: { text: '{count} activities on {date}', description: 'The same for two and more' },
  activities: { text: 'Activities', description: 'Head of the column with numbers' },
  less: { text: 'Less', description: 'Before the squares of the legend, from the palest to the strongest' },
  more: { text: 'More', description: 'After them' },
});
export const t = createTranslator(messages);
