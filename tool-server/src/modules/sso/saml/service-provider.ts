import { SAML, ValidateInResponseTo } from '@node-saml/node-saml';
import type { Clock } from '../../../platform/clock.ts';
import type { SamlProvider } from '../providers.ts';

/** How long a sign-in at the provider may take. */
export const REQUEST_MS = 600_000;
const SKEW_MS = 30_000;

export interface SamlAddresses {
  entityId: string;
  acs: string;
}

/** A tenant's own addresses here, so that one tenant's assertion is no other's. */
export function toSamlAddresses(publicUrl: string, providerId: string): SamlAddresses {
  const base = `${publicUrl}/saml/${providerId}`;
  return { entityId: `${base}/metadata`, acs: `${base}/acs` };
}

/** The library tells time by itself; this one asks our clock. It lives for one request or one answer. */
class ClockedSaml extends SAML {
  readonly #clock: Clock;

  constructor(options: ConstructorParameters<typeof SAML>[0], clock: Clock) {
    super(options);
    this.#clock = clock;
  }

  protected override checkTimestampsValidityError(
    _now: number,
    notBefore: string,
    notOnOrAfter: string,
    limitMs?: number,
  ): Error | null {
    return super.checkTimestampsValidityError(this.#clock.now().getTime(), notBefore, notOnOrAfter, limitMs);
  }
}

/** The library set up for one request: `requestId` is what an answer must be the answer to. */
export function createServiceProvider(
  provider: SamlProvider,
  { addresses, requestId, clock }: { addresses: SamlAddresses; requestId: string; clock: Clock },
): SAML {
  return new ClockedSaml(
    {
      issuer: addresses.entityId,
      callbackUrl: addresses.acs,
      audience: addresses.entityId,
      entryPoint: provider.entryPoint,
      idpCert: [...provider.certificates],
      // Signed must be the assertion, or the whole answer around it.
      wantAssertionsSigned: false,
      wantAuthnResponseSigned: false,
      validateInResponseTo: ValidateInResponseTo.always,
      requestIdExpirationPeriodMs: REQUEST_MS,
      generateUniqueId: () => requestId,
      // The request is stored by us, in one transaction with what comes of it; the library only asks if it is known.
      cacheProvider: {
        saveAsync: (_id, value) => Promise.resolve({ value, createdAt: Date.now() }),
        getAsync: (id) => Promise.resolve(id === requestId ? new Date().toISOString() : null),
        removeAsync: (id) => Promise.resolve(id),
      },
      acceptedClockSkewMs: SKEW_MS,
      identifierFormat: null,
      disableRequestedAuthnContext: true,
    },
    clock,
  );
}

/** The form in which we say of ourselves what a provider must know. */
export function toMetadata(provider: SamlProvider, addresses: SamlAddresses, clock: Clock): string {
  const described = createServiceProvider(provider, { addresses, requestId: '_metadata', clock });
  described.options.wantAssertionsSigned = true;
  return described.generateServiceProviderMetadata(null);
}
