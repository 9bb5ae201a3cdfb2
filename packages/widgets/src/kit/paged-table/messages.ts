import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of every table and list that is loaded in pages. */
export const messages = defineMessages('paged-table', {
  pages: { text: 'Pages', description: 'Names the group of buttons that turn the pages of a list' },
  range: {
    text: '{from} to {to} of {total}',
    description:
      'Which rows of a list are shown, beside the buttons that turn its pages; all three are numbers',
  },
  previous: { text: 'Previous', description: 'Button that shows the page before' },
  next: { text: 'Next', description: 'Button that shows the page after' },
  clear: { text: 'Clear filters', description: 'Button that shows everything again' },
  columns: {
    text: 'Columns',
    description: 'Button and title of the dialog that chooses the columns of a table',
  },
  'columns.count': {
    text: '{shown} of {all}',
    description: 'Behind "Columns:" in the button: how many columns are shown; both are numbers',
  },
  'columns.hint': {
    text: 'Choose at most {most}.',
    description: 'Hint in the dialog that chooses columns; {most} is a number',
  },
  'columns.done': { text: 'Done', description: 'Button that closes the dialog that chooses columns' },
  selectAll: { text: 'Select all rows', description: 'Name of the checkbox in the head of a table' },
  select: {
    text: 'Select {name}',
    description: 'Name of the checkbox of a row; {name} names what the row shows',
  },
  'selected.one': {
    text: '1 row selected',
    description: 'How many rows are selected, beside what can be done with them',
  },
  selected: { text: '{count} rows selected', description: 'The same for several rows; {count} is a number' },
  deselect: { text: 'Clear selection', description: 'Button beside the number of selected rows' },
  export: { text: 'Export CSV', description: 'Button that saves the rows as a file for spreadsheets' },
});

export const t = createTranslator(messages);
