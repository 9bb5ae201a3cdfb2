import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';

/** Actions that an audit entry can record. They are stored and shown under these names, so they are never renamed. */
export const AUDIT_ACTIONS = [
  'session.begin',
  'session.end',
  'session.end_all',
  'session.token_reused',
  'password.check',
  'password.change',
  'password.reset_request',
  'password.reset',
  'second_factor.add',
  'second_factor.remove',
  'second_factor.check',
  'second_factor.demand',
  'recovery_codes.make',
  'account.create',
  'account.confirm',
  'account.link',
  'account.unlink',
  'access.refuse',
  'platform.add',
  'platform.change',
  'platform.activate',
  'platform.deactivate',
  'platform.delete',
  'platform.register',
  'platform.register_again',
  'platform.approve',
  'platform.reject',
  'invitation.make',
  'invitation.revoke',
  'partner.add',
  'partner.change',
  'partner.delete',
  'partner_secret.add',
  'partner_secret.revoke',
  'token.make',
  'token.end',
  'subscription.order',
  'subscription.settle',
  'subscription.cancel',
  'user.invite',
  'user.edit',
  'user.role',
  'user.deactivate',
  'user.reactivate',
  'user.license',
  'user.unlicense',
  'user.resend',
  'user.remove',
  'user.export',
  'user.import',
  'user.ask',
  'user.withdraw',
  'user.join',
  'user_view.save',
  'user_view.delete',
  'company.create',
  'company.close',
  'team.create',
  'team.change',
  'team.delete',
  'team.members',
  'team.managers',
  'team.champions',
  'team.export',
  'identity_provider.set',
  'assignment.add',
  'assignment.change',
  'assignment.delete',
  'assignment.exempt',
  'assignment.unexempt',
  'assignment.export',
  'certificate.issue',
  'company.change',
  'company.logo',
  'company.retention',
  'company.setup_skip',
  'company.setup_close',
  'user_defaults.set',
  'group_mapping.set',
  'group_mapping.apply',
  'domain.claim',
  'domain.prove',
  'domain.remove',
  'identity_provider.draft',
  'identity_provider.test',
  'identity_provider.on',
  'identity_provider.off',
  'identity_provider.rules',
  'identity_provider.metadata',
  'scim.on',
  'scim.off',
  'scim.test',
  'scim_secret.add',
  'scim_secret.revoke',
  'scim_claim.accept',
  'scim_claim.dismiss',
  'assistant.rule',
  'score.resend',
  'attempt.review',
  'progress.export',
  'replay.share',
  'replay.revoke',
  'badge.revoke',
  'certificate.revoke',
  'audit.export',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export const AUDIT_OUTCOMES = ['done', 'refused'] as const;
export type AuditOutcome = (typeof AUDIT_OUTCOMES)[number];

export const AUDIT_PAGE_SIZE = 50;
/** Maximum number of entries in one exported file. */
export const AUDIT_EXPORT_MOST = 10_000;

export const auditEntry = z.object({
  id: z.string(),
  at: z.string(),
  action: z.enum(AUDIT_ACTIONS),
  outcome: z.enum(AUDIT_OUTCOMES),
  /** Problem code of the refusal; null if the action succeeded. */
  reason: z.nullable(z.string()),
  /** Who did it. Name and address are the current ones; null once the person is deleted, and for an unknown person. */
  actor: z.object({
    id: z.nullable(z.string()),
    name: z.nullable(z.string()),
    email: z.nullable(z.string()),
  }),
  /** What the action was applied to. */
  subject: z.nullable(z.object({ kind: z.string(), id: z.string(), name: z.nullable(z.string()) })),
  /** Network address; empty for actions of the server itself. */
  address: z.string(),
  /** Browser and operating system, such as "Firefox on Linux". */
  device: z.string(),
  /** Further facts by name, such as the sign-in method or the changed fields. Never contains a secret. */
  details: z.record(z.string(), z.string()),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** True for years that the database accepts; JavaScript accepts more. */
function isInstant(value: string): boolean {
  const year = new Date(value).getUTCFullYear();
  return year >= 1 && year <= 9_999;
}

const instant = z.string().check(z.refine(isInstant, { error: 'Enter a date and a time.' }));

/** Filter fields; an absent field matches everything. */
const filter = {
  /** Inclusive start, an instant. */
  from: z.optional(instant),
  /** Exclusive end, an instant. */
  to: z.optional(instant),
  action: z.optional(z.enum(AUDIT_ACTIONS)),
  outcome: z.optional(z.enum(AUDIT_OUTCOMES)),
  /** Part of the name or email address of whoever did it. */
  actor: z.optional(z.string().check(z.trim(), z.maxLength(100))),
};
export type AuditFilter = z.infer<z.ZodMiniObject<typeof filter>>;

export const listAuditEntries = endpoint({
  name: 'listAuditEntries',
  base: 'main',
  method: 'GET',
  path: 'company/audit',
  summary:
    "Lists the audit trail of the caller's company, newest first. `next_token` of a reply returns the next page.",
  access: 'companyAdmin',
  input: z.object({ ...filter, next_token: z.optional(z.string().check(z.regex(/^[\w.-]{1,80}$/))) }),
  output: z.object({
    items: z.array(auditEntry),
    next_token: z.nullable(z.string()),
    /** Number of days after which entries are deleted. */
    kept_days: z.number(),
  }),
  problems: [],
});

export const exportAuditEntries = endpoint({
  name: 'exportAuditEntries',
  base: 'main',
  method: 'POST',
  path: 'company/audit/export',
  summary:
    'Exports the same entries as one CSV text, newest first, at most 10,000. The export itself is recorded.',
  access: 'companyAdmin',
  input: z.object(filter),
  output: z.object({
    file_name: z.string(),
    csv: z.string(),
    entries: z.number(),
    /** False when there are more entries; a narrower time range returns the rest. */
    is_complete: z.boolean(),
  }),
  problems: [],
});

export const AUDIT_ENDPOINTS = [listAuditEntries, exportAuditEntries];
