import { type PersonId, problem } from '@drawbridge/contracts';
import type { AuthData } from '@drawbridge/contracts/identity';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Origin } from '../../../platform/http/api.ts';
import type { Log } from '../../../platform/log/log.ts';
import type { Audit } from '../../kernel/audit/index.ts';
import type { LinkPerson } from './link-person.ts';
import type { createExchange } from './oidc/exchange.ts';
import type { ProvenIdentity } from './proven-identity.ts';
import { readCompanyEnd } from './providers.store.ts';
import { type OidcProvider, type Provider, type SamlProvider, toRedirectUri } from './providers.ts';
import { SsoRefusal } from './refusals.ts';
import type { SamlCodes } from './saml/codes.ts';

const COMPANY_OVER = 'Company subscription has been expired';

/** What the page posts after a provider sent the browser back. */
export interface Answer {
  provider: string;
  code: string;
  state: string;
  nonce: string;
  code_verifier: string;
  redirect_uri: string;
  iss?: string | undefined;
}

/** A session, or one of the fixed messages that lead elsewhere. @see AUTH-36..AUTH-39 */
export interface Opened {
  message: string;
  data: Partial<AuthData>;
}

export function createSignIn(deps: {
  db: Db;
  clock: Clock;
  log: Log;
  audit: Audit;
  publicUrl: string;
  findProvider(id: string): Promise<Provider | undefined>;
  exchange: ReturnType<typeof createExchange>['exchange'];
  codes: SamlCodes;
  linkPerson: LinkPerson;
  openSession(personId: PersonId, origin: Origin): Promise<Opened>;
}) {
  const { db, clock, log, audit, publicUrl } = deps;

  function prove(provider: OidcProvider | SamlProvider, answer: Answer): Promise<ProvenIdentity> {
    const { code, state, nonce, code_verifier: codeVerifier, redirect_uri: redirectUri, iss } = answer;
    return provider.kind === 'saml'
      ? deps.codes.redeem({ providerId: provider.id, isTest: false }, { code, state, codeVerifier })
      : deps.exchange(provider, { code, state, nonce, codeVerifier, redirectUri, iss });
  }

  async function isOver(provider: OidcProvider | SamlProvider): Promise<boolean> {
    const end = provider.companyId && (await readCompanyEnd(db, provider.companyId));
    return end instanceof Date && end <= clock.now();
  }

  /** Finishes a sign-in. One message for every fault in it; the log has the reason. @see CALL-8, AUTH-45, ERR-18 */
  return async (answer: Answer, origin: Origin): Promise<Opened> => {
    const provider = await deps.findProvider(answer.provider);
    if (!provider || provider.kind === 'unset') throw problem('no_identity_provider');
    // A code that arrived anywhere else belongs to another provider, or is not for us at all. RFC 9700, 4.4.2
    if (answer.redirect_uri !== toRedirectUri(provider, publicUrl))
      throw problem('bad_input', { errors: { redirect_uri: 'not the redirect address of this provider' } });
    try {
      const proven = await prove(provider, answer);
      // A company whose subscription ended gets no new people.
      if (await isOver(provider)) return { message: COMPANY_OVER, data: {} };
      const personId = await deps.linkPerson(provider, proven, origin);
      log.info({ event: 'sso.accepted', provider: provider.id, personId }, 'identity accepted');
      return await deps.openSession(personId, origin);
    } catch (error) {
      if (!(error instanceof SsoRefusal)) throw error;
      const { reason, detail } = error;
      log.warn({ event: 'sso.refused', provider: provider.id, reason, detail }, 'sign-in refused');
      await audit.recordRefusal({
        action: 'session.begin',
        refused: 'signin_refused',
        companyId: provider.companyId,
        origin,
        details: { way: 'single sign-on', provider: provider.id },
      });
      throw problem('signin_refused');
    }
  };
}
