import { SAML, ValidateInResponseTo } from '@node-saml/node-saml';
import type { Clock } from '../../../../platform/clock.ts';
import type { SamlProvider } from '../providers.ts';
import { REQUEST_MS, type SamlAddresses } from './addresses.ts';

const SKEW_MS = 30_000;

/** The library reads the system's clock; this makes it use ours, for one request or one response. */
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

/** The library set up for one request: `requestId` is what a response must refer to. */
export function createServiceProvider(
  provider: Pick<SamlProvider, 'entryPoint' | 'certificates'>,
  { addresses, requestId, clock }: { addresses: SamlAddresses; requestId: string; clock: Clock },
): SAML {
  return new ClockedSaml(
    {
      issuer: addresses.entityId,
      callbackUrl: addresses.acs,
      audience: addresses.entityId,
      entryPoint: provider.entryPoint,
      idpCert: [...provider.certificates],
      // The assertion must be signed, or the whole response around it.
      wantAssertionsSigned: false,
      wantAuthnResponseSigned: false,
      validateInResponseTo: ValidateInResponseTo.always,
      requestIdExpirationPeriodMs: REQUEST_MS,
      generateUniqueId: () => requestId,
      // We store the request, in one transaction with its outcome; the library only checks whether it is known.
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

/** Our metadata, in the form that providers read. */
export function toMetadata(addresses: SamlAddresses, clock: Clock): string {
  // The library wants what it does not write into it.
  const provider = { entryPoint: addresses.entityId, certificates: ['none'] };
  const described = createServiceProvider(provider, { addresses, requestId: '_metadata', clock });
  described.options.wantAssertionsSigned = true;
  return described.generateServiceProviderMetadata(null);
}
