import type { AuditAction } from '@drawbridge/contracts/kernel';

interface Message {
  text: string;
  description: string;
}

/** Nouns, so that one fits what was done and what was refused. An action without words does not compile. */
export const actionMessages: Record<`action.${AuditAction}`, Message> = {
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
