import { createTranslator, defineMessages } from '../../messages/index.ts';

/** Texts of a chart. */
export const messages = defineMessages('ui/chart', {
  asTable: { text: 'Show as table', description: 'Button at a chart: the same numbers as rows' },
  asChart: { text: 'Show as chart', description: 'Button at the table that it opens' },
  loading: { text: 'Loading {label}', description: 'Read while the numbers of the chart {label} load' },
  empty: { text: 'No data yet', description: 'In place of a chart that has no numbers' },
  failed: { text: 'The chart could not be drawn', description: 'Title when its code could not be loaded' },
  failedHelp: { text: 'The table has the same numbers.', description: 'Below that title' },
  name: { text: 'Name', description: 'Head of the first column of the table of a chart' },
  day: { text: 'Day', description: 'The same when its rows are days' },
  month: { text: 'Month', description: 'The same when its rows are months' },
  total: { text: 'Total', description: 'In the middle of a ring chart, below the sum' },
  share: { text: 'Share', description: 'Head of the column with percentages' },
});
export const t = createTranslator(messages);
