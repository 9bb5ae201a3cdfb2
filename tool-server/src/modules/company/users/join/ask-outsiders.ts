import { randomUUID } from 'node:crypto';
import { type CompanyId, type PersonId, PORTAL_PAGES } from '@drawbridge/contracts';
import { COMPANY_INVITATION_DAYS, type UserOutcome } from '@drawbridge/contracts/company';
import type { EventBus } from '../../../../events.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import type { Origin } from '../../../../platform/http/api.ts';
import type { ToMailContent } from '../../../../platform/mail/email-template.ts';
import type { Mailer } from '../../../../platform/mail/mailer.ts';
import type { Audit } from '../../../kernel/audit/index.ts';
import { toJoinQuestion } from '../users.mails.ts';
import * as store from './company-invitations.store.ts';

export interface AskDeps {
  events: EventBus;
  clock: Clock;
  audit: Audit;
  mailer: Mailer;
  toMailContent: ToMailContent;
  publicUrl: string;
  productName: string;
}

export interface Asking {
  users: readonly { email: string; department?: string | undefined; job_title?: string | undefined }[];
  /** Of each user. */
  outcomes: readonly UserOutcome[];
  companyName: string;
  teamIds: readonly string[];
  isLicensed: boolean;
}

/** Somebody who is asked, and what the company says of them. */
export interface AskedUser {
  email: string;
  department: string;
  jobTitle: string;
  teamIds: readonly string[];
}

/** Who asks; without a person once the account that started an import is deleted. */
export interface Asker {
  companyId: CompanyId;
  personId: PersonId | null;
  origin: Origin;
}

const DAY_MS = 86_400_000;
const toDomain = (email: string) => email.slice(email.lastIndexOf('@') + 1);

/** Whether a company asks an address that has an account elsewhere. */
export const isInDomains = (domains: ReadonlySet<string>, email: string): boolean =>
  domains.has(toDomain(email));

/**
 * Asks those who have an account outside of the company, where the company proved the domain of the address; gives the
 * outcomes. An account of another company has the same outcome and the same row, and nobody is told: an administrator
 * learns no more than before.
 */
export async function askOutsiders(
  tx: Tx,
  deps: AskDeps,
  asker: Asker,
  { users, outcomes, companyName, teamIds, isLicensed }: Asking,
): Promise<UserOutcome[]> {
  if (!outcomes.includes('account_elsewhere')) return [...outcomes];
  const domains = await store.readProvenDomains(tx, asker.companyId);
  const isAsked = (at: number) =>
    outcomes[at] === 'account_elsewhere' && isInDomains(domains, users[at]?.email ?? '');
  const asked = users
    .filter((_, at) => isAsked(at))
    .map(({ email, department = '', job_title: jobTitle = '' }) => ({
      email,
      department,
      jobTitle,
      teamIds,
    }));
  await askToJoin(tx, deps, asker, asked, { companyName, isLicensed });
  return outcomes.map((outcome, at) => (isAsked(at) ? 'asked' : outcome));
}

/**
 * Asks each of them, unless they are asked already: then nothing changes. Nobody is told again within a day, nor within the
 * time of an invitation after they declined; to the administrator it looks the same.
 */
export async function askToJoin(
  tx: Tx,
  deps: AskDeps,
  { companyId, personId, origin }: Asker,
  asked: readonly AskedUser[],
  { companyName, isLicensed }: { companyName: string; isLicensed: boolean },
): Promise<void> {
  if (asked.length === 0) return;
  const now = deps.clock.now();
  const emails = asked.map(({ email }) => email);
  await store.deleteOver(tx, companyId, { emails, now });
  const owners = await store.readPrivate(tx, emails);
  for (const { email, department, jobTitle, teamIds } of asked) {
    const id = randomUUID();
    const owner = owners.get(email);
    const row = {
      id,
      companyId,
      email,
      personId: owner?.personId ?? null,
      invitedById: personId,
      teamIds: [...new Set(teamIds)],
      hasLicense: isLicensed,
      department,
      jobTitle,
      createdAt: now,
      expiresAt: new Date(now.getTime() + COMPANY_INVITATION_DAYS * DAY_MS),
      declinedAt: null,
      acceptedAt: null,
      withdrawnAt: null,
    };
    const outcome = await store.insertInvitation(tx, row, now);
    if (outcome === 'unchanged') continue;
    // Not the person: the entry would name somebody who is none of the company.
    await deps.audit.record(tx, {
      action: 'user.ask',
      ...(personId && { actorId: personId }),
      companyId,
      subject: { kind: 'company', id: companyId },
      origin,
      details: { license: isLicensed ? 'yes' : 'no', teams: String(teamIds.length) },
    });
    if (owner && outcome === 'new') await tell(tx, deps, { id, owner, email, companyName, now });
  }
}

/** By mail whoever has the mailbox; in the portal only who has confirmed that it is theirs. */
async function tell(
  tx: Tx,
  deps: AskDeps,
  given: { id: string; owner: store.PrivateAccount; email: string; companyName: string; now: Date },
): Promise<void> {
  const { mailer, toMailContent, publicUrl, productName, events } = deps;
  const { id: invitationId, owner, email, companyName, now: at } = given;
  const address = publicUrl + PORTAL_PAGES.companyInvitations;
  const template = toJoinQuestion({ productName, companyName, address });
  await mailer.send(tx, { to: email, ...toMailContent(template) });
  const { personId, isConfirmed } = owner;
  if (isConfirmed) await events.publish(tx, 'company.asked', { personId, invitationId, companyName, at });
}
