import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of what a new or changed assignment affects, before it is saved. */
const messages = defineMessages('assignment-preview', {
  title: { text: 'Whom this affects', description: 'Title of a dialog before an assignment is saved' },
  nobody: {
    text: 'Nobody would have this assignment. You can save it and add people later.',
    description: 'Text of that dialog when nobody would have the assignment',
  },
  total: {
    text: '{count} people will have this assignment.',
    description: 'Text of that dialog. {count}: number other than 1',
  },
  'total.one': { text: 'One person will have this assignment.', description: 'Text of that dialog' },
  added: { text: 'New', description: 'Figure, and badge on a person who gets the assignment. Adjective' },
  removed: {
    text: 'Removed',
    description: 'Figure, and badge on a person who loses the assignment. Participle',
  },
  changed: {
    text: 'State changes',
    description:
      'Figure, and badge on a person: their state in the assignment becomes another. Noun and verb',
  },
  same: { text: 'Unchanged', description: 'Figure, and badge on a person: nothing changes for them' },
  people: { text: 'People', description: 'Screen reader only: name of the table' },
  person: { text: 'Person', description: 'Table header' },
  effect: { text: 'Effect', description: 'Table header: what changes for a person. Noun' },
  state: { text: 'State', description: 'Table header: such as "Not started"' },
  'state.change': {
    text: '{before} → {after}',
    description: 'How a state changes. {before} and {after}: states, such as "Overdue"',
  },
  due: { text: 'Due', description: 'Table header: due date of this person. Adjective' },
  'due.again': {
    text: 'Again on {date}',
    description: 'Under a due date: when it is due again. {date}: a date',
  },
  first: {
    text: 'The first {count} of them are listed.',
    description: 'Under a table with the first people only. {count}: number. "Them": people',
  },
  create: { text: 'Create assignment', description: 'Button of the dialog. Verb' },
  save: { text: 'Save changes', description: 'Button of the dialog. Verb' },
  back: { text: 'Back to the form', description: 'Button of the dialog: closes it without saving' },
  created: {
    text: '“{name}” was created.',
    description: 'Message after saving. {name}: name of the assignment',
  },
  saved: { text: '“{name}” was saved.', description: 'Message after saving. {name}: name of the assignment' },
  upcoming: { text: 'Upcoming', description: 'State of an assignment that has not begun. Adjective' },
  not_started: { text: 'Not started', description: 'State of a person in an assignment' },
  in_progress: { text: 'In progress', description: 'State of a person in an assignment' },
  overdue: { text: 'Overdue', description: 'State of a person in an assignment whose due date has passed' },
  closed: {
    text: 'Closed',
    description: 'State of an assignment that can no longer be finished. Participle',
  },
  finished: { text: 'Finished', description: 'State of a person in an assignment. Participle' },
  exempt: { text: 'Exempt', description: 'State of a person who need not do an assignment. Adjective' },
});
export const t = createTranslator(messages);
