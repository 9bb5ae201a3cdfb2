/** Texts of the log of the directory. */
export const logMessages = {
  log: { text: 'Directory log', description: 'Heading: what the directory asked for. Noun' },
  'log.about': {
    text: 'Each change that the directory asked for, and what came of it. Kept for {days} days.',
    description: 'Text under the heading "Directory log". {days}: number',
  },
  'log.loading': { text: 'Loading the log', description: 'Screen reader only' },
  'log.problem': { text: 'The log could not be loaded', description: 'Title of an error' },
  'log.list': { text: 'Requests of the directory', description: 'Screen reader only: name of a table' },
  'log.filters': { text: 'Filters of the log', description: 'Screen reader only: name of a group of fields' },
  'log.search': { text: 'Person or text', description: 'Label of a field' },
  'log.show': { text: 'Result', description: 'Label of a choice. Noun' },
  'show.all': { text: 'All', description: 'Choice under "Result": every request' },
  'show.changed': { text: 'Changed', description: 'Choice under "Result", and result of a request' },
  'show.unchanged': {
    text: 'Nothing changed',
    description: 'Choice under "Result", and result of a request',
  },
  'show.refused': { text: 'Refused', description: 'Choice under "Result", and result of a request' },
  'log.status': {
    text: 'Refused ({status})',
    description: 'Result of a request. {status}: number such as 409',
  },
  'log.person': {
    text: 'Only requests about {name}',
    description: 'Above the log of one user. {name}: name of the user',
  },
  'log.everybody': {
    text: 'Show everybody',
    description: 'Button: shows the requests about all users. Verb',
  },
  'log.empty': { text: 'No request yet', description: 'Title in place of a table' },
  'log.empty.text': {
    text: 'What the directory asks for is listed here.',
    description: 'Text under "No request yet"',
  },
  'log.unmatched': { text: 'No request matches', description: 'Title in place of a table' },
  'log.when': { text: 'Time', description: 'Head of a column: when a request came' },
  'log.what': { text: 'Request', description: 'Head of a column: what the directory asked for. Noun' },
  'log.result': { text: 'Result', description: 'Head of a column. Noun' },
  'log.details': { text: 'Details', description: 'Head of a column: what changed, or why it was refused' },
  'log.already': {
    text: 'Everything was as the directory wants it already.',
    description: 'Detail of a request that changed nothing',
  },
  'log.more': { text: 'Show older requests', description: 'Button: loads the next page. Verb' },
  'log.more.failed': {
    text: 'Older requests could not be loaded.',
    description: 'Beside the button "Show older requests"',
  },
  'ask.create.user': {
    text: 'Create user {who}',
    description: 'What the directory asked for. {who}: name. Verb',
  },
  'ask.change.user': {
    text: 'Change user {who}',
    description: 'What the directory asked for. {who}: name. Verb',
  },
  'ask.delete.user': {
    text: 'Delete user {who}',
    description: 'What the directory asked for. {who}: name. Verb',
  },
  'ask.read.user': {
    text: 'Read users {who}',
    description: 'What the directory asked for. {who}: name, or empty. Verb',
  },
  'ask.create.group': {
    text: 'Create team {who}',
    description: 'What the directory asked for. {who}: name. Verb',
  },
  'ask.change.group': {
    text: 'Change team {who}',
    description: 'What the directory asked for. {who}: name. Verb',
  },
  'ask.delete.group': {
    text: 'Delete team {who}',
    description: 'What the directory asked for. {who}: name. Verb',
  },
  'ask.read.group': {
    text: 'Read teams {who}',
    description: 'What the directory asked for. {who}: name, or empty. Verb',
  },
  'ask.other': {
    text: '{method} {path}',
    description:
      'What the directory asked for, as it was sent. {method}: such as GET. {path}: such as Schemas',
  },
} as const;
