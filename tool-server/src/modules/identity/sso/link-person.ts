import { randomUUID } from 'node:crypto';
import { asId, type PersonId } from '@drawbridge/contracts';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { EventBus } from '../../../events.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import type { Origin } from '../../../platform/http/api.ts';
import type { Audit } from '../../kernel/audit/index.ts';
import { account, activateAccount, lockCompany, person } from '../../kernel/people/index.ts';
import type { ProvenIdentity } from './proven-identity.ts';
import { findProviderOfDomain } from './providers.store.ts';
import type { OidcProvider, SamlProvider } from './providers.ts';
import { refuse } from './refusals.ts';
import { companyDomain, identity } from './sso.table.ts';
import { toDomain } from './tenants.ts';

type SetProvider = OidcProvider | SamlProvider;

interface LinkDeps {
  database: Database;
  events: EventBus;
  audit: Audit;
  clock: Clock;
  /** Ends all sessions opened on an account whose address was never proved. */
  endSessions(tx: Tx, personIds: readonly PersonId[]): Promise<void>;
}

/** The address, when the provider is trusted with it; refuses otherwise. */
async function checkAddress(tx: Tx, provider: SetProvider, proven: ProvenIdentity): Promise<string> {
  const { email, emailVerified } = proven;
  if (email === undefined) return refuse('email_missing');
  if (emailVerified === false) return refuse('email_unverified');
  if (provider.companyId === undefined) {
    // A provider of private people is responsible for no domain: it must have verified the address itself.
    if (!emailVerified) return refuse('email_unverified');
    return email;
  }
  const [own] = await tx
    .select({ domain: companyDomain.domain })
    .from(companyDomain)
    .where(
      and(
        eq(companyDomain.domain, toDomain(email)),
        eq(companyDomain.companyId, provider.companyId),
        eq(companyDomain.providerId, provider.id),
        isNotNull(companyDomain.verifiedAt),
      ),
    );
  if (!own) return refuse('email_outside');
  return email;
}

const isOf = ({ id, issuer }: SetProvider) => and(eq(identity.providerId, id), eq(identity.issuer, issuer));

/** The person of a subject, or undefined at the first sign-in. */
async function findLinked(tx: Tx, provider: SetProvider, subject: string) {
  const [row] = await tx
    .select({ personId: person.id, companyId: person.companyId })
    .from(identity)
    .innerJoin(person, eq(person.id, identity.personId))
    .where(and(isOf(provider), eq(identity.subject, subject)));
  return row;
}

async function isDeactivated(tx: Tx, personId: PersonId): Promise<boolean> {
  const [row] = await tx.select({ state: account.state }).from(account).where(eq(account.personId, personId));
  return row?.state === 'deactivated';
}

/** The account that has the address already, and whether it is another subject's of the same provider. */
async function findByAddress(tx: Tx, provider: SetProvider, email: string) {
  const [row] = await tx
    .select({
      personId: person.id,
      companyId: person.companyId,
      state: account.state,
      verify: account.verify,
      subject: identity.subject,
    })
    .from(person)
    .innerJoin(account, eq(account.personId, person.id))
    .leftJoin(identity, and(eq(identity.personId, person.id), isOf(provider)))
    .where(and(eq(person.email, email), eq(person.kind, 'account')));
  return row;
}

/**
 * The account of a proven identity: linked by provider, issuer and subject, never by an address alone. At its first
 * sign-in a tenant's provider may link an account of its own company, and Google one of a private person; otherwise an
 * account is made. @see AUTH-45
 */
export function createLinkPerson({ database, events, audit, clock, endSessions }: LinkDeps) {
  async function takeUp(tx: Tx, personId: PersonId, found: { state: string; verify: string | null }) {
    if (found.state === 'deactivated') return refuse('account_deactivated');
    if (found.state === 'active' && found.verify === null) return;
    // The address was not proved: a password set before may be a stranger's, who waits for the owner.
    await tx.update(account).set({ verify: null, passwordHash: null }).where(eq(account.personId, personId));
    await activateAccount(tx, events, { personId, at: clock.now(), passwordHash: null });
    await endSessions(tx, [personId]);
  }

  async function makePerson(
    tx: Tx,
    provider: SetProvider,
    email: string,
    { firstName, lastName }: ProvenIdentity,
  ): Promise<PersonId> {
    const id = randomUUID();
    await tx.insert(person).values({
      id,
      kind: 'account',
      email,
      firstName,
      lastName,
      companyId: provider.companyId ?? null,
      createdAt: clock.now(),
    });
    await tx.insert(account).values({ personId: id, type: provider.companyId ? 'ENT' : 'FT' });
    const personId = asId<'person'>(id);
    await events.publish(tx, 'account.confirmed', { personId, at: clock.now() });
    return personId;
  }

  async function findOrMake(tx: Tx, provider: SetProvider, email: string, proven: ProvenIdentity) {
    const companyId = provider.companyId ?? null;
    const found = await findByAddress(tx, provider, email);
    if (found) {
      // Google cannot link a company's account, and a company cannot link a private one.
      if (found.companyId !== companyId) return refuse('account_elsewhere');
      // Where people may edit their own address, an unverified one would take up the account of any colleague.
      if (provider.kind === 'oidc' && !proven.emailVerified && !provider.vouchesForEmail)
        return refuse('email_unverified', 'an account has the address');
      // The provider has given the address to another person since.
      if (found.subject !== null) return refuse('account_of_another');
      const personId = asId<'person'>(found.personId);
      await takeUp(tx, personId, found);
      return { personId, action: 'account.link' } as const;
    }
    // In a tenant's domain only its own provider makes accounts.
    if (companyId === null && (await findProviderOfDomain(tx, toDomain(email))))
      return refuse('tenant_domain');
    const personId = await makePerson(tx, provider, email, proven);
    return { personId, action: 'account.create' } as const;
  }

  /** The person of a subject that is linked already; refuses where they are one of another company by now. */
  async function findOwn(tx: Tx, provider: SetProvider, subject: string): Promise<PersonId | undefined> {
    const linked = await findLinked(tx, provider, subject);
    if (linked && linked.companyId !== (provider.companyId ?? null)) return refuse('account_elsewhere');
    return linked && asId<'person'>(linked.personId);
  }

  async function link(
    tx: Tx,
    provider: SetProvider,
    proven: ProvenIdentity,
    origin: Origin,
  ): Promise<{ personId: PersonId; isNew: boolean }> {
    // Whoever is linked stays so, whatever became of their address or of the domains of the company.
    const known = provider.companyId && (await findOwn(tx, provider, proven.subject));
    if (known) return { personId: known, isNew: false };
    const email = await checkAddress(tx, provider, proven);
    if (provider.companyId) await lockCompany(tx, provider.companyId);
    // One first sign-in of an address at a time, so that two tabs make one account.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`sso:${email}`}))`);
    const linked = await findOwn(tx, provider, proven.subject);
    if (linked) return { personId: linked, isNew: false };
    const { personId, action } = await findOrMake(tx, provider, email, proven);
    await tx.insert(identity).values({
      providerId: provider.id,
      issuer: provider.issuer,
      subject: proven.subject,
      personId,
      createdAt: clock.now(),
    });
    await audit.record(tx, {
      action,
      actorId: personId,
      subject: { kind: 'person', id: personId },
      origin,
      details: { way: 'single sign-on', provider: provider.id },
    });
    return { personId, isNew: action === 'account.create' };
  }

  return (provider: SetProvider, proven: ProvenIdentity, origin: Origin): Promise<PersonId> =>
    database.db.transaction(async (tx) => {
      const { personId, isNew } = await link(tx, provider, proven, origin);
      const { companyId } = provider;
      // Nothing follows from the groups of somebody who will not be signed in.
      if (companyId && !(await isDeactivated(tx, personId)))
        await events.publish(tx, 'identity.proven', {
          personId,
          companyId,
          groups: proven.groups,
          isNew,
          at: clock.now(),
        });
      return personId;
    });
}

export type LinkPerson = ReturnType<typeof createLinkPerson>;
