import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the form of an assignment. */
const messages = defineMessages('assignment-form', {
  loading: {
    text: 'Loading the assignment',
    description: 'Screen reader only: an assignment is being loaded',
  },
  failed: {
    text: 'The assignment could not be loaded',
    description: 'Title of the error when an assignment could not be loaded',
  },
  what: { text: 'What to learn', description: 'Heading of a part of the form of an assignment' },
  name: { text: 'Name', description: 'Label of a field: name of the assignment. Noun' },
  'name.hint': {
    text: 'People see it in their list and on their certificate.',
    description: 'Hint under the field "Name"',
  },
  note: {
    text: 'Message to people (optional)',
    description: 'Label of a field: a text for those who have it',
  },
  items: {
    text: 'Courses and journeys',
    description: 'Label of a search field, and heading of what was chosen',
  },
  challenges: { text: 'Challenges', description: 'Label of a search field, and heading of what was chosen' },
  'items.hint': { text: 'Search by title', description: 'Placeholder in a search field. Verb' },
  'items.none': { text: 'Nothing chosen yet', description: 'In place of the list of chosen courses' },
  'found.none': { text: 'Nothing was found', description: 'In place of the results of a search' },
  finding: { text: 'Searching', description: 'Screen reader only: results of a search are being loaded' },
  found: {
    text: 'Results for {what}',
    description: 'Screen reader only: name of the results. {what}: label of the search field',
  },
  chosen: {
    text: 'Chosen: {what}',
    description: 'Screen reader only: name of the list of what was chosen. {what}: label of the search field',
  },
  add: { text: 'Add', description: 'Button beside a result of a search. Verb' },
  'add.what': {
    text: 'Add {title}',
    description:
      'Screen reader only: full name of the button "Add". {title}: name of a course, team or person',
  },
  added: { text: 'Added', description: 'Beside a result of a search that was chosen. Participle' },
  'remove.what': {
    text: 'Remove {title}',
    description:
      'Button with a cross beside what was chosen. {title}: name of a course, team or person. Verb',
  },
  withdrawn: {
    text: 'No longer offered',
    description: 'Badge on a chosen course that the catalog no longer has, so that it does not count',
  },
  'kind.course': { text: 'Course', description: 'Kind of a result, in small type' },
  'kind.playground': { text: 'Playground', description: 'Kind of a result, in small type' },
  'kind.challenge': { text: 'Challenge', description: 'Kind of a result, in small type' },
  'kind.live-course': { text: 'Live course', description: 'Kind of a result, in small type' },
  'kind.custom': { text: 'Course', description: 'Kind of a result: a course that the company made' },
  'kind.journey': { text: 'Journey', description: 'Kind of a result: a series of courses' },
  'kind.set': {
    text: 'Your set of {count} challenges',
    description: 'Kind of a result: challenges that the administrator put together. {count}: number',
  },
  who: { text: 'Who', description: 'Heading of a part of the form: the people of an assignment' },
  givenTo: { text: 'Who has it', description: 'Label of a choice: who has the assignment. Question' },
  named: { text: 'Teams and people', description: 'Option of the choice "Who has it"' },
  'named.hint': {
    text: 'Those you choose below.',
    description: 'Hint of the option "Teams and people". "Those": teams and people',
  },
  everyone: { text: 'Everyone in the company', description: 'Option of the choice "Who has it"' },
  'everyone.hint': {
    text: 'All users who are active or invited.',
    description: 'Hint of the option "Everyone in the company"',
  },
  'everyone.hint.count': {
    text: '{count} people: all users who are active or invited.',
    description: 'Hint of the option "Everyone in the company". {count}: number other than 1',
  },
  'everyone.hint.one': {
    text: '1 person: all users who are active or invited.',
    description: 'Hint of the option "Everyone in the company" in a company of one person',
  },
  assignees: { text: 'Teams and people', description: 'Label of a search field' },
  'assignees.hint': {
    text: 'Name or email address',
    description: 'Placeholder in the field "Teams and people"',
  },
  'assignees.none': {
    text: 'Nobody chosen yet',
    description: 'In place of the list of chosen teams and people',
  },
  'kind.team': {
    text: 'Team, {count} people',
    description: 'Kind of a result. {count}: number other than 1',
  },
  'kind.team.one': { text: 'Team, 1 person', description: 'Kind of a result' },
  membership: {
    text: 'When teams change',
    description: 'Label of a choice: who has the assignment later on',
  },
  dynamic: {
    text: 'Follow the teams',
    description: 'Option of the choice "When teams change". Verb',
  },
  'dynamic.hint': {
    text: 'People who join get the assignment, and people who leave lose it.',
    description: 'Hint of the option "Follow the teams"',
  },
  'membership.everyone': {
    text: 'When people join or leave the company',
    description: 'Label of a choice: who has an assignment for everyone later on',
  },
  'dynamic.everyone': {
    text: 'Follow the company',
    description: 'Option of the choice "When people join or leave the company". Verb',
  },
  'dynamic.everyone.hint': {
    text: 'People who join get the assignment, and people who leave lose it.',
    description: 'Hint of the option "Follow the company"',
  },
  'frozen.everyone': {
    text: 'Keep these people',
    description: 'Option of the choice "When people join or leave the company". Verb',
  },
  'frozen.everyone.hint': {
    text: 'Only the people who are in the company when you save have it.',
    description: 'Hint of the option "Keep these people"',
  },
  frozen: { text: 'Keep these people', description: 'Option of the choice "When teams change". Verb' },
  'frozen.hint': {
    text: 'Only the people who are in the teams when you save have it.',
    description: 'Hint of the option "Keep these people"',
  },
  when: { text: 'When', description: 'Heading of a part of the form: dates of an assignment' },
  starts_on: { text: 'Start', description: 'Label of a date and time. Noun' },
  due_on: { text: 'Due date', description: 'Label of a date and time' },
  time_zone: { text: 'Time zone', description: 'Label of a selection' },
  zone_of: { text: 'Whose clocks count', description: 'Label of a choice about the dates' },
  company: { text: 'This time zone', description: 'Option of the choice "Whose clocks count"' },
  'company.hint': {
    text: 'The start and the due date are the same moment for everybody.',
    description: 'Hint of the option "This time zone"',
  },
  person: { text: 'Each person’s own time zone', description: 'Option of the choice "Whose clocks count"' },
  'person.hint': {
    text: '17:00 is 17:00 where the person is. People who have not set a time zone use the one above.',
    description: 'Hint of the option "Each person’s own time zone"',
  },
  has_hard_end: { text: 'The due date is final', description: 'Label of a checkbox' },
  'has_hard_end.hint': {
    text: 'Otherwise people can finish later, and it counts as late.',
    description: 'Hint of the checkbox "The due date is final"',
  },
  sends_reminders: { text: 'Send reminders', description: 'Label of a checkbox. Verb' },
  'sends_reminders.hint': {
    text: 'At the start, seven days and one day before the due date, and one day after it.',
    description: 'Hint of the checkbox "Send reminders"',
  },
  rules: { text: 'How it counts', description: 'Heading of a part of the form' },
  pass_percent: {
    text: 'Pass mark (%)',
    description: 'Label of a field: the share of the work that is enough',
  },
  'pass_percent.hint': {
    text: 'The share of the work that must be complete.',
    description: 'Hint of the field "Pass mark (%)"',
  },
  counts_past_work: { text: 'Count past work', description: 'Label of a checkbox. Verb' },
  'counts_past_work.hint': {
    text: 'What people completed before the start counts too.',
    description: 'Hint of the checkbox "Count past work"',
  },
  repeat: { text: 'Repeat', description: 'Label of a choice: how an assignment repeats. Noun' },
  none: { text: 'Once', description: 'Option of the choice "Repeat": it does not repeat' },
  'none.hint': { text: 'It does not repeat.', description: 'Hint of the option "Once"' },
  yearly: { text: 'Each year', description: 'Option of the choice "Repeat"' },
  'yearly.hint': {
    text: 'On the same dates each year, for everybody.',
    description: 'Hint of the option "Each year"',
  },
  after_pass: { text: 'After each pass', description: 'Option of the choice "Repeat"' },
  'after_pass.hint': {
    text: 'Due again some months after each person finishes.',
    description: 'Hint of the option "After each pass"',
  },
  repeat_months: {
    text: 'Months after a pass',
    description: 'Label of a field: months from finishing to the next due date',
  },
  'early.after_pass': {
    text: 'Days to finish it again',
    description: 'Label of a field: how many days before that due date the assignment starts again',
  },
  'early.yearly': {
    text: 'Days before the start that count',
    description: 'Label of a field: work done so many days before the yearly start counts for that year',
  },
  'early.hint': {
    text: 'Each time has its own record and certificate.',
    description: 'Hint of the fields of an assignment that repeats. "Each time": each repetition',
  },
  refused: { text: 'This cannot be saved yet', description: 'Title of a note above the buttons of the form' },
  'refused.message': {
    text: 'Correct the fields that are marked.',
    description: 'Text under the title "This cannot be saved yet". Verb: instruction',
  },
  changed: {
    text: 'Somebody else changed this assignment',
    description: 'Title of a note when two administrators edited the same assignment',
  },
  'changed.load': {
    text: 'Discard my changes and load it',
    description: 'Button of that note: shows what the other administrator saved. Verbs',
  },
  preview: {
    text: 'Preview and save',
    description: 'Button: shows whom the assignment affects before saving. Verbs',
  },
  cancel: { text: 'Cancel', description: 'Button: leaves the form. Verb' },
});
export const t = createTranslator(messages);
