import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the administrator's lists of assignments. */
export const messages = defineMessages('managed-assignments', {
  loading: { text: 'Loading assignments', description: 'Screen reader only: assignments are being loaded' },
  problem: {
    text: 'The assignments could not be loaded',
    description:
      'Title of the error when the list of assignments could not be loaded. An assignment is what a company asks its members to learn',
  },
  denied: {
    text: 'This is for administrators',
    description: 'Title of the page for people who are not administrators',
  },
  'denied.message': {
    text: 'Administrators of a company manage what it assigns.',
    description: 'Text under the title "This is for administrators"',
  },
  list: { text: 'Assignments', description: 'Screen reader only: name of the table' },
  filters: { text: 'Filters', description: 'Screen reader only: name of the group of filters. Noun' },
  search: { text: 'Name', description: 'Label of a search field: part of the name of an assignment' },
  'search.hint': { text: 'Search by name', description: 'Placeholder in the field "Name". Verb' },
  type: { text: 'Type', description: 'Label of a selection, and table header: course or challenge' },
  'type.any': { text: 'Any type', description: 'First option of the selection "Type"' },
  'type.course': { text: 'Courses', description: 'Option of the selection "Type", and in the table' },
  'type.challenge': { text: 'Challenges', description: 'Option of the selection "Type", and in the table' },
  phase: { text: 'State', description: 'Label of a selection, and table header: upcoming, running or ended' },
  'phase.any': { text: 'Any state', description: 'First option of the selection "State"' },
  'phase.upcoming': { text: 'Upcoming', description: 'State of an assignment that has not begun. Adjective' },
  'phase.running': {
    text: 'Running',
    description: 'State of an assignment between its start and its due date. Participle',
  },
  'phase.ended': { text: 'Ended', description: 'State of an assignment after its due date. Participle' },
  everyone: {
    text: 'Everyone in the company',
    description: 'Under the name of an assignment, and beside the number of its people: who has it',
  },
  clear: { text: 'Clear filters', description: 'Button: removes all filters. Verb' },
  'count.one': { text: '1 assignment', description: 'Number of rows in the table' },
  count: { text: '{count} assignments', description: 'Number of rows in the table. {count}: number, not 1' },
  'new.course': {
    text: 'Assign courses',
    description: 'Button: opens the form of a new assignment of courses and journeys. Verb',
  },
  'new.challenge': {
    text: 'Assign challenges',
    description: 'Button: opens the form of a new assignment of challenges. Verb',
  },
  empty: { text: 'No assignments yet', description: 'Title of the list while it is empty' },
  'empty.message': {
    text: 'Choose what people should learn, who they are, and by when. Progress is counted automatically.',
    description: 'Text under the title "No assignments yet". Verb: instruction',
  },
  unmatched: { text: 'No assignments match', description: 'Title when no assignment matches the filters' },
  'unmatched.message': {
    text: 'Search for another name, or clear the filters.',
    description: 'Text under the title "No assignments match". Verbs: instructions',
  },
  more: { text: 'Show more', description: 'Button under the table: loads more assignments. Verb' },
  'more.failed': {
    text: 'More assignments could not be loaded.',
    description: 'Beside the button "Show more" when it failed',
  },
  name: { text: 'Assignment', description: 'Table header: name of the assignment' },
  due: { text: 'Due', description: 'Table header: due date. Adjective' },
  progress: { text: 'Finished', description: 'Table header: how many people have finished. Participle' },
  'progress.of': {
    text: '{done} of {all}',
    description: 'How many people have finished an assignment. {done} and {all}: numbers',
  },
  'progress.counting': {
    text: 'Counting',
    description: 'Screen reader only: the number of people who have finished an assignment is being counted',
  },
  'progress.failed': {
    text: 'Could not be counted',
    description: 'In place of how many people have finished an assignment',
  },
  'progress.bar': {
    text: 'People who have finished {name}',
    description: 'Screen reader only: name of a progress bar. {name}: name of the assignment',
  },
  nobody: {
    text: 'Nobody',
    description:
      'In the column "Finished" of an assignment that is given to nobody, such as after its team was deleted',
  },
  overdue: {
    text: '{count} overdue',
    description: 'Under how many have finished: people whose due date has passed. {count}: number, 1 or more',
  },
  exempt: { text: '{count} exempt', description: 'People who need not do it. {count}: number, 1 or more' },
  'repeat.yearly': {
    text: 'Each year',
    description: 'Badge on an assignment that repeats on the same dates each year',
  },
  'repeat.after_pass': {
    text: 'Repeats after a pass',
    description:
      'Badge on an assignment that is due again some months after each person has finished it. Verb',
  },
  'cycle.nth': {
    text: 'Time {number}',
    description: 'Beside the badge "Each year": how often it has begun. {number}: 2 or more. Noun',
  },
  'due.own': {
    text: 'Each person’s local time',
    description: "Under a due date: the clocks of each person's own time zone count",
  },
  'due.zone': {
    text: '{moment} ({zone})',
    description: 'A due date. {moment}: date and time; {zone}: name of its time zone, such as Europe/Berlin',
  },
  hardEnd: { text: 'Final', description: 'Badge on a due date after which no work counts. Adjective' },
  actions: { text: 'Actions', description: 'Screen reader only: table header of a column of buttons. Noun' },
  'actions.of': {
    text: 'Actions for {name}',
    description: 'Screen reader only: name of the button that opens a menu. {name}: name of the assignment',
  },
  report: { text: 'Report', description: 'Entry of a menu: opens how people are doing. Noun' },
  edit: { text: 'Edit', description: 'Entry of a menu, and button: opens the form of an assignment. Verb' },
  certificates: {
    text: 'Certificates',
    description: 'Entry of a menu, and button: opens the certificates that were issued for an assignment',
  },
  delete: { text: 'Delete', description: 'Entry of a menu, and button. Verb' },
  'delete.ask': {
    text: 'Delete “{name}”?',
    description: 'Title of the question before an assignment is deleted. {name}: its name',
  },
  'delete.text': {
    text: '{count} people will no longer have it, and its report and exemptions are lost. Their work and issued certificates stay. This cannot be undone.',
    description: 'Text of that question. {count}: number other than 1',
  },
  'delete.text.one': {
    text: 'One person will no longer have it, and its report and exemptions are lost. Their work and issued certificates stay. This cannot be undone.',
    description: 'Text of that question when one person has the assignment',
  },
  'delete.text.any': {
    text: 'Nobody will have it any longer, and its report and exemptions are lost. Work and issued certificates stay. This cannot be undone.',
    description: 'Text of that question while it is not known how many people have the assignment',
  },
  'delete.confirm': { text: 'Delete assignment', description: 'Button of that question. Verb' },
  deleted: {
    text: '“{name}” was deleted.',
    description: 'Message after an assignment was deleted. {name}: its name',
  },
  notFound: {
    text: 'This assignment does not exist',
    description: 'Title of the page when the company has no assignment with this address',
  },
  'notFound.message': {
    text: 'It may have been deleted.',
    description: 'Text under the title "This assignment does not exist"',
  },
  toList: { text: 'All assignments', description: 'Button: opens the list of assignments' },
});
export const t = createTranslator(messages);
