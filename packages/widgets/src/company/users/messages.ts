import { createTranslator, defineMessages } from '@drawbridge/ui/messages';
import { userPageMessages } from './user-page-messages.ts';
import { viewMessages } from './view-messages.ts';

export const messages = defineMessages('widgets/users', {
  ...viewMessages,
  ...userPageMessages,
  loading: { text: 'Loading users', description: 'Read by a screen reader while the list of users loads' },
  problem: { text: 'The users could not be loaded', description: 'Title where the list of users would be' },
  denied: {
    text: 'Only administrators see this',
    description: 'Title of the page of users for somebody whose right was taken meanwhile',
  },
  'denied.message': {
    text: 'Ask an administrator of your company if you need this page.',
    description: 'Under "Only administrators see this"',
  },
  list: { text: 'Users', description: 'Name of the table of the users of a company' },
  filters: {
    text: 'Filter users',
    description: 'Read by a screen reader: the group of filters of the users',
  },
  search: { text: 'Search', description: 'Label of the search field above the list of users' },
  'search.hint': {
    text: 'Name, email, department, job title',
    description: 'Placeholder of the search field: where it looks',
  },
  any: { text: 'Any', description: 'Choice of a filter that lets everybody through' },
  state: {
    text: 'State',
    description: 'Label of a filter and name of a column: active, invited or deactivated',
  },
  'state.active': { text: 'Active', description: 'State of a user who can sign in' },
  'state.invited': {
    text: 'Invited',
    description: 'State of a user who has not accepted the invitation yet',
  },
  'state.deactivated': { text: 'Deactivated', description: 'State of a user who cannot sign in any more' },
  role: { text: 'Role', description: 'Label of a filter and name of a column: owner, administrator …' },
  'role.owner': { text: 'Owner', description: 'Role of a user who also decides who administers the company' },
  'role.admin': { text: 'Administrator', description: 'Role of a user who administers the company' },
  'role.member': { text: 'Member', description: 'Role of a user who administers nothing' },
  'role.manager': { text: 'Manager', description: 'Role of a user who manages at least one team' },
  'role.champion': { text: 'Security champion', description: 'Role of a user who is the champion of a team' },
  license: {
    text: 'License',
    description: 'Label of a filter and name of a column: has the plan of the company',
  },
  'license.yes': { text: 'Licensed', description: 'A user who has the plan of the company' },
  'license.no': { text: 'Not licensed', description: 'A user who has the free plan only' },
  source: { text: 'Source', description: 'Label of a filter: where users come from. Noun' },
  'source.directory': {
    text: 'From the directory',
    description: 'A user whom the directory of the company provisions, such as Entra ID or Okta',
  },
  'source.here': { text: 'Added here', description: 'A user who was invited or imported here. Participle' },
  seen: {
    text: 'Last visit',
    description: 'Label of a filter and name of a column: when a user was last here',
  },
  'seen.recently': { text: 'In the last 30 days', description: 'Choice of the filter "Last visit"' },
  'seen.not_recently': {
    text: 'Longer ago',
    description: 'Choice of the filter "Last visit": over 30 days ago',
  },
  'seen.never': {
    text: 'Never',
    description: 'Choice of the filter "Last visit", and a cell of that column',
  },
  department: { text: 'Department', description: 'Label of a field, a filter and a column' },
  jobTitle: { text: 'Job title', description: 'Label of a field and name of a column' },
  teams: { text: 'Teams', description: 'Name of a column: the teams of a user' },
  name: { text: 'Name', description: 'Name of a column: the name and the email address of a user' },
  added: { text: 'Added', description: 'Name of a column: when the company added a user' },
  clear: { text: 'Clear filters', description: 'Button: every user is shown again' },
  'count.one': { text: '1 user', description: 'Number of users that the filters let through' },
  count: {
    text: '{total} users',
    description: 'Number of users that the filters let through. {total} is a number',
  },
  'count.part': {
    text: '{shown} of {total} users',
    description: 'Number of users that are shown, of those that the filters let through',
  },
  seats: {
    text: '{used} of {all} seats taken',
    description: 'Beside the number of users: how many of the seats that the company pays for are taken',
  },
  'seats.open': {
    text: '{used} seats taken',
    description: 'Beside the number of users of a company without a limit of seats',
  },
  more: { text: 'Show more users', description: 'Button below the list: loads the next page' },
  'more.failed': {
    text: 'More users could not be loaded.',
    description: 'Beside the button "Show more users" after its request failed',
  },
  unmatched: { text: 'No user matches', description: 'Title where the filters let nobody through' },
  'unmatched.message': {
    text: 'Change or clear the filters to see more users.',
    description: 'Under "No user matches"',
  },
  empty: { text: 'No users yet', description: 'Title of the list of a manager whose teams are empty' },
  'empty.message': {
    text: 'Users appear here once they are in a team that you manage.',
    description: 'Under "No users yet"',
  },
  invite: { text: 'Invite users', description: 'Button and title of a dialog' },
  import: { text: 'Import a file', description: 'Button: leads to the import of users from a CSV file' },
  export: { text: 'Export CSV', description: 'Button: saves the filtered users as a file' },
  'exported.one': { text: '1 user was exported.', description: 'Notice after an export' },
  exported: {
    text: '{count} users were exported.',
    description: 'Notice after an export. {count} is a number',
  },
  'act.move': {
    text: 'Change teams',
    description: 'Button: adds the selected users to teams, or removes them',
  },
  'act.deactivate': { text: 'Deactivate', description: 'Button: the selected users cannot sign in any more' },
  'act.keep': {
    text: 'Keep deactivated',
    description: 'Button: users whom the directory deactivated stay so until an administrator activates them',
  },
  'act.reactivate': { text: 'Activate', description: 'Button: deactivated users can sign in again' },
  'act.license': {
    text: 'Give license',
    description: 'Button: the selected users get the plan of the company',
  },
  'act.unlicense': {
    text: 'Take license',
    description: 'Button: the selected users lose the plan of the company',
  },
  'act.resend': { text: 'Send invitation again', description: 'Button: mails invited users once more' },
  'act.remove': {
    text: 'Remove',
    description: 'Button: the selected users are no longer users of the company',
  },
  'ask.deactivate.title': {
    text: 'Deactivate {who}?',
    description: 'Title of a question. {who} is a name, or a number of users such as "3 users"',
  },
  'ask.deactivate.text': {
    text: 'They are signed out everywhere and cannot sign in until you activate them again. Their history stays, and their seats are free.',
    description: 'Text of the question before users are deactivated',
  },
  'ask.keep.title': {
    text: 'Keep {who} deactivated?',
    description: 'Title of a question. {who} is a name, or a number of users such as "3 users"',
  },
  'ask.keep.text': {
    text: 'The directory can no longer activate them. Only an administrator can.',
    description: 'Text of the question before users whom the directory deactivated are kept so',
  },
  'ask.remove.title': {
    text: 'Remove {who}?',
    description: 'Title of a question. {who} is a name, or a number of users such as "3 users"',
  },
  'ask.remove.text': {
    text: 'They leave the company with its teams and assignments, and you no longer see what they learned. An invitation that nobody accepted is deleted. To keep the history, deactivate instead.',
    description: 'Text of the question before users are removed from the company',
  },
  'ask.unlicense.title': {
    text: 'Remove the license of {who}?',
    description: 'Title of a question. {who} is a name, or a number of users such as "3 users"',
  },
  'ask.unlicense.text': {
    text: 'They keep their account and what they learned, and can open only what is free.',
    description: 'Text of the question before users lose the plan of the company',
  },
  'who.count': {
    text: '{count} users',
    description: 'A number of users, at the place of a name in a question',
  },
  'done.one': { text: 'Done for 1 user.', description: 'Notice after an act on selected users' },
  done: { text: 'Done for {count} users.', description: 'Notice after an act on selected users' },
  'result.title': { text: 'Not done for everybody', description: 'Title above a list of what was not done' },
  'result.close': { text: 'Close', description: 'Button: hides the list of what was not done' },
  'outcome.done': { text: 'Done', description: 'What an act did with one user' },
  'outcome.unchanged': { text: 'Nothing to change', description: 'What an act did with one user' },
  'outcome.not_found': { text: 'No longer a user of your company', description: 'Why an act was not done' },
  'outcome.no_seat': {
    text: 'No seat is free. Add seats, or free one.',
    description: 'Why an act was not done',
  },
  'outcome.last_owner': {
    text: 'The last owner has to stay. Make somebody else an owner first.',
    description: 'Why an act was not done',
  },
  'outcome.is_admin': {
    text: 'Only an owner does this to an administrator',
    description: 'Why an act was not done',
  },
  'outcome.is_self': {
    text: 'This is you. Another administrator can do it.',
    description: 'Why an act was not done',
  },
  'outcome.already_user': { text: 'Already a user of your company', description: 'Why nobody was invited' },
  'outcome.is_deactivated': {
    text: 'A deactivated user. Activate the account instead.',
    description: 'Why nobody was invited',
  },
  'outcome.account_elsewhere': {
    text: 'Has an account outside of your company. Ask them to delete it, or invite another address.',
    description: 'Why nobody was invited',
  },
  'outcome.asked': {
    text: 'Has an account outside of your company. If it is a private one, its owner is asked to join.',
    description: 'What was done instead of an invitation. "One": account',
  },
  'outcome.domain_elsewhere': {
    text: 'The domain of this address belongs to another company',
    description: 'Why nobody was invited',
  },
  'outcome.too_soon': {
    text: 'Was invited less than a minute ago',
    description: 'Why no invitation was sent',
  },
  'outcome.not_invited': { text: 'Is no invited user', description: 'Why no invitation was sent' },
  'invite.emails': { text: 'Email addresses', description: 'Label of a field for several addresses' },
  'invite.emails.hint': {
    text: 'One on each line, or separated by commas or spaces. 100 at most.',
    description: 'Hint under the field of email addresses',
  },
  'invite.emails.bad': {
    text: 'Not an email address: {list}',
    description: 'Under the field of email addresses. {list} is what was typed, separated by commas',
  },
  'invite.emails.many': {
    text: 'These are {count} addresses. Invite 100 at most, or import a file.',
    description: 'Under the field of email addresses',
  },
  'invite.license': { text: 'Give each a license', description: 'Checkbox of the dialog "Invite users"' },
  'invite.license.hint': {
    text: 'A license takes a seat. {free}',
    description: 'Under the checkbox. {free} says how many seats are free',
  },
  'invite.seats.free': {
    text: '{free} are free.',
    description: 'How many seats are free. {free} is a number',
  },
  'invite.seats.open': { text: 'Your company has no limit.', description: 'Where seats are not limited' },
  'invite.send': { text: 'Send invitations', description: 'Button of the dialog "Invite users"' },
  'invited.one': { text: '1 person was invited.', description: 'Notice after invitations were sent' },
  asked: {
    text: 'Asked to join',
    description: 'Heading above addresses with an account outside of the company; their number follows it',
  },
  'asked.problem': {
    text: 'Who is asked to join could not be loaded',
    description: 'Title above the list of users when the addresses that are asked to join were not loaded',
  },
  'asked.about': {
    text: 'These addresses have an account outside of your company. Owners of private accounts can accept until the day shown.',
    description: 'Text under the heading "Asked to join"',
  },
  'asked.until': {
    text: 'Until {day}',
    description: 'After an address under "Asked to join". {day}: a date',
  },
  'asked.withdraw': { text: 'Withdraw', description: 'Button: the address is no longer asked. Verb' },
  'asked.withdrawOf': {
    text: 'Withdraw: {email}',
    description: 'Screen reader name of the button "Withdraw". {email}: an address',
  },
  'asked.withdrawn': {
    text: '{email} is no longer asked.',
    description: 'Notice after "Withdraw". {email}: an address',
  },
  'invite.results': {
    text: 'Not invited',
    description: 'Screen reader only: name of a list of addresses with what was done instead',
  },
  invited: { text: '{count} people were invited.', description: 'Notice after invitations were sent' },
});
export const t = createTranslator(messages);
