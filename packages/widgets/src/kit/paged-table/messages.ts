import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of every table and list that is loaded in pages. */
export const messages = defineMessages('paged-table', {
  pages: {
    text: 'Pages',
    description: 'Screen reader only: name of the buttons that turn the pages of a list. Noun',
  },
  range: {
    text: '{from} to {to} of {total}',
    description: 'Beside those buttons: which rows are shown. {from}, {to} and {total}: numbers',
  },
  previous: { text: 'Previous', description: 'Button: shows the previous page of a list' },
  next: { text: 'Next', description: 'Button: shows the next page of a list' },
  clear: { text: 'Clear filters', description: 'Button: removes all filters. Verb' },
  columns: {
    text: 'Columns',
    description: 'Button, and title of the dialog that chooses the columns of a table. Noun',
  },
  'columns.count': {
    text: '{shown} of {all}',
    description: 'Follows "Columns:" in the button "Columns". {shown} and {all}: numbers',
  },
  'columns.hint': {
    text: 'Choose at most {most}.',
    description: 'Description under the title of the dialog. {most}: number. Verb: an instruction',
  },
  'columns.done': { text: 'Done', description: 'Button that closes the dialog "Columns"' },
  selectAll: {
    text: 'Select all rows',
    description: 'Screen reader only: name of the checkbox in the head of a table. Verb',
  },
  select: {
    text: 'Select {name}',
    description:
      "Screen reader only: name of the checkbox of a row. {name}: what the row shows, such as a person's name. Verb",
  },
  'selected.one': {
    text: '1 row selected',
    description: 'Above a table: one row is selected',
  },
  selected: {
    text: '{count} rows selected',
    description: 'Above a table. {count}: number of selected rows, 2 or more',
  },
  deselect: {
    text: 'Clear selection',
    description: 'Button beside the number of selected rows: selects none. Verb',
  },
  export: { text: 'Export CSV', description: 'Button: saves the rows as a CSV file for spreadsheets. Verb' },
});

export const t = createTranslator(messages);
