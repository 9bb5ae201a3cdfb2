import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the report of an assignment, and of its certificates. */
const messages = defineMessages('assignment-report', {
  loading: { text: 'Loading the report', description: 'Screen reader only: the report is being loaded' },
  problem: {
    text: 'The report could not be loaded',
    description: 'Title of the error when the report of an assignment could not be loaded',
  },
  people: { text: 'People', description: 'Screen reader only: name of the table' },
  filters: { text: 'Filters', description: 'Screen reader only: name of the group of filters. Noun' },
  search: { text: 'Person', description: 'Label of a search field, and table header' },
  'search.hint': { text: 'Name or email', description: 'Placeholder in the field "Person"' },
  state: { text: 'State', description: 'Label of a selection, and table header: such as "Not started"' },
  'state.any': { text: 'Any state', description: 'First option of the selection "State"' },
  'state.upcoming': { text: 'Upcoming', description: 'State of an assignment that has not begun. Adjective' },
  'state.not_started': { text: 'Not started', description: 'State of a person in an assignment' },
  'state.in_progress': { text: 'In progress', description: 'State of a person in an assignment' },
  'state.overdue': { text: 'Overdue', description: 'State of a person: the due date has passed' },
  'state.closed': {
    text: 'Closed',
    description: 'State of a person: the final due date has passed, and nothing more counts. Participle',
  },
  'state.finished': { text: 'Finished', description: 'State of a person in an assignment. Participle' },
  'state.exempt': { text: 'Exempt', description: 'State of a person who need not do it. Adjective' },
  late: { text: 'Late', description: 'Badge: finished after the due date. Adjective' },
  states: { text: 'People in each state', description: 'Screen reader only: name of a list of figures' },
  everybody: { text: 'Everybody', description: 'Figure: number of people who have the assignment' },
  count: { text: '{count} people', description: 'Number of rows in the table. {count}: number other than 1' },
  'count.one': { text: '1 person', description: 'Number of rows in the table' },
  zone: {
    text: 'times in {zone}',
    description:
      'After the number of people: the time zone of all dates. {zone}: name of a time zone, such as Europe/Berlin',
  },
  clear: { text: 'Clear filters', description: 'Button: removes all filters. Verb' },
  empty: { text: 'Nobody has this assignment', description: 'Title of the report while it is empty' },
  'empty.message': {
    text: 'Its teams have no members, or were deleted. Edit the assignment to choose others.',
    description: 'Text under the title "Nobody has this assignment". Verb: instruction',
  },
  unmatched: { text: 'Nobody matches', description: 'Title when no person matches the filters' },
  'unmatched.message': {
    text: 'Choose another state, or clear the filters.',
    description: 'Text under the title "Nobody matches". Verbs: instructions',
  },
  more: { text: 'Show more', description: 'Button under the table: loads more people. Verb' },
  'more.failed': {
    text: 'More people could not be loaded.',
    description: 'Beside "Show more" when it failed',
  },
  export: { text: 'Export as CSV', description: 'Button: saves the rows as a file. Verb' },
  exported: { text: '{count} rows were exported.', description: 'Message. {count}: number other than 1' },
  'exported.one': { text: '1 row was exported.', description: 'Message' },
  'exported.part': {
    text: 'Only the first {count} rows were exported. A filter returns fewer.',
    description: 'Message. {count}: number',
  },
  progress: { text: 'Progress', description: 'Table header: share of the work that is complete. Noun' },
  'progress.of': {
    text: '{done} of {all} done',
    description: 'Under a progress bar: pieces of work. {done} and {all}: numbers',
  },
  'progress.bar': {
    text: 'Progress of {name}',
    description: 'Screen reader only: name of a progress bar. {name}: name of a person',
  },
  due: { text: 'Due', description: 'Table header: due date. Adjective' },
  'due.again': {
    text: 'Again on {date}',
    description: 'Under a due date: when it is due again. {date}: a date',
  },
  finished: { text: 'Finished on', description: 'Table header: date at which a person finished' },
  because: {
    text: 'Exempt: {reason}',
    description: 'Under the name of a person who need not do it. {reason}: text of an administrator',
  },
  exempt: { text: 'Exempt', description: 'Button for the selected people: asks for a reason. Verb' },
  'exempt.title': {
    text: 'Exempt {count} people',
    description: 'Title of a dialog. {count}: number other than 1. "Exempt": verb',
  },
  'exempt.title.one': {
    text: 'Exempt {name}',
    description: 'Title of a dialog. {name}: name of a person. "Exempt": verb',
  },
  'exempt.text': {
    text: 'They have nothing to do in this assignment and get no reminders, even when it repeats. What they finished stays finished.',
    description: 'Text of that dialog. "They": one or more people',
  },
  reason: { text: 'Reason', description: 'Label of a field: why somebody is exempt. Noun' },
  'reason.hint': {
    text: 'Administrators see it in this report and in the audit trail.',
    description: 'Hint under the field "Reason"',
  },
  'exempt.done': { text: 'The exemption was saved.', description: 'Message after saving' },
  unexempt: { text: 'End exemption', description: 'Button beside a person who is exempt. Verb' },
  'unexempt.ask': {
    text: 'End the exemption of {name}?',
    description: 'Title of a question. {name}: name of a person',
  },
  'unexempt.text': {
    text: 'The assignment counts for them again, with the same due date.',
    description: 'Text of that question. "Them": one person',
  },
  'unexempt.done': { text: 'The exemption has ended.', description: 'Message after a change' },
  open: {
    text: 'Certificate',
    description: 'Link beside a person who has finished: opens their certificate. Noun',
  },
  'open.of': {
    text: 'Certificate of {name}',
    description: 'Screen reader only: full name of the link "Certificate". {name}: name of a person',
  },
  certificates: { text: 'Certificates', description: 'Screen reader only: name of the table' },
  'certificates.loading': {
    text: 'Loading certificates',
    description: 'Screen reader only: certificates are being loaded',
  },
  'certificates.problem': {
    text: 'The certificates could not be loaded',
    description: 'Title of the error when certificates could not be loaded',
  },
  'certificates.empty': {
    text: 'No certificates yet',
    description: 'Title of the list of certificates while it is empty',
  },
  'certificates.empty.message': {
    text: 'A certificate is issued when somebody who has finished opens it, or when you open it from the report.',
    description: 'Text under the title "No certificates yet"',
  },
  toReport: { text: 'Open the report', description: 'Button: opens the report of the assignment. Verb' },
  number: { text: 'Check number', description: 'Table header: number of a certificate. Noun' },
  issued: { text: 'Date', description: 'Table header: date on a certificate' },
  holder: { text: 'Name', description: 'Table header: name on a certificate' },
  'holder.none': { text: 'No name', description: 'In place of the name on a certificate' },
  valid: { text: 'Valid', description: 'Badge on a certificate. Adjective' },
  expired: { text: 'Expired', description: 'Badge on a certificate. Participle' },
  revoked: { text: 'Revoked', description: 'Badge on a certificate. Participle' },
  certifies: {
    text: 'has finished the assignment',
    description: 'On a certificate, between the name of the person and that of the assignment',
  },
  'certifies.on': {
    text: 'on {date}',
    description: 'On a certificate. {date}: a date, such as March 4, 2026',
  },
  'number.of': {
    text: 'Check number {number}',
    description: 'On a certificate. {number}: letters and digits. "Check number" is a noun',
  },
  check: { text: 'Check it', description: 'Link: opens the public page that checks a certificate. Verb' },
  download: { text: 'Download PDF', description: 'Button: downloads a certificate. Verb' },
  print: { text: 'Print', description: 'Button: prints the page of a certificate. Verb' },
  issue: { text: 'Issue certificate', description: 'Button: issues the certificate of a person. Verb' },
  issuable: {
    text: 'The work is finished. The certificate has not been issued yet.',
    description: 'In place of a certificate',
  },
  unfinished: {
    text: 'A certificate exists only for finished work. So far {done} of {all} pieces of work are done.',
    description: 'In place of a certificate. {done} and {all}: numbers',
  },
  isRevoked: { text: 'This certificate was revoked.', description: 'In place of a certificate' },
  cycles: { text: 'Each time', description: 'Heading of the list of repetitions of an assignment' },
  'cycle.due': { text: 'Due on {date}', description: 'In a list of repetitions. {date}: a date' },
  'person.loading': { text: 'Loading the certificate', description: 'Screen reader only' },
  'person.problem': {
    text: 'The certificate could not be loaded',
    description: 'Title of the error when the page of a certificate could not be loaded',
  },
  'person.missing': {
    text: 'This person does not have the assignment',
    description: 'Title of the page when there is no such person in the assignment',
  },
  'person.missing.message': {
    text: 'They may have left a team, or the assignment was deleted.',
    description: 'Text under the title "This person does not have the assignment"',
  },
  choose: {
    text: 'Choose a person in the report of an assignment',
    description: 'Title of the certificate page when its address names nobody. Verb: instruction',
  },
  'choose.message': {
    text: 'The certificate of each person who has finished is opened from there.',
    description: 'Text under that title',
  },
});
export const t = createTranslator(messages);
