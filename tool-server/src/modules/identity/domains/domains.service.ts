import { randomBytes } from 'node:crypto';
import { asId, type CompanyId, type PersonId, problem } from '@drawbridge/contracts';
import { type CompanyDomain, DOMAIN_TEXTS, MOST_DOMAINS } from '@drawbridge/contracts/identity';
import type { PortalActor } from '../../../actor.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { ResolveTxt } from '../../../platform/dns/resolve-txt.ts';
import type { Origin } from '../../../platform/http/api.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { Audit } from '../../kernel/audit/index.ts';
import type { IdentityProof } from '../identity-proof/index.ts';
import { lockSignIn } from '../sso/index.ts';
import { isPublicMail, toDomainName } from './domain-name.rule.ts';
import { toRecordName, toRecordValue } from './domain-record.ts';
import { domainChecksOf } from './domains.limits.ts';
import * as store from './domains.store.ts';

/** Answers of DNS that there is no such name, or no such record of it. Everything else is a failure to ask. */
const MISSING = new Set(['ENOTFOUND', 'ENODATA']);
/** The server itself. */
const NO_ORIGIN: Origin = { address: '', userAgent: '' };

export interface DomainsDeps {
  database: Database;
  clock: Clock;
  limits: Pick<Limits, 'check'>;
  audit: Audit;
  identityProof: IdentityProof;
  resolveTxt: ResolveTxt;
}

const toCompanyId = ({ companyId }: PortalActor): CompanyId => {
  if (!companyId) throw problem('forbidden');
  return companyId;
};

const toDomain = (row: store.DomainRow, people: ReadonlyMap<string, number>): CompanyDomain => ({
  domain: row.domain,
  is_proven: row.verifiedAt !== null,
  record: row.token === null ? null : { name: toRecordName(row.domain), value: toRecordValue(row.token) },
  claimed_at: row.claimedAt.toISOString(),
  proven_at: row.verifiedAt?.toISOString() ?? null,
  checked_at: row.checkedAt?.toISOString() ?? null,
  last_check: row.lastCheck,
  people: people.get(row.domain) ?? 0,
});

/** Domains of companies, proved by a DNS record. @see COMP-9 */
export function createDomains(deps: DomainsDeps) {
  const { clock, limits, audit, identityProof, resolveTxt } = deps;
  const { db } = deps.database;

  function readName(typed: string): string {
    const name = toDomainName(typed);
    if (name === undefined) throw problem('bad_input', { errors: { domain: DOMAIN_TEXTS.name } });
    return name;
  }

  async function load(companyId: CompanyId, domain: string): Promise<CompanyDomain> {
    const row = await store.findDomain(db, companyId, domain);
    if (!row) throw problem('not_found');
    return toDomain(row, await store.countPeople(db, companyId));
  }

  async function look({ domain, token }: store.DomainRow): Promise<'found' | 'missing' | 'failed'> {
    try {
      const records = await resolveTxt(toRecordName(domain));
      const isThere = records.some((pieces) => pieces.join('').trim() === toRecordValue(token ?? ''));
      return isThere ? 'found' : 'missing';
    } catch (error) {
      const { code = '' } = error as { code?: string };
      return MISSING.has(code) ? 'missing' : 'failed';
    }
  }

  /** Looks for the record and stores the outcome. A domain that is proven stays proven. */
  async function check(row: store.DomainRow, by: { personId?: PersonId; origin: Origin }): Promise<void> {
    const { domain } = row;
    const companyId = asId<'company'>(row.companyId);
    const outcome = await look(row);
    await db.transaction(async (tx) => {
      await lockSignIn(tx, companyId);
      await store.lockDomain(tx, domain);
      const now = clock.now();
      const known = await store.findDomain(tx, companyId, domain);
      // It was removed meanwhile, or claimed anew with another record.
      if (!known || known.token !== row.token) return;
      if (known.verifiedAt !== null || outcome !== 'found')
        return store.writeCheck(tx, companyId, domain, { checkedAt: now, lastCheck: outcome });
      if (await store.isProvenElsewhere(tx, companyId, domain))
        return store.writeCheck(tx, companyId, domain, { checkedAt: now, lastCheck: 'taken' });
      await store.writeCheck(tx, companyId, domain, {
        checkedAt: now,
        lastCheck: 'found',
        verifiedAt: now,
        providerId: (await store.findProviderInUse(tx, companyId))?.id ?? null,
      });
      await audit.record(tx, {
        action: 'domain.prove',
        ...(by.personId ? { actorId: by.personId } : {}),
        companyId,
        subject: { kind: 'company', id: companyId },
        origin: by.origin,
        details: { domain, ...(by.personId ? {} : { by: 'daily check' }) },
      });
      return undefined;
    });
  }

  return {
    async list(actor: PortalActor) {
      const companyId = toCompanyId(actor);
      const [rows, people, provider] = await Promise.all([
        store.readDomains(db, companyId),
        store.countPeople(db, companyId),
        store.findProviderInUse(db, companyId),
      ]);
      return {
        items: rows.map((row) => toDomain(row, people)),
        is_sign_in_on: provider?.isSetUp === true,
        wants_password: !identityProof.isRecent(actor),
      };
    },

    /** Throws `bad_input` at `domain`, `domain_limit`. */
    async claim(actor: PortalActor, typed: string, origin: Origin): Promise<CompanyDomain> {
      const companyId = toCompanyId(actor);
      const domain = readName(typed);
      if (isPublicMail(domain)) throw problem('bad_input', { errors: { domain: DOMAIN_TEXTS.publicMail } });
      await db.transaction(async (tx) => {
        await lockSignIn(tx, companyId);
        const known = await store.readDomains(tx, companyId);
        if (known.some((row) => row.domain === domain)) return;
        if (known.length >= MOST_DOMAINS) throw problem('domain_limit');
        const token = randomBytes(20).toString('hex');
        await store.insertClaim(tx, { companyId, domain, token, claimedAt: clock.now() });
        await audit.record(tx, {
          action: 'domain.claim',
          actorId: actor.personId,
          companyId,
          subject: { kind: 'company', id: companyId },
          origin,
          details: { domain },
        });
      });
      return load(companyId, domain);
    },

    async check(actor: PortalActor, typed: string, origin: Origin): Promise<CompanyDomain> {
      const companyId = toCompanyId(actor);
      const domain = readName(typed);
      const row = await store.findDomain(db, companyId, domain);
      if (!row) throw problem('not_found');
      await limits.check([domainChecksOf(companyId)]);
      if (row.token !== null) await check(row, { personId: actor.personId, origin });
      return load(companyId, domain);
    },

    /** Throws `domain_in_use` for the last proven one while people sign in with the provider. */
    async remove(
      actor: PortalActor,
      given: { domain: string; password?: string | undefined },
      origin: Origin,
    ) {
      const companyId = toCompanyId(actor);
      const domain = readName(given.domain);
      const found = await store.findDomain(db, companyId, domain);
      if (!found) return;
      if (found.verifiedAt !== null) await identityProof.check(actor, given.password, origin);
      await db.transaction(async (tx) => {
        await lockSignIn(tx, companyId);
        const rows = await store.readDomains(tx, companyId);
        const row = rows.find((one) => one.domain === domain);
        if (!row) return;
        const proven = rows.filter(({ verifiedAt }) => verifiedAt !== null);
        const isLast = row.verifiedAt !== null && proven.length === 1;
        if (isLast && (await store.findProviderInUse(tx, companyId))?.isSetUp) throw problem('domain_in_use');
        await store.deleteDomain(tx, companyId, domain);
        await audit.record(tx, {
          action: 'domain.remove',
          actorId: actor.personId,
          companyId,
          subject: { kind: 'company', id: companyId },
          origin,
          details: { domain, proven: row.verifiedAt === null ? 'no' : 'yes' },
        });
      });
    },

    checkDue: (row: store.DomainRow) => check(row, { origin: NO_ORIGIN }),
  };
}

export type Domains = ReturnType<typeof createDomains>;
