import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';

/** What an entry of the audit trail can be about; stored and shown by these words, so none is ever renamed. */
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
  'company.create',
  'company.close',
  'identity_provider.set',
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
/** Most entries of one exported file. */
export const AUDIT_EXPORT_MOST = 10_000;

export const auditEntry = z.object({
  id: z.string(),
  at: z.string(),
  action: z.enum(AUDIT_ACTIONS),
  outcome: z.enum(AUDIT_OUTCOMES),
  /** Why it was refused: the code of the problem. */
  reason: z.nullable(z.string()),
  /** Who did it. Name and address are those of today; null once the person is deleted, and for nobody known. */
  actor: z.object({
    id: z.nullable(z.string()),
    name: z.nullable(z.string()),
    email: z.nullable(z.string()),
  }),
  /** What it was done to. */
  subject: z.nullable(z.object({ kind: z.string(), id: z.string(), name: z.nullable(z.string()) })),
  /** Network address; empty for what the server did by itself. */
  address: z.string(),
  /** Browser and system, in words. */
  device: z.string(),
  /** What else is known, by name: the way of a sign-in, the fields that were changed. Never a secret. */
  details: z.record(z.string(), z.string()),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** Of a year that the database reads; JavaScript knows more. */
function isInstant(value: string): boolean {
  const year = new Date(value).getUTCFullYear();
  return year >= 1 && year <= 9_999;
}

const instant = z.string().check(z.refine(isInstant, { error: 'Enter a date and a time.' }));

/** Fields of a filter; an absent one lets everything through. */
const filter = {
  /** From this instant. */
  from: z.optional(instant),
  /** Before this instant. */
  to: z.optional(instant),
  action: z.optional(z.enum(AUDIT_ACTIONS)),
  outcome: z.optional(z.enum(AUDIT_OUTCOMES)),
  /** Part of the name or address of who did it. */
  actor: z.optional(z.string().check(z.trim(), z.maxLength(100))),
};
export type AuditFilter = z.infer<z.ZodMiniObject<typeof filter>>;

export const listAuditEntries = endpoint({
  name: 'listAuditEntries',
  base: 'main',
  method: 'GET',
  path: 'company/audit',
  summary:
    "The audit trail of the caller's company, newest first. `next_token` of a reply gives the page after it.",
  access: 'companyAdmin',
  input: z.object({ ...filter, next_token: z.optional(z.string().check(z.regex(/^[\w.-]{1,80}$/))) }),
  output: z.object({
    items: z.array(auditEntry),
    next_token: z.nullable(z.string()),
    /** Entries older than this many days are deleted. */
    kept_days: z.number(),
  }),
  problems: [],
});

export const exportAuditEntries = endpoint({
  name: 'exportAuditEntries',
  base: 'main',
  method: 'POST',
  path: 'company/audit/export',
  summary: 'The same entries as one CSV text, newest first, at most 10,000. The export is an entry itself.',
  access: 'companyAdmin',
  input: z.object(filter),
  output: z.object({
    file_name: z.string(),
    csv: z.string(),
    entries: z.number(),
    /** False when there are more entries: a narrower time gives the rest. */
    is_complete: z.boolean(),
  }),
  problems: [],
});

export const AUDIT_ENDPOINTS = [listAuditEntries, exportAuditEntries];
