import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

export const messages = defineMessages('widgets/admins', {
  loading: { text: 'Loading administrators', description: 'Read by a screen reader while the list loads' },
  problem: { text: 'The administrators could not be loaded', description: 'Title where the list would be' },
  denied: {
    text: 'Only administrators see this',
    description: 'Title of the page for somebody whose right was taken meanwhile',
  },
  'denied.message': {
    text: 'Ask an administrator of your company if you need this page.',
    description: 'Under "Only administrators see this"',
  },
  list: { text: 'Administrators', description: 'Name of the list of owners and administrators' },
  you: { text: 'You', description: 'Mark beside the reader’s name in the list of administrators' },
  owner: { text: 'Owner', description: 'Role: administers, and decides who else does' },
  admin: { text: 'Administrator', description: 'Role: administers the company' },
  add: { text: 'Add an administrator', description: 'Button and title of a dialog' },
  'add.text': {
    text: 'Administrators manage users, teams, assignments and integrations. Owners also decide who administers.',
    description: 'Text of the dialog "Add an administrator"',
  },
  'add.search': { text: 'Find a user', description: 'Label of a search field: by name or email address' },
  'add.search.hint': {
    text: 'Name or email address. Only users who have signed in can administer.',
    description: 'Hint under the field "Find a user"',
  },
  'add.found': { text: 'Users found', description: 'Name of the choice of users that a search found' },
  'add.none': { text: 'Nobody matches.', description: 'Where a search found no user' },
  'add.role': { text: 'Role', description: 'Label of the choice between owner and administrator' },
  'make.owner': { text: 'Make owner', description: 'Button beside an administrator' },
  'make.admin': {
    text: 'Make administrator',
    description: 'Button beside an owner: takes the ownership only',
  },
  remove: { text: 'Remove', description: 'Button beside an administrator: makes them a member' },
  'ask.owner': { text: 'Make {name} an owner?', description: 'Title of a question. {name} is a person' },
  'ask.owner.text': {
    text: 'Owners decide who administers the company, and can remove you.',
    description: 'Text of the question before somebody becomes an owner',
  },
  'ask.admin': {
    text: 'Remove {name} as an owner?',
    description: 'Title of a question. {name} is a person',
  },
  'ask.admin.text': {
    text: 'They keep administering the company, and no longer decide who else does.',
    description: 'Text of the question before an owner becomes an administrator',
  },
  'ask.member': {
    text: 'Remove {name} as an administrator?',
    description: 'Title of a question. {name} is a person',
  },
  'ask.member.text': {
    text: 'They stay a user of the company and keep what they learned.',
    description: 'Text of the question before an administrator becomes a member',
  },
  'ask.self': {
    text: 'This is your own role. You lose it at once, and only another owner can give it back.',
    description: 'Text of the question before somebody takes their own right',
  },
  add_done: { text: '{name} administers the company now.', description: 'Notice. {name} is a person' },
  changed: { text: 'The role of {name} was changed.', description: 'Notice. {name} is a person' },
  readOnly: {
    text: 'Owners decide who administers. Ask one of them to change this list.',
    description: 'Above the list of administrators, for an administrator who is not an owner',
  },
  oneOwner: {
    text: 'Your company has one owner. With a second one, nobody is locked out when the first is away.',
    description: 'Above the list of administrators of a company with one owner',
  },
});
export const t = createTranslator(messages);
