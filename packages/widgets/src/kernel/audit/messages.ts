import type { AuditAction } from '@drawbridge/contracts/kernel';
import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

interface Message {
  text: string;
  description: string;
}

/** Nouns, so that one fits what was done and what was refused. An action without words does not compile. */
const actions: Record<`action.${AuditAction}`, Message> = {
  'action.session.begin': {
    text: 'Sign-in',
    description:
      'Entry of the audit trail, the list of what was done, and option of its filter: somebody signed in, or was refused. Noun',
  },
  'action.session.end': {
    text: 'Sign-out',
    description: 'Entry of the audit trail: somebody signed out. Noun',
  },
  'action.session.end_all': {
    text: 'Sign-out on all devices',
    description: 'Entry of the audit trail: every session of a person was ended. Noun',
  },
  'action.session.token_reused': {
    text: 'Session token used twice',
    description:
      'Entry of the audit trail: a token may have been stolen, so the session was ended. Participle',
  },
  'action.password.check': {
    text: 'Password confirmation',
    description: 'Entry of the audit trail: the password was asked for again before an important change',
  },
  'action.password.change': {
    text: 'Password change',
    description: 'Entry of the audit trail: somebody changed their password. Noun',
  },
  'action.password.reset_request': {
    text: 'Password reset requested',
    description: 'Entry of the audit trail: somebody asked for a link that sets a new password. Participle',
  },
  'action.password.reset': {
    text: 'Password reset',
    description: 'Entry of the audit trail: a new password was set with a link from an email. Noun',
  },
  'action.second_factor.add': {
    text: 'Second factor added',
    description: 'Entry of the audit trail: a passkey or an authenticator app was added. Participle',
  },
  'action.second_factor.remove': {
    text: 'Second factor removed',
    description: 'Entry of the audit trail: a passkey or an authenticator app was removed. Participle',
  },
  'action.second_factor.check': {
    text: 'Second factor check',
    description: 'Entry of the audit trail: second step of a sign-in, passed or refused. Noun',
  },
  'action.second_factor.demand': {
    text: 'Second factor requirement',
    description: 'Entry of the audit trail: whether the company requires a second factor was changed. Noun',
  },
  'action.recovery_codes.make': {
    text: 'New recovery codes',
    description: 'Entry of the audit trail: codes for emergencies were made',
  },
  'action.account.create': {
    text: 'New account',
    description: 'Entry of the audit trail: an account was made',
  },
  'action.account.confirm': {
    text: 'Email address confirmed',
    description: 'Entry of the audit trail. Participle',
  },
  'action.account.link': {
    text: 'Account linked',
    description:
      'Entry of the audit trail: an account of a learning platform or identity provider was connected to an account here. Participle',
  },
  'action.account.unlink': {
    text: 'Account unlinked',
    description: 'Entry of the audit trail: the opposite of "Account linked". Participle',
  },
  'action.access.refuse': {
    text: 'Access refused',
    description: 'Entry of the audit trail: somebody tried what they are not allowed to do',
  },
  'action.platform.add': {
    text: 'Platform registered',
    description: 'Entry of the audit trail, about a learning platform. Participle',
  },
  'action.platform.change': {
    text: 'Platform changed',
    description: 'Entry of the audit trail, about a learning platform. Participle',
  },
  'action.platform.activate': {
    text: 'Platform activated',
    description: 'Entry of the audit trail, about a learning platform. Participle',
  },
  'action.platform.deactivate': {
    text: 'Platform deactivated',
    description: 'Entry of the audit trail, about a learning platform. Participle',
  },
  'action.platform.delete': {
    text: 'Platform deleted',
    description: 'Entry of the audit trail, about a learning platform. Participle',
  },
  'action.platform.register': {
    text: 'Platform registered itself',
    description: 'Entry of the audit trail: a learning platform used a registration link',
  },
  'action.platform.register_again': {
    text: 'Platform updated its registration',
    description: 'Entry of the audit trail: a learning platform used a registration link again',
  },
  'action.platform.approve': {
    text: 'Platform allowed',
    description: 'Entry of the audit trail: an administrator allowed a learning platform. Participle',
  },
  'action.platform.reject': {
    text: 'Platform rejected',
    description: 'Entry of the audit trail: an administrator rejected a learning platform. Participle',
  },
  'action.invitation.make': {
    text: 'Registration link created',
    description:
      'Entry of the audit trail, about a link with which a learning platform registers itself. Participle',
  },
  'action.invitation.revoke': {
    text: 'Registration link revoked',
    description:
      'Entry of the audit trail, about a link with which a learning platform registers itself. Participle',
  },
  'action.partner.add': {
    text: 'Embed partner added',
    description:
      'Entry of the audit trail, about a site that shows courses and labs in its own pages. Participle',
  },
  'action.partner.change': {
    text: 'Embed partner changed',
    description:
      'Entry of the audit trail, about a site that shows courses and labs in its own pages. Participle',
  },
  'action.partner.delete': {
    text: 'Embed partner deleted',
    description:
      'Entry of the audit trail, about a site that shows courses and labs in its own pages. Participle',
  },
  'action.partner_secret.add': {
    text: 'Secret key created',
    description: 'Entry of the audit trail, about a key of a partner site. Participle',
  },
  'action.partner_secret.revoke': {
    text: 'Secret key revoked',
    description: 'Entry of the audit trail, about a key of a partner site. Participle',
  },
  'action.token.make': {
    text: 'Token created',
    description: 'Entry of the audit trail, about a token with which a program acts for a person. Participle',
  },
  'action.token.end': {
    text: 'Token revoked',
    description: 'Entry of the audit trail, about such a token. Participle',
  },
  'action.subscription.order': { text: 'Plan ordered', description: 'Entry of the audit trail. Participle' },
  'action.subscription.settle': { text: 'Order paid', description: 'Entry of the audit trail. Participle' },
  'action.subscription.cancel': {
    text: 'Order canceled',
    description: 'Entry of the audit trail. Participle',
  },
  'action.user.invite': {
    text: 'User invited',
    description: 'Entry of the audit trail: an administrator invited a person to the company. Participle',
  },
  'action.user.edit': {
    text: 'User data changed',
    description:
      'Entry of the audit trail: an administrator changed the name, department or job title of a user. Participle',
  },
  'action.user.role': {
    text: 'Role changed',
    description:
      'Entry of the audit trail: an owner made a user an owner, an administrator or a member. Participle',
  },
  'action.user.deactivate': {
    text: 'User deactivated',
    description:
      'Entry of the audit trail: an administrator deactivated a user, who cannot sign in any more. Participle',
  },
  'action.user.reactivate': {
    text: 'User activated again',
    description: 'Entry of the audit trail: an administrator activated a deactivated user again. Participle',
  },
  'action.user.license': {
    text: 'License given',
    description: 'Entry of the audit trail: an administrator gave a user the plan of the company. Participle',
  },
  'action.user.unlicense': {
    text: 'License taken',
    description:
      'Entry of the audit trail: an administrator took the plan of the company from a user. Participle',
  },
  'action.user.resend': {
    text: 'Invitation sent again',
    description: 'Entry of the audit trail: an administrator sent a user the invitation again. Participle',
  },
  'action.user.remove': {
    text: 'User removed',
    description: 'Entry of the audit trail: an administrator removed a user from the company. Participle',
  },
  'action.user.export': {
    text: 'Users exported',
    description: 'Entry of the audit trail: somebody exported the list of users to a file. Participle',
  },
  'action.user.import': {
    text: 'Users imported',
    description:
      'Entry of the audit trail: an administrator started an import of users from a file. Participle',
  },
  'action.company.create': {
    text: 'Company created',
    description: 'Entry of the audit trail: the operator of this website created a company. Participle',
  },
  'action.company.close': {
    text: 'Company closed',
    description: 'Entry of the audit trail: the operator of this website closed a company. Participle',
  },
  'action.team.create': { text: 'Team created', description: 'Entry of the audit trail. Participle' },
  'action.team.change': {
    text: 'Team changed',
    description: 'Entry of the audit trail: name, parent or rule of a team. Participle',
  },
  'action.team.delete': { text: 'Team deleted', description: 'Entry of the audit trail. Participle' },
  'action.team.members': {
    text: 'Team members changed',
    description: 'Entry of the audit trail: users were added to a team or removed from it. Participle',
  },
  'action.team.managers': {
    text: 'Team managers changed',
    description: 'Entry of the audit trail. Participle',
  },
  'action.team.export': {
    text: 'Team members exported',
    description: 'Entry of the audit trail: somebody downloaded the members of a team as a file. Participle',
  },
  'action.team.champions': {
    text: 'Team champions changed',
    description: 'Entry of the audit trail, about the security champions of a team. Participle',
  },
  'action.user.ask': {
    text: 'Outside account asked to join',
    description:
      'Entry of the audit trail: an address that has an account outside of the company was invited. Participle',
  },
  'action.user.withdraw': {
    text: 'Question to join withdrawn',
    description:
      'Entry of the audit trail: an account outside of the company is no longer asked to join. Participle',
  },
  'action.user.join': {
    text: 'Joined with a private account',
    description: 'Entry of the audit trail: a person accepted to become a user of the company. Participle',
  },
  'action.user_view.save': {
    text: 'Shared view saved',
    description:
      'Entry of the audit trail: a view of the list of users that all administrators see was saved. Participle',
  },
  'action.user_view.delete': {
    text: 'Shared view deleted',
    description:
      'Entry of the audit trail: a view of the list of users that all administrators saw was deleted. Participle',
  },
  'action.company.change': {
    text: 'Organization changed',
    description:
      'Entry of the audit trail: an administrator changed the name, the texts or the time zone of the company. Participle',
  },
  'action.company.logo': {
    text: 'Logo changed',
    description: 'Entry of the audit trail: the logo of the company was replaced or removed. Participle',
  },
  'action.company.retention': {
    text: 'Retention changed',
    description:
      'Entry of the audit trail: after how many days old work and activity are deleted was changed. Participle',
  },
  'action.company.setup_skip': {
    text: 'Set-up step chosen',
    description:
      'Entry of the audit trail: a step of the set-up of the company was skipped, or that was taken back. Participle',
  },
  'action.company.setup_close': {
    text: 'Set-up closed',
    description:
      'Entry of the audit trail: the set-up of the company is complete and was put away. Participle',
  },
  'action.user_defaults.set': {
    text: 'Defaults for new users changed',
    description: 'Entry of the audit trail: what new members of a company begin with was changed. Participle',
  },
  'action.group_mapping.set': {
    text: 'Group mapping changed',
    description:
      'Entry of the audit trail: which teams and roles groups of the identity provider stand for was changed. Participle',
  },
  'action.group_mapping.apply': {
    text: 'Teams and role by group',
    description:
      'Entry of the audit trail: teams or the role of a person changed at a sign-in, because of their groups. Noun',
  },
  'action.domain.claim': {
    text: 'Domain claimed',
    description:
      'Entry of the audit trail: a company says that a domain of the internet is its own. Participle',
  },
  'action.domain.prove': {
    text: 'Domain proved',
    description:
      'Entry of the audit trail: a DNS record showed that a domain belongs to the company. Participle',
  },
  'action.domain.remove': {
    text: 'Domain removed',
    description: 'Entry of the audit trail: a domain is no longer one of the company. Participle',
  },
  'action.identity_provider.set': {
    text: 'Identity provider set',
    description:
      'Entry of the audit trail: the operator set or changed where members of a company sign in. Participle',
  },
  'action.assignment.add': {
    text: 'Assignment created',
    description:
      'Entry of the audit trail: an administrator asked people to learn something by a date. Participle',
  },
  'action.assignment.change': {
    text: 'Assignment changed',
    description: 'Entry of the audit trail. Participle',
  },
  'action.assignment.delete': {
    text: 'Assignment deleted',
    description: 'Entry of the audit trail. Participle',
  },
  'action.assignment.exempt': {
    text: 'Exempted from an assignment',
    description: 'Entry of the audit trail, about a person who need not do an assignment. Participle',
  },
  'action.assignment.unexempt': {
    text: 'Exemption ended',
    description: 'Entry of the audit trail: a person has to do an assignment after all. Participle',
  },
  'action.assignment.export': {
    text: 'Assignment report exported',
    description:
      'Entry of the audit trail: the list of people of an assignment was saved as a file. Participle',
  },
  'action.certificate.issue': {
    text: 'Certificate issued',
    description: "Entry of the audit trail: an administrator issued a person's certificate. Participle",
  },
  'action.identity_provider.draft': {
    text: 'Identity provider drafted',
    description:
      'Entry of the audit trail: an administrator entered values that nobody signs in with yet. Participle',
  },
  'action.identity_provider.test': {
    text: 'Single sign-on tested',
    description:
      'Entry of the audit trail: an administrator tried the sign-in before switching it on. Participle',
  },
  'action.identity_provider.on': {
    text: 'Single sign-on switched on',
    description: 'Entry of the audit trail. Participle',
  },
  'action.identity_provider.off': {
    text: 'Single sign-on switched off',
    description: 'Entry of the audit trail. Participle',
  },
  'action.identity_provider.rules': {
    text: 'Single sign-on rules changed',
    description: 'Entry of the audit trail: whether passwords are refused, and for whom not. Participle',
  },
  'action.identity_provider.metadata': {
    text: 'Identity provider changed its metadata',
    description: 'Entry of the audit trail: the daily reading found other certificates or another address',
  },
  'action.scim.on': {
    text: 'Provisioning switched on',
    description: 'Entry of the audit trail: a directory may create and change users from now on. Participle',
  },
  'action.scim.off': {
    text: 'Provisioning switched off',
    description: 'Entry of the audit trail. Participle',
  },
  'action.scim.test': {
    text: 'Provisioning tested',
    description: 'Entry of the audit trail: an administrator tested the connection. Participle',
  },
  'action.scim_secret.add': {
    text: 'Provisioning secret created',
    description: 'Entry of the audit trail: a secret that the directory calls with. Participle',
  },
  'action.scim_secret.revoke': {
    text: 'Provisioning secret deleted',
    description: 'Entry of the audit trail: calls with that secret are refused from then on. Participle',
  },
  'action.scim_claim.accept': {
    text: 'Account handed over to the directory',
    description:
      'Entry of the audit trail: the directory of the company decides about this account from then on. Participle',
  },
  'action.scim_claim.dismiss': {
    text: 'Request of the directory dismissed',
    description:
      'Entry of the audit trail: the directory did not get an account that it asked for. Participle',
  },
  'action.assistant.rule': {
    text: 'Assistant rule changed',
    description: 'Entry of the audit trail: a company changed what the assistant may do',
  },
  'action.score.resend': {
    text: 'Scores sent again',
    description: 'Entry of the audit trail: scores were sent to a gradebook again. Participle',
  },
  'action.attempt.review': {
    text: 'Attempt reviewed',
    description: "Entry of the audit trail: somebody looked at a learner's work. Participle",
  },
  'action.replay.share': {
    text: 'Replay shared',
    description: 'Entry of the audit trail: a link to a replay of an attack was made. Participle',
  },
  'action.replay.revoke': {
    text: 'Shared replay revoked',
    description: 'Entry of the audit trail: that link was ended. Participle',
  },
  'action.badge.revoke': {
    text: 'Badge revoked',
    description: 'Entry of the audit trail: a badge was taken back. Participle',
  },
  'action.certificate.revoke': {
    text: 'Certificate revoked',
    description: 'Entry of the audit trail: a certificate was taken back. Participle',
  },
  'action.progress.export': {
    text: 'Class progress exported',
    description: 'Entry of the audit trail: an instructor saved a list of learners as a file. Participle',
  },
  'action.audit.export': {
    text: 'Audit trail exported',
    description: 'Entry of the audit trail: this list was saved as a file. Participle',
  },
};

const messages = defineMessages('audit', {
  ...actions,
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
