import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the import of users. */
export const messages = defineMessages('widgets/user-import', {
  loading: { text: 'Loading the import', description: 'Read by a screen reader while an import loads' },
  problem: { text: 'The import could not be loaded', description: 'Title where an import would be' },
  denied: {
    text: 'Only administrators see this',
    description: 'Title of the page of the import for somebody whose right was taken meanwhile',
  },
  'denied.message': {
    text: 'Ask an administrator of your company if you need this page.',
    description: 'Under "Only administrators see this"',
  },
  gone: {
    text: 'This import is no longer kept',
    description: 'Title of the page of an import that was deleted, or that never was',
  },
  'gone.message': {
    text: 'A checked file is kept for a day and a result for 30 days.',
    description: 'Under "This import is no longer kept"',
  },
  again: { text: 'Choose another file', description: 'Button: starts over with another file' },

  choose: { text: 'Choose a file', description: 'Title of the step where the CSV file is chosen' },
  'choose.about': {
    text: 'The first line names the columns. Only the email address is required.',
    description: 'Under "Choose a file": what the CSV file needs',
  },
  file: { text: 'CSV file', description: 'Label of the field for the file' },
  'file.hint': {
    text: 'Drop a file here, or choose one: up to 200,000 lines and 16 MB.',
    description: 'Under the field for the CSV file',
  },
  'file.drop': { text: 'Drop the file', description: 'In the field while a file is dragged over it' },
  sample: { text: 'Download a sample', description: 'Button: saves a sample of a CSV file' },
  columns: {
    text: 'Columns: email, first name, last name, department, job title, teams. Several teams are separated by semicolons. A file from “Export” has them.',
    description: '"Export" is the button on the list of users. The names of columns stay in English',
  },
  checking: { text: 'Checking the file', description: 'Read by a screen reader while a file is checked' },
  refused: { text: 'This file cannot be imported', description: 'Title above the reason' },

  options: { text: 'How the file is read', description: 'Title of the settings for a file' },
  'options.about': {
    text: 'If the lines below look wrong, change the separator or the encoding.',
    description: 'Under "How the file is read", above the first lines of the file',
  },
  'options.gone': {
    text: 'To change this, choose the file again.',
    description:
      'Under "How the file is read" after the page was reloaded: the browser no longer has the file',
  },
  delimiter: {
    text: 'Separator',
    description: 'Label of a choice: the character between two cells of a CSV file',
  },
  encoding: { text: 'Encoding', description: 'Label of a choice: the character encoding of a file' },
  automatic: {
    text: 'Recognize',
    description: 'Choice of separator or encoding: the server finds it out. Verb',
  },
  recognized: {
    text: 'Recognized: {name}',
    description:
      'Choice of separator or encoding that the server found out. {name}: such as Semicolon or UTF-8',
  },
  'delimiter.comma': { text: 'Comma', description: 'Separator of a CSV file' },
  'delimiter.semicolon': { text: 'Semicolon', description: 'Separator of a CSV file' },
  'delimiter.tab': { text: 'Tab', description: 'Separator of a CSV file: the tabulator character' },
  'delimiter.bar': { text: 'Vertical bar', description: 'Separator of a CSV file: the character |' },
  license: { text: 'Give new users a license', description: 'Checkbox: each new user takes a seat' },
  'license.hint': {
    text: 'A license takes a seat. Users that you have already keep theirs.',
    description: 'Under "Give new users a license"',
  },
  'license.yes': { text: 'New users get a license', description: 'Fact about an import' },
  'license.no': { text: 'New users get no license', description: 'Fact about an import' },
  licenses: { text: 'Licenses', description: 'Name of a fact: whether new users get a license' },
  preview: { text: 'First lines of the file', description: 'Name of a table with the first lines of a file' },
  unnamed: {
    text: 'Column {number}',
    description: 'Head of a column without a name. {number}: counted from 1',
  },
  ignored: { text: 'Left out', description: 'Under the name of a column that is not imported' },
  'field.email': { text: 'Email address', description: 'What a column of a file is imported as' },
  'field.first_name': { text: 'First name', description: 'What a column of a file is imported as' },
  'field.last_name': { text: 'Last name', description: 'What a column of a file is imported as' },
  'field.department': { text: 'Department', description: 'What a column of a file is imported as' },
  'field.job_title': { text: 'Job title', description: 'What a column of a file is imported as' },
  'field.teams': { text: 'Teams', description: 'What a column of a file is imported as' },

  check: { text: 'What the import does', description: 'Title above the numbers of a check' },
  'check.name': {
    text: '{file}: {count} lines with a user.',
    description: '{file}: name of the file. {count}: a number, 2 or more',
  },
  'check.name.one': { text: '{file}: 1 line with a user.', description: '{file}: name of the file' },
  'count.invite': { text: 'Invited', description: 'Name of a number: people who are invited by an import' },
  'count.ask': {
    text: 'Asked to join',
    description:
      'Name of a number: people who have an account outside of the company, and are asked by email whether they join it',
  },
  'count.update': { text: 'Updated', description: 'Name of a number: users whom an import changes' },
  'count.unchanged': { text: 'Unchanged', description: 'Name of a number: lines that change nothing' },
  'count.directory': {
    text: 'Left to the directory',
    description:
      'Name of a number: lines that say something else of a user than the directory of the company, which decides',
  },
  'count.refused': { text: 'Bad lines', description: 'Name of a number: lines that cannot be imported' },
  start: { text: 'Import {count} users', description: 'Button: starts the import. {count}: 2 or more. Verb' },
  'start.one': { text: 'Import 1 user', description: 'Button: starts the import. Verb' },
  'start.about': {
    text: 'New users get an email with an invitation. Bad lines are skipped.',
    description: 'Beside the button "Import 120 users"',
  },
  'start.asks': {
    text: 'People who have an account outside of your company get an email, and decide whether they join.',
    description: 'Behind "Bad lines are skipped.", where the file has such people',
  },
  'start.nothing': {
    text: 'There is nothing to import: every line is bad or changes nothing.',
    description: 'In place of the button "Import 120 users"',
  },

  faults: { text: 'Bad lines', description: 'Title above a table of lines that cannot be imported' },
  'faults.table': {
    text: 'Lines that cannot be imported',
    description: 'Name of the table under the title "Bad lines"',
  },
  'faults.about': {
    text: 'Correct them in the file and choose it again, or import the other lines now.',
    description: 'Under the title "Bad lines"',
  },
  'faults.more': {
    text: 'And {count} more. The result of the import names all of them.',
    description: 'Below the first 200 bad lines. {count}: a number, 2 or more',
  },
  'faults.more.one': {
    text: 'And 1 more. The result of the import names it.',
    description: 'Below the first 200 bad lines',
  },
  line: { text: 'Line', description: 'Head of a column: number of a line in a file' },
  column: { text: 'Column', description: 'Head of a column: name of a column in a file' },
  'column.all': { text: 'Whole line', description: 'In place of the name of a column' },
  reason: { text: 'What is wrong', description: 'Head of a column: why a line cannot be imported' },
  'reason.email_missing': { text: 'No email address', description: 'Why a line cannot be imported' },
  'reason.email_invalid': {
    text: 'Not an email address: {value}',
    description: 'Why a line cannot be imported. {value}: what the cell holds',
  },
  'reason.name_invalid': {
    text: 'Not a name: {value}',
    description: 'Why a line cannot be imported. {value}: what the cell holds',
  },
  'reason.text_too_long': {
    text: 'Longer than 100 characters',
    description: 'Why a line cannot be imported',
  },
  'reason.bad_characters': {
    text: 'Characters that cannot be read, or line breaks: {value}',
    description: 'Why a line cannot be imported. {value}: what the cell holds',
  },
  'reason.cells': {
    text: 'Cells of this line and of the header: {value}',
    description: 'Why a line cannot be imported. {value}: two numbers, such as 3/5',
  },
  'reason.repeated': {
    text: 'Same address as on line {value}',
    description: 'Why a line cannot be imported. {value}: number of an earlier line',
  },
  'reason.team_unknown': {
    text: 'Your company has no team “{value}”',
    description: 'Why a line cannot be imported. {value}: name of a team',
  },
  'reason.no_seat': {
    text: 'No free seat for {value}',
    description: 'Why a line cannot be imported. {value}: an email address',
  },
  'reason.is_deactivated': {
    text: '{value} is deactivated. Activate the user first.',
    description: 'Why a line cannot be imported. {value}: an email address',
  },
  'reason.account_elsewhere': {
    text: '{value} has an account outside of your company',
    description: 'Why a line cannot be imported. {value}: an email address',
  },
  'reason.domain_elsewhere': {
    text: 'The domain of {value} belongs to another company',
    description: 'Why a line cannot be imported. {value}: an email address',
  },

  job: { text: 'Import of {file}', description: 'Name of the running import. {file}: name of a file' },
  'job.leave': {
    text: 'You can leave this page. The import continues, and this address shows its progress.',
    description: 'Below the progress of an import',
  },
  'job.failed': {
    text: 'Something went wrong on our side after {handled} of {all} lines. What was imported stays. Try again to continue.',
    description: 'Why an import stopped. {handled} and {all}: numbers of lines',
  },
  result: { text: 'What was done', description: 'Title above the numbers of an import that ended' },
  'result.save': {
    text: 'Download the result',
    description: 'Button: saves a CSV file with what was done with each line',
  },
  'result.users': { text: 'Go to the users', description: 'Link to the list of users' },
  'result.again': { text: 'Import another file', description: 'Button: starts over with another file' },
  'result.saved': { text: 'The result was downloaded', description: 'Notice after "Download the result"' },
  'sample.saved': { text: 'The sample was downloaded', description: 'Notice after "Download a sample"' },
});
export const t = createTranslator(messages);
