import type { PersonId } from '@drawbridge/contracts';
import type { EventBus } from '../../../events.ts';
import type { ServerModule } from '../../../module.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import type { Origin } from '../../../platform/http/api.ts';
import { createOutgoing, type OutgoingLimit } from '../../../platform/http/send.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { Log } from '../../../platform/log/log.ts';
import type { ToMailContent } from '../../../platform/mail/email-template.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { Secret } from '../../../platform/secret/secret.ts';
import type { Config } from '../../../settings/config.ts';
import type { Audit } from '../../kernel/audit/index.ts';
import type { IdentityProof } from '../identity-proof/index.ts';
import { toLocalClient } from '../identity-provider/index.ts';
import { createEmergencyReminder } from './emergency/emergency.jobs.ts';
import { recordEmergencySignIn } from './emergency/emergency.store.ts';
import { createLinkPerson } from './link-person.ts';
import { createDiscovery } from './oidc/discovery.ts';
import { createExchange } from './oidc/exchange.ts';
import { createGuardedFetch } from './oidc/guarded-fetch.ts';
import { findProviderRow } from './providers.store.ts';
import { GOOGLE, MICROSOFT, type Provider, toGoogle, toProvider } from './providers.ts';
import { createSamlRouter } from './router.ts';
import { createSamlCodes } from './saml/codes.ts';
import { createSaml } from './saml/saml.ts';
import { createCertificateNotices } from './setup/certificate.jobs.ts';
import { createFetchMetadata } from './setup/fetch-metadata.ts';
import { createMetadataReading } from './setup/metadata.jobs.ts';
import { toSetupRoutes } from './setup/setup.routes.ts';
import { createSsoSetup } from './setup/setup.service.ts';
import { findDraft as findDraftRow, isCompany } from './setup/setup.store.ts';
import { createTestSignIn } from './setup/test-sign-in.ts';
import { createSignIn, type Opened } from './sign-in.ts';
import { createSsoSweep } from './sso.jobs.ts';
import { toSsoRoutes } from './sso.routes.ts';
import type { Tenants } from './tenants.ts';

export interface SsoDeps {
  database: Database;
  events: EventBus;
  clock: Clock;
  log: Log;
  secret: Secret;
  config: Config;
  limits: Pick<Limits, 'check'>;
  audit: Audit;
  mailer: Mailer;
  toMailContent: ToMailContent;
  identityProof: IdentityProof;
  tenants: Tenants;
  outgoingLimit?: OutgoingLimit;
  /** Returns the address at which this process listens, or undefined until it does. */
  ownAddress(): string | undefined;
  /** Opens a session for a person with a proven identity, or gives the fixed message that leads elsewhere. */
  openSession(personId: PersonId, origin: Origin): Promise<Opened>;
  endSessions(tx: Tx, personIds: readonly PersonId[]): Promise<void>;
}

/** Anything else in a query for a UUID would be an error of the database. */
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Single sign-on: tenants and their OpenID and SAML providers, and Google. @see AUTH-42..AUTH-46 */
export function createSso(deps: SsoDeps): ServerModule {
  const { database, clock, log, secret, config, limits, audit, tenants } = deps;
  const { db } = database;
  const { publicUrl } = config;
  const isProduction = config.mode === 'production';

  const google = toGoogle(config, isProduction ? undefined : toLocalClient('google', { publicUrl, secret }));
  async function findProvider(id: string): Promise<Provider | undefined> {
    if (id === GOOGLE) return google;
    if (id === MICROSOFT) return { kind: 'unset', id };
    const row = await findProviderRow(db, id);
    return row && row.offSince === null ? toProvider(row, secret) : undefined;
  }

  /** What an administrator drafted. The rules of the provider hold for it too. */
  async function findDraft(id: string): Promise<Provider | undefined> {
    const row = await findProviderRow(db, id);
    const draft = row && (await findDraftRow(db, id));
    if (!draft) return undefined;
    const { kind, issuer, clientId, encryptedSecret, entryPoint, certificates } = draft;
    const values = { kind, issuer, clientId, encryptedSecret, entryPoint, certificates };
    return toProvider({ ...row, ...values, vendor: null, hasOwnRedirect: true }, secret);
  }

  const mayHaveProvider = async (id: string): Promise<boolean> =>
    (await findProviderRow(db, id)) !== undefined || (UUID.test(id) && (await isCompany(db, id)));

  const outgoing = createOutgoing({
    allowInner: !isProduction,
    ports: config.outgoingPorts,
    userAgent: 'Drawbridge sign-in',
    ...(deps.outgoingLimit ? { limit: deps.outgoingLimit } : {}),
  });
  const fetch = createGuardedFetch({
    send: outgoing.send,
    own: isProduction ? undefined : { origin: new URL(publicUrl).origin, address: deps.ownAddress },
  });
  const discovery = createDiscovery({ fetch, clock, allowHttp: !isProduction });
  const { exchange, readStart } = createExchange({
    discovery,
    fetch,
    clock,
    log,
    allowHttp: !isProduction,
    localIssuer: isProduction ? undefined : toLocalClient('northwind', { publicUrl, secret }).issuer,
  });
  const codes = createSamlCodes({ db, clock });
  const saml = createSaml({ database, clock, codes, publicUrl });
  const signIn = createSignIn({
    db,
    clock,
    log,
    audit,
    publicUrl,
    findProvider,
    exchange,
    codes,
    linkPerson: createLinkPerson(deps),
    openSession: deps.openSession,
  });

  deps.events.on('session.begun', 'record', async (tx, { personId, way, at }) => {
    if (way === 'password') await recordEmergencySignIn(tx, personId, at);
  });
  const fetchMetadata = createFetchMetadata({ send: outgoing.send, allowHttp: !isProduction });
  const setup = createSsoSetup({ ...deps, allowHttp: !isProduction, discovery, fetchMetadata });
  const test = createTestSignIn({ ...deps, publicUrl, findDraft, readStart, exchange, codes });

  return {
    routes: [
      ...toSsoRoutes({ tenants, findProvider, readStart, signIn, limits, publicUrl }),
      ...toSetupRoutes(setup, test),
    ],
    router: createSamlRouter({
      findProvider,
      findDraft,
      mayHaveProvider,
      saml,
      limits,
      audit,
      log,
      publicUrl,
    }),
    jobs: [
      createSsoSweep(saml),
      createMetadataReading({ ...deps, fetchMetadata }),
      createCertificateNotices(deps),
      createEmergencyReminder(deps),
    ],
    close: outgoing.close,
  };
}
