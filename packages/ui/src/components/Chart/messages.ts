import { createTranslator, defineMessages } from '../../messages/index.ts';

/** Texts of a chart. */
export const messages = defineMessages('ui/chart', {
  asTable: {
    text: 'Show as table',
    description: 'Tooltip of an icon button at a chart: shows the same numbers as a table. Verb',
  },
  asChart: {
    text: 'Show as chart',
    description: 'Tooltip of an icon button at a table: shows the same numbers as a chart again. Verb',
  },
  loading: {
    text: 'Loading {label}',
    description: 'Screen reader only: the numbers are being loaded. {label}: name of the chart',
  },
  empty: { text: 'No data yet', description: 'In place of a chart without numbers' },
  failed: { text: 'The chart could not be drawn', description: 'Title of the error in place of a chart' },
  failedHelp: {
    text: 'The table has the same numbers.',
    description: 'Text of the error "The chart could not be drawn"',
  },
  name: { text: 'Name', description: 'Table header of the first column: name of what a row is about' },
  day: { text: 'Day', description: 'Table header of the first column when a row is a day' },
  month: { text: 'Month', description: 'Table header of the first column when a row is a month' },
  total: {
    text: 'Total',
    description: 'In the middle of a ring chart, below the sum. Noun; very little space',
  },
  share: { text: 'Share', description: 'Table header of the column with percentages. Noun' },
});
export const t = createTranslator(messages);
