import { type CompanyId, type InputOf, type OutputOf, problem } from '@drawbridge/contracts';
import type { finishSsoTest, startSsoTest, TestFault } from '@drawbridge/contracts/identity';
import type { PortalActor } from '../../../../actor.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/db/database.ts';
import type { Origin } from '../../../../platform/http/api.ts';
import type { Limits } from '../../../../platform/limits/limits.ts';
import type { Audit } from '../../../kernel/audit/index.ts';
import type { createExchange } from '../oidc/exchange.ts';
import type { ProvenIdentity } from '../proven-identity.ts';
import { type OidcProvider, type Provider, type SamlProvider, toRedirectUri } from '../providers.ts';
import { SsoRefusal } from '../refusals.ts';
import type { SamlCodes } from '../saml/codes.ts';
import { toStart } from '../start.ts';
import { toDomain } from '../tenants.ts';
import { ssoSetupOf } from './setup.limits.ts';
import * as store from './setup.store.ts';
import { toCompanyId } from './setup-parts.ts';

type TestResult = OutputOf<typeof finishSsoTest>;

/** Why a sign-in with these claims would be refused. */
function findFault({ email, emailVerified }: ProvenIdentity, domains: readonly string[]): TestFault | null {
  if (email === undefined) return 'email_missing';
  if (emailVerified === false) return 'email_unverified';
  return domains.includes(toDomain(email)) ? null : 'email_outside';
}

/** As at a sign-in: where people may edit their own address, an unverified one takes up nobody's account. */
const linksExisting = (provider: OidcProvider | SamlProvider, { emailVerified }: ProvenIdentity): boolean =>
  provider.kind === 'saml' || emailVerified === true || provider.vouchesForEmail;

const toClaims = (proven: ProvenIdentity): TestResult['claims'] => ({
  subject: proven.subject,
  email: proven.email ?? null,
  email_verified: proven.emailVerified ?? null,
  first_name: proven.firstName,
  last_name: proven.lastName,
  groups: proven.groups ?? null,
});

/** A sign-in with the draft, as an administrator tries it: every check of a sign-in, and neither session nor account. */
export function createTestSignIn(deps: {
  database: Database;
  clock: Clock;
  limits: Pick<Limits, 'check'>;
  audit: Audit;
  publicUrl: string;
  findDraft(providerId: string): Promise<Provider | undefined>;
  readStart: ReturnType<typeof createExchange>['readStart'];
  exchange: ReturnType<typeof createExchange>['exchange'];
  codes: Pick<SamlCodes, 'redeem'>;
}) {
  const { clock, limits, audit, publicUrl, readStart } = deps;
  const { db } = deps.database;

  async function load(companyId: CompanyId) {
    const live = await store.findLive(db, companyId);
    const row = live && (await store.findDraft(db, live.id));
    const provider = row && (await deps.findDraft(row.providerId));
    if (!row || !provider || provider.kind === 'unset') throw problem('no_sso_draft');
    return { row, provider };
  }

  function prove(provider: OidcProvider | SamlProvider, answer: InputOf<typeof finishSsoTest>) {
    const { code, state, nonce, code_verifier: codeVerifier, redirect_uri: redirectUri, iss } = answer;
    return provider.kind === 'saml'
      ? deps.codes.redeem({ providerId: provider.id, isTest: true }, { code, state, codeVerifier })
      : deps.exchange(provider, { code, state, nonce, codeVerifier, redirectUri, iss });
  }

  async function tryIt(
    provider: OidcProvider | SamlProvider,
    answer: InputOf<typeof finishSsoTest>,
    companyId: CompanyId,
  ): Promise<TestResult> {
    try {
      const proven = await prove(provider, answer);
      const fault = findFault(proven, await store.readProvenDomains(db, companyId));
      return {
        has_passed: fault === null,
        fault,
        links_existing: linksExisting(provider, proven),
        detail: null,
        claims: toClaims(proven),
      };
    } catch (error) {
      if (!(error instanceof SsoRefusal)) throw error;
      const detail = [error.reason, error.detail].filter(Boolean).join(': ');
      return { has_passed: false, fault: 'provider', links_existing: false, detail, claims: null };
    }
  }

  return {
    /** Throws `no_sso_draft`, `unavailable`. */
    async start(actor: PortalActor): Promise<OutputOf<typeof startSsoTest>> {
      const companyId = toCompanyId(actor);
      const { provider } = await load(companyId);
      await limits.check([ssoSetupOf(companyId)]);
      return {
        provider: provider.id,
        ...(await toStart(provider, { readStart, publicUrl, isTest: true })),
        redirect_uri: toRedirectUri(provider, publicUrl),
      };
    },

    async finish(
      actor: PortalActor,
      answer: InputOf<typeof finishSsoTest>,
      origin: Origin,
    ): Promise<TestResult> {
      const companyId = toCompanyId(actor);
      const { row, provider } = await load(companyId);
      await limits.check([ssoSetupOf(companyId)]);
      if (answer.redirect_uri !== toRedirectUri(provider, publicUrl))
        throw problem('bad_input', { errors: { redirect_uri: 'not the redirect address of this provider' } });
      const result = await tryIt(provider, answer, companyId);
      await db.transaction(async (tx) => {
        await store.writeTest(tx, row, { testedAt: clock.now(), hasPassed: result.has_passed });
        await audit.record(tx, {
          action: 'identity_provider.test',
          actorId: actor.personId,
          companyId,
          subject: { kind: 'company', id: companyId },
          origin,
          details: {
            issuer: row.issuer,
            passed: result.has_passed ? 'yes' : 'no',
            fault: result.fault ?? '',
          },
        });
      });
      return result;
    },
  };
}

export type TestSignIn = ReturnType<typeof createTestSignIn>;
