import { createTranslator, defineMessages } from '@drawbridge/ui/messages';
import { actionMessages } from './action-messages.ts';

const messages = defineMessages('audit', {
  ...actionMessages,
  loading: {
    text: 'Loading the audit trail',
    description: 'Screen reader only: the audit trail, the list of what was done, is being loaded',
  },
  problem: {
    text: 'The audit trail could not be loaded',
    description: 'Title of the error when the audit trail could not be loaded',
  },
  denied: {
    text: 'This is for administrators',
    description: 'Title of the page for people who are not administrators',
  },
  'denied.message': {
    text: 'Administrators of a company see the audit trail of their company.',
    description: 'Text under the title "This is for administrators"',
  },
  empty: { text: 'Nothing has been recorded yet', description: 'Title while the audit trail is empty' },
  'empty.message': {
    text: 'Sign-ins, refused access, changes to platforms and exports appear here as they happen.',
    description: 'Text under the title "Nothing has been recorded yet"',
  },
  unmatched: { text: 'No entries match', description: 'Title when no entry matches the filters' },
  'unmatched.message': {
    text: 'Choose a longer period, or clear the filters.',
    description: 'Text under the title "No entries match". Verbs: instructions',
  },
  filters: { text: 'Filters', description: 'Screen reader only: name of the group of filters. Noun' },
  clear: { text: 'Clear filters', description: 'Button: removes all filters. Verb' },
  person: { text: 'Person', description: 'Label of a search field, and table header: who did it' },
  'person.hint': { text: 'Name or email', description: 'Placeholder in the field "Person"' },
  action: { text: 'Action', description: 'Label of a selection, and table header: what was done. Noun' },
  'action.any': { text: 'Any action', description: 'First option of the selection "Action"' },
  outcome: { text: 'Outcome', description: 'Label of a selection, and table header: done or refused. Noun' },
  'outcome.any': { text: 'Any outcome', description: 'First option of the selection "Outcome"' },
  'outcome.done': {
    text: 'Done',
    description: 'Option of the selection "Outcome", and badge on an entry. Participle',
  },
  'outcome.refused': {
    text: 'Refused',
    description: 'Option of the selection "Outcome", and badge on an entry. Participle',
  },
  period: { text: 'Period', description: 'Label of a selection: the days whose entries are shown. Noun' },
  'period.all': { text: 'Any time', description: 'Option of the selection "Period"' },
  'period.today': { text: 'Today', description: 'Option of the selection "Period"' },
  'period.week': { text: 'Last 7 days', description: 'Option of the selection "Period"' },
  'period.month': { text: 'Last 30 days', description: 'Option of the selection "Period"' },
  'period.days': {
    text: 'Custom dates',
    description: 'Option of the selection "Period": shows fields for two dates',
  },
  from: { text: 'First day', description: 'Label of a field for a date: entries from this day on' },
  to: { text: 'Last day', description: 'Label of a field for a date: entries up to this day' },
  reversed: {
    text: 'Choose a day on or after the first day.',
    description: 'Error under the field "Last day"',
  },
  list: { text: 'Audit trail, newest first', description: 'Screen reader only: name of the table' },
  time: { text: 'Time', description: 'Table header: date and time' },
  object: {
    text: 'Object',
    description: 'Table header: what the action was about, such as a person or platform. Noun',
  },
  source: { text: 'Source', description: 'Table header: network address and device' },
  server: { text: 'The server itself', description: 'In the column "Source": the server did it on its own' },
  operator: { text: 'Operator', description: 'In the column "Person": people who run the server' },
  directory: {
    text: 'Directory',
    description:
      'In the column "Person": the directory of the company, such as Okta, which provisions its users',
  },
  unknown: { text: 'Unknown person', description: 'In the column "Person": nobody is known' },
  deleted: { text: 'Deleted account', description: 'In the column "Person": the account no longer exists' },
  details: { text: 'Details', description: 'Heading on an entry that opens its details. Noun' },
  'details.person': { text: 'Person ID', description: 'Label of a detail: technical ID of a person' },
  'details.object': {
    text: 'Object ID',
    description: 'Label of a detail: technical ID of what the action was about',
  },
  'details.way': {
    text: 'Sign-in method',
    description: 'Label of a detail: how somebody signed in, such as password',
  },
  'details.issuer': {
    text: 'Issuer',
    description: 'Label of a detail of an entry of the audit trail. A term of LTI',
  },
  'details.client_id': {
    text: 'Client ID',
    description: 'Label of a detail of an entry of the audit trail. A term of LTI',
  },
  'details.auth_login_url': {
    text: 'Authentication request URL',
    description: 'Label of a detail of an entry of the audit trail. A term of LTI',
  },
  'details.auth_token_url': {
    text: 'Access token URL',
    description: 'Label of a detail of an entry of the audit trail. A term of LTI',
  },
  'details.deployment_ids': {
    text: 'Deployment IDs',
    description: 'Label of a detail of an entry of the audit trail. A term of LTI',
  },
  'details.expires_at': { text: 'Valid until', description: 'Label of a detail; date and time follow' },
  'details.invitation': {
    text: 'Registration link',
    description: 'Label of a detail: technical ID of a registration link',
  },
  'details.key_set_url': {
    text: 'Key set URL',
    description: 'Label of a detail of an entry of the audit trail. A term of LTI',
  },
  'details.starts_on': { text: 'Start', description: 'Label of a detail of an assignment: date and time' },
  'details.due_on': { text: 'Due date', description: 'Label of a detail of an assignment: date and time' },
  'details.zone_of': {
    text: 'Time zone of',
    description: 'Label of a detail of an assignment; "company" or "person" follows',
  },
  'details.has_hard_end': {
    text: 'Final due date',
    description: 'Label of a detail of an assignment: no work counts after it. "true" or "false" follows',
  },
  'details.counts_past_work': {
    text: 'Past work counts',
    description: 'Label of a detail of an assignment. "true" or "false" follows',
  },
  'details.pass_percent': {
    text: 'Pass mark (%)',
    description: 'Label of a detail of an assignment. A number follows',
  },
  'details.early_days': {
    text: 'Days before',
    description:
      'Label of a detail of an assignment that repeats: how early work for the next time counts. A number follows',
  },
  'details.is_for_everyone': {
    text: 'For everyone',
    description: 'Label of a detail of an entry: whether an assignment is for everyone in the company',
  },
  'details.people_named': {
    text: 'People chosen by name',
    description: 'Label of a detail of an assignment. A number follows',
  },
  'details.people': {
    text: 'People in total',
    description: 'Label of a detail of an assignment. A number follows',
  },
  'object.person': { text: 'Person', description: 'In the column "Object": its kind' },
  'object.company': { text: 'Company', description: 'In the column "Object": its kind' },
  'object.team': { text: 'Team', description: 'In the column "Object": its kind' },
  'object.platform': {
    text: 'Platform',
    description: 'In the column "Object": its kind, a learning platform',
  },
  'object.invitation': {
    text: 'Registration link',
    description: 'In the column "Object": its kind, a link with which a learning platform registers itself',
  },
  'object.attempt': {
    text: 'Attempt',
    description: 'In the column "Object": its kind, a learner\'s attempt at a lab',
  },
  'object.shared replay': {
    text: 'Shared replay',
    description: 'In the column "Object": its kind, a link to a replay of an attack',
  },
  'object.session': { text: 'Session', description: 'In the column "Object": its kind, a signed-in device' },
  'object.assignment': {
    text: 'Assignment',
    description: 'In the column "Object": its kind, what a company asks people to learn',
  },
  'object.call': {
    text: 'Request',
    description: 'In the column "Object": its kind, a request to the server. Noun',
  },
  'reason.bad_credentials': {
    text: 'Wrong email or password',
    description: 'Under the badge "Refused": why',
  },
  'reason.code_expired': { text: 'Expired code', description: 'Under the badge "Refused": why' },
  'reason.confirm_by_mail': {
    text: 'Must be confirmed by email',
    description: 'Under the badge "Refused": why. Subject: the sign-in',
  },
  'reason.confirm_sign_in': {
    text: 'Link opened in another browser',
    description: 'Under the badge: why the sign-in is not complete',
  },
  'reason.emergency_administrator': {
    text: 'Administrator exempt from the identity provider',
    description: 'Under the badge "Refused": why the directory could not deactivate this user',
  },
  'reason.emergency_address': {
    text: 'Administrator exempt from the identity provider',
    description: 'Under the badge "Refused": why the directory could not change the address of this user',
  },
  'reason.forbidden': { text: 'Not permitted', description: 'Under the badge "Refused": why' },
  'reason.last_owner': {
    text: 'Last active owner',
    description: 'Under the badge "Refused": why a user could not be deactivated',
  },
  'reason.locked_by_administrator': {
    text: 'Deactivated by an administrator',
    description: 'Under the badge "Refused": why the directory could not activate this user',
  },
  'reason.not_verified': { text: 'Account not confirmed', description: 'Under the badge "Refused": why' },
  'reason.owner_address': {
    text: 'Address of an owner',
    description: 'Under the badge "Refused": why the directory could not change the address of this user',
  },
  'reason.refresh_refused': { text: 'Session has ended', description: 'Under the badge "Refused": why' },
  'reason.session_invalid': { text: 'Session has ended', description: 'Under the badge "Refused": why' },
  'reason.signin_refused': {
    text: 'Unknown or blocked account',
    description: 'Under the badge "Refused": why',
  },
  'reason.sso_required': {
    text: 'Single sign-on required',
    description: 'Under the badge "Refused": why. The company\'s members sign in through the company',
  },
  'reason.too_many_tries': { text: 'Too many tries', description: 'Under the badge "Refused": why' },
  'reason.verification_required': {
    text: 'Email address not confirmed',
    description: 'Under the badge "Refused": why',
  },
  'reason.wrong_code': { text: 'Wrong code', description: 'Under the badge "Refused": why' },
  kept: {
    text: 'Entries are kept for {days} days. Times are in {zone}.',
    description: 'Above the table. {days}: number; {zone}: name of a time zone, such as Europe/Berlin',
  },
  'count.one': { text: '1 entry', description: 'Above the table: it has one entry' },
  'count.all': { text: '{count} entries', description: 'Above the table. {count}: number other than 1' },
  'count.newest': {
    text: 'The newest {count} entries',
    description: 'Above the table, which has more entries. {count}: number of those that are shown',
  },
  more: { text: 'Show older entries', description: 'Button under the entries of the audit trail. Verb' },
  'more.failed': {
    text: 'Older entries could not be loaded.',
    description: 'Error beside the button "Show older entries"',
  },
  export: {
    text: 'Export as CSV',
    description: 'Button: saves the entries that match the filters as a CSV file. Verb',
  },
  'exported.one': { text: '1 entry was exported.', description: 'Toast after "Export as CSV" was pressed' },
  exported: {
    text: '{count} entries were exported.',
    description: 'Toast after "Export as CSV" was pressed. {count}: number other than 1',
  },
  'exported.part': {
    text: 'The newest {count} entries were exported. Choose a shorter period for the others.',
    description: 'Toast after "Export as CSV" was pressed. {count}: number; the file cannot hold more',
  },
});

export type MessageId = keyof typeof messages;
export const t = createTranslator(messages);
export const isMessage = (id: string): id is MessageId => Object.hasOwn(messages, id);
