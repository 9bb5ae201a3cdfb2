/** Texts of the accounts that the directory asks for. "Hand over" is always to the directory. */
export const claimMessages = {
  claims: { text: 'Accounts to hand over', description: 'Heading' },
  'claims.about': {
    text: 'The directory asked to create these users, but they already have an account here. It gets an account only if you hand it over.',
    description: 'Text under the heading "Accounts to hand over". The first "it": the directory',
  },
  'claims.loading': { text: 'Loading accounts', description: 'Screen reader only' },
  'claims.problem': { text: 'The accounts could not be loaded', description: 'Title of an error' },
  'claims.list': { text: 'Waiting accounts', description: 'Screen reader only: name of a table' },
  'claims.search': { text: 'Search accounts', description: 'Label of a field' },
  'claims.search.hint': { text: 'Name or address', description: 'Placeholder of that field' },
  'claims.count': { text: '{count} accounts', description: 'Above a table. {count}: number from 2' },
  'claims.count.one': { text: '1 account', description: 'Above a table' },
  'claims.empty': { text: 'No account is waiting', description: 'Title in place of a table' },
  'claims.empty.text': {
    text: 'If the directory asks for somebody who already has an account, you decide here.',
    description: 'Text under "No account is waiting"',
  },
  'claims.unmatched': { text: 'No account matches', description: 'Title in place of a table' },
  'claims.unmatched.text': {
    text: 'Try other words.',
    description: 'Text under "No account matches" and "No request matches"',
  },
  'claims.account': { text: 'Account', description: 'Head of a column: name and address of a user' },
  'claims.userName': {
    text: 'In the directory',
    description: 'Head of a column: what the directory calls the user',
  },
  'claims.asked': { text: 'Asked', description: 'Head of a column: when the directory asked. Participle' },
  'claims.state': { text: 'State', description: 'Head of a column: whether an account is active' },
  'claims.owner': {
    text: 'Owners only',
    description: 'Mark of an account that only an owner hands over',
  },
  'state.active': { text: 'Active', description: 'State of an account' },
  'state.invited': { text: 'Invited', description: 'State of an account' },
  'state.deactivated': { text: 'Deactivated', description: 'State of an account' },
  'claims.accept': { text: 'Hand over', description: 'Button: hands the selected accounts over. Verb' },
  'claims.dismiss': {
    text: 'Dismiss',
    description: 'Button: takes the selected accounts off the list. Verb',
  },
  'accept.ask': {
    text: '{count} accounts become the directory’s',
    description: 'Title of a dialog. {count}: number from 2',
  },
  'accept.ask.one': { text: '1 account becomes the directory’s', description: 'Title of a dialog' },
  'accept.text': {
    text: 'From the next request on, the directory decides name, department, job title, sign-in address and whether the account is active. Roles, teams and what was learned stay.',
    description: 'Text of that dialog',
  },
  'dismiss.ask': {
    text: 'Dismiss {count} requests?',
    description: 'Title of a dialog. {count}: number from 2',
  },
  'dismiss.ask.one': { text: 'Dismiss 1 request?', description: 'Title of a dialog' },
  'dismiss.text': {
    text: 'The accounts stay as they are. They return to this list when the directory asks again.',
    description: 'Text of that dialog',
  },
  'accept.done': {
    text: 'Handed over: {count}.',
    description: 'Message. {count}: number of accounts. Participle',
  },
  'dismiss.done': {
    text: 'Dismissed: {count}.',
    description: 'Message. {count}: number of accounts. Participle',
  },
  notDone: { text: 'Not handed over', description: 'Title of a note with accounts and reasons' },
  'reason.needs_owner': {
    text: '{name}: only an owner hands over an owner or the emergency administrator.',
    description: 'Why an account was not handed over. {name}: name of a user',
  },
  'reason.taken': {
    text: '{name}: another user already has this name or ID of the directory.',
    description: 'Why an account was not handed over. {name}: name of a user',
  },
  'reason.not_found': {
    text: '{name}: no longer on the list.',
    description: 'Why an account was not handed over. {name}: name of a user',
  },
} as const;
