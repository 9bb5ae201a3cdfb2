import type { AuditAction } from '@drawbridge/contracts/kernel';
import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

interface Message {
  text: string;
  description: string;
}

/** Nouns, so that one fits what was done and what was refused. An action without words does not compile. */
const actions: Record<`action.${AuditAction}`, Message> = {
  'action.session.begin': { text: 'Sign-in', description: 'Somebody signed in, or was refused' },
  'action.session.end': { text: 'Sign-out', description: 'Somebody signed out' },
  'action.session.end_all': {
    text: 'Sign-out on all devices',
    description: 'Every session of a person was ended',
  },
  'action.session.token_reused': {
    text: 'Session token used twice',
    description: 'It may have been stolen: the session was ended',
  },
  'action.password.check': {
    text: 'Password asked for again',
    description: 'Before a change of how to sign in, or before sessions are ended',
  },
  'action.password.change': { text: 'Password change', description: 'Somebody changed their own password' },
  'action.password.reset_request': {
    text: 'Password reset requested',
    description: 'Somebody asked for the link that resets a password',
  },
  'action.password.reset': { text: 'Password reset', description: 'A password was set through that link' },
  'action.second_factor.add': {
    text: 'Second factor added',
    description: 'A passkey or an authenticator app was set up',
  },
  'action.second_factor.remove': { text: 'Second factor removed', description: 'It was taken away' },
  'action.second_factor.check': {
    text: 'Second factor check',
    description: 'Second step of a sign-in, passed or refused',
  },
  'action.second_factor.demand': {
    text: 'Second factor requirement',
    description: 'Whether the company demands a second factor was changed',
  },
  'action.recovery_codes.make': {
    text: 'New recovery codes',
    description: 'Codes for a lost second factor were made',
  },
  'action.account.create': { text: 'New account', description: 'An account was made' },
  'action.account.confirm': {
    text: 'Email address confirmed',
    description: 'The owner of an account confirmed its address',
  },
  'action.account.link': {
    text: 'Account linked',
    description: 'An account of an LMS or an identity provider was tied to an account here',
  },
  'action.account.unlink': {
    text: 'Account unlinked',
    description: 'An account of an LMS no longer belongs to an account here',
  },
  'action.access.refuse': {
    text: 'Access without permission',
    description: 'Somebody tried what their role does not allow',
  },
  'action.platform.add': { text: 'Platform registered', description: 'LTI platform' },
  'action.platform.change': { text: 'Platform changed', description: 'LTI platform' },
  'action.platform.activate': { text: 'Platform activated', description: 'LTI platform' },
  'action.platform.deactivate': { text: 'Platform deactivated', description: 'LTI platform' },
  'action.platform.delete': { text: 'Platform deleted', description: 'LTI platform' },
  'action.platform.register': {
    text: 'Platform registered itself',
    description: 'By a registration link; it waits for approval',
  },
  'action.platform.register_again': {
    text: 'Platform updated its registration',
    description: 'By a registration link, under the same client ID: its addresses may be new',
  },
  'action.platform.approve': { text: 'Platform allowed', description: 'One that waited for approval' },
  'action.platform.reject': { text: 'Platform rejected', description: 'One that waited for approval' },
  'action.invitation.make': {
    text: 'Registration link made',
    description: 'A link with which an LTI platform registers itself',
  },
  'action.invitation.revoke': { text: 'Registration link revoked', description: 'The link was ended' },
  'action.partner.add': { text: 'Embed partner added', description: 'A site that embeds widgets' },
  'action.partner.change': { text: 'Embed partner changed', description: 'Its name or its origins' },
  'action.partner.delete': { text: 'Embed partner deleted', description: 'Its widgets show a refusal' },
  'action.partner_secret.add': { text: 'Secret key made', description: 'Of an embed partner' },
  'action.partner_secret.revoke': { text: 'Secret key revoked', description: 'Of an embed partner' },
  'action.token.make': { text: 'Token made', description: 'With which programs act for a person' },
  'action.token.end': { text: 'Token ended', description: 'With which programs acted for a person' },
  'action.subscription.order': { text: 'Plan ordered', description: 'A plan was ordered and is to be paid' },
  'action.subscription.settle': { text: 'Order paid', description: 'An order was paid, and its plan opened' },
  'action.subscription.cancel': {
    text: 'Order canceled',
    description: 'An order was canceled, and what it had opened was closed',
  },
  'action.company.create': {
    text: 'Company created',
    description: 'By the operator of the server; the object is its first administrator',
  },
  'action.company.close': { text: 'Company closed', description: 'By the operator: nobody of it gets in' },
  'action.identity_provider.set': {
    text: 'Identity provider set',
    description: 'By the operator: made, or its values changed',
  },
  'action.assistant.rule': {
    text: 'Rule of the assistant',
    description: 'A company changed what the assistant may do',
  },
  'action.score.resend': {
    text: 'Scores sent again',
    description: 'Scores that a gradebook had refused were sent to it again',
  },
  'action.attempt.review': {
    text: 'Attempt reviewed',
    description: 'Somebody looked at the work of a learner',
  },
  'action.replay.share': { text: 'Replay shared', description: 'A link to a replay was made' },
  'action.replay.revoke': { text: 'Shared replay revoked', description: 'The link was ended' },
  'action.badge.revoke': { text: 'Badge revoked', description: 'A person no longer holds a badge' },
  'action.certificate.revoke': { text: 'Certificate revoked', description: 'Its check number says so' },
  'action.progress.export': {
    text: 'Progress of a class exported',
    description: 'An instructor saved the list of learners as a file',
  },
  'action.audit.export': { text: 'Audit trail exported', description: 'This list was saved as a file' },
};

const messages = defineMessages('audit', {
  ...actions,
  loading: { text: 'Loading the audit trail', description: 'Spoken while loading' },
  problem: { text: 'The audit trail could not be loaded', description: 'Title of the problem look' },
  denied: { text: 'This is for administrators', description: 'Title of the denied look' },
  'denied.message': {
    text: 'Administrators of a company see the audit trail of their company.',
    description: 'Under it',
  },
  empty: { text: 'Nothing has been recorded yet', description: 'Title of the empty list' },
  'empty.message': {
    text: 'Sign-ins, refused access, changes to platforms and exports appear here as they happen.',
    description: 'Under it',
  },
  unmatched: { text: 'No entries match', description: 'Title when the filters leave nothing' },
  'unmatched.message': {
    text: 'Choose a longer period, or clear the filters.',
    description: 'Under it',
  },
  filters: { text: 'Filters', description: 'Name of the group of controls' },
  clear: { text: 'Clear filters', description: 'Button: shows everything again' },
  person: { text: 'Person', description: 'Filter and head of a column: who did it' },
  'person.hint': { text: 'Name or email', description: 'Inside the empty field' },
  action: { text: 'Action', description: 'Filter and head of a column' },
  'action.any': { text: 'Any action', description: 'Choice of the filter' },
  outcome: { text: 'Outcome', description: 'Filter and head of a column' },
  'outcome.any': { text: 'Any outcome', description: 'Choice of the filter' },
  'outcome.done': { text: 'Done', description: 'Outcome of an entry' },
  'outcome.refused': { text: 'Refused', description: 'Outcome of an entry' },
  period: { text: 'Period', description: 'Filter' },
  'period.all': { text: 'Any time', description: 'Choice of the filter' },
  'period.today': { text: 'Today', description: 'Choice of the filter' },
  'period.week': { text: 'Last 7 days', description: 'Choice of the filter' },
  'period.month': { text: 'Last 30 days', description: 'Choice of the filter' },
  'period.days': { text: 'Custom dates', description: 'Choice of the filter: shows two dates' },
  from: { text: 'First day', description: 'Date field' },
  to: { text: 'Last day', description: 'Date field' },
  reversed: { text: 'Choose a day that is not before the first day.', description: 'Under the last day' },
  list: { text: 'Audit trail, newest first', description: 'Name of the list' },
  time: { text: 'Time', description: 'Head of a column' },
  object: { text: 'Object', description: 'Head of a column: what it was done to' },
  source: { text: 'Source', description: 'Head of a column: network address and device' },
  server: { text: 'The server itself', description: 'Source of what nobody asked for' },
  operator: { text: 'Operator', description: 'Who did it: those who run the server' },
  unknown: { text: 'Unknown person', description: 'Who did it, when nobody is known' },
  deleted: { text: 'Deleted account', description: 'Who did it, when the account is gone' },
  details: { text: 'Details', description: 'Opens what else is known of an entry' },
  'details.person': { text: 'Person ID', description: 'Name of a detail' },
  'details.object': { text: 'Object ID', description: 'Name of a detail' },
  'details.way': { text: 'Sign-in method', description: 'Name of a detail' },
  'details.issuer': { text: 'Issuer', description: 'Name of a detail' },
  'details.client_id': { text: 'Client ID', description: 'Name of a detail' },
  'details.auth_login_url': { text: 'Authentication request URL', description: 'Name of a detail' },
  'details.auth_token_url': { text: 'Access token URL', description: 'Name of a detail' },
  'details.deployment_ids': { text: 'Deployment IDs', description: 'Name of a detail' },
  'details.expires_at': { text: 'Valid until', description: 'Name of a detail' },
  'details.invitation': { text: 'Registration link', description: 'Name of a detail: its id' },
  'details.key_set_url': { text: 'Key set URL', description: 'Name of a detail' },
  'object.person': { text: 'Person', description: 'Kind of an object' },
  'object.company': { text: 'Company', description: 'Kind of an object' },
  'object.platform': { text: 'Platform', description: 'Kind of an object' },
  'object.invitation': { text: 'Registration link', description: 'Kind of an object' },
  'object.attempt': { text: 'Attempt', description: 'Kind of an object' },
  'object.shared replay': { text: 'Shared replay', description: 'Kind of an object' },
  'object.session': { text: 'Session', description: 'Kind of an object' },
  'object.call': { text: 'Request', description: 'Kind of an object: what was called' },
  'reason.bad_credentials': { text: 'Wrong email or password', description: 'Why it was refused' },
  'reason.code_expired': { text: 'Expired code', description: 'Why it was refused' },
  'reason.confirm_by_mail': {
    text: 'Must be confirmed by email',
    description: 'Why it was refused: too many tries from elsewhere',
  },
  'reason.confirm_sign_in': {
    text: 'Link opened in another browser',
    description: 'Why it was not done yet',
  },
  'reason.forbidden': { text: 'Not permitted', description: 'Why it was refused' },
  'reason.not_verified': { text: 'Account not confirmed', description: 'Why it was refused' },
  'reason.refresh_refused': { text: 'Session has ended', description: 'Why it was refused' },
  'reason.session_invalid': { text: 'Session has ended', description: 'Why it was refused' },
  'reason.signin_refused': { text: 'Unknown or blocked account', description: 'Why it was refused' },
  'reason.sso_required': { text: 'Single sign-on required', description: 'Why it was refused' },
  'reason.too_many_tries': { text: 'Too many tries', description: 'Why it was refused' },
  'reason.verification_required': {
    text: 'Email address not confirmed',
    description: 'Why it was refused',
  },
  'reason.wrong_code': { text: 'Wrong code', description: 'Why it was refused' },
  kept: {
    text: 'Entries are kept for {days} days. Times are in {zone}.',
    description: 'Over the list',
  },
  'count.one': { text: '1 entry', description: 'How many are shown, when that is all' },
  'count.all': { text: '{count} entries', description: 'How many are shown, when that is all' },
  'count.newest': { text: 'The newest {count} entries', description: 'How many are shown of more' },
  more: { text: 'Show older entries', description: 'Button under the list' },
  'more.failed': { text: 'Older entries could not be loaded.', description: 'Beside the button' },
  export: { text: 'Export as CSV', description: 'Button: saves the entries that match as a file' },
  'exported.one': { text: '1 entry was exported.', description: 'Said after it' },
  exported: { text: '{count} entries were exported.', description: 'Said after it' },
  'exported.part': {
    text: 'The newest {count} entries were exported. Choose a shorter period for the others.',
    description: 'Said after it, when a file cannot hold all',
  },
});

export type MessageId = keyof typeof messages;
export const t = createTranslator(messages);
export const isMessage = (id: string): id is MessageId => Object.hasOwn(messages, id);
