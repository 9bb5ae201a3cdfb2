import { createTranslator, defineMessages } from '../../messages/index.ts';

/** Texts of the activity calendar. */
export const messages = defineMessages('ui/heatmap', {
  none: {
    text: 'No activity on {date}',
    description: 'Tooltip of a day in a calendar. {date}: date, such as Tuesday, March 4, 2026',
  },
  one: {
    text: '1 activity on {date}',
    description: 'Tooltip of a day in a calendar. {date}: date, such as Tuesday, March 4, 2026',
  },
  many: {
    text: '{count} activities on {date}',
    description:
      'Tooltip of a day in a calendar. {count}: number, 2 or more; {date}: date, such as Tuesday, March 4, 2026',
  },
  activities: {
    text: 'Activities',
    description: 'Table header: number of activities on a day. Noun, plural',
  },
  less: {
    text: 'Less',
    description:
      'Before the squares of the legend, from the palest to the strongest color. Very little space',
  },
  more: { text: 'More', description: 'After those squares. Very little space' },
});
export const t = createTranslator(messages);
