import type { Platform } from '../../create-platform.ts';
import type { ServerModule } from '../../module.ts';
import type { Kernel } from '../kernel/index.ts';
import { createCompanyDomains } from './domains/index.ts';
import { createIdentityProof, type IdentityProof } from './identity-proof/index.ts';
import { createIdentityProvider } from './identity-provider/index.ts';
import { createPasswords } from './password/index.ts';
import { createPreferences, type PreferenceService } from './preferences/index.ts';
import { createSecondFactorParts, createSecondFactors } from './second-factor/index.ts';
import { createSession, type SessionService } from './session/index.ts';
import { createSignup } from './signup/index.ts';
import { createSso, createTenants, type Tenants } from './sso/index.ts';
import { createTokens, type TokensModule } from './tokens/index.ts';

interface Deps {
  platform: Platform;
  kernel: Pick<Kernel, 'audit' | 'keys'>;
  /** The address that the server listens on, once it does. */
  ownAddress(): string | undefined;
}

export interface Identity {
  modules: readonly ServerModule[];
  session: SessionService;
  tokens: Pick<TokensModule, 'authenticate' | 'isPersonalToken'>;
  identityProof: IdentityProof;
  tenants: Tenants;
  preferences: PreferenceService;
}

/** Accounts and how their owners prove who they are. */
export async function createIdentity(deps: Deps): Promise<Identity> {
  const { config, database, catalogue, clock, log, secret, events, limits, passwordHasher } = deps.platform;
  const { mailer, toMailContent, outgoingLimit, resolveTxt } = deps.platform;
  const { ownAddress } = deps;
  const { audit, keys } = deps.kernel;
  const mail = { mailer, toMailContent };

  const tenants = createTenants({ database, secret });
  const { isPasswordAllowed } = tenants;
  const ofFactors = { config, database, secret, clock, limits, passwordHasher, ...mail };
  const parts = createSecondFactorParts(ofFactors);
  const identityProof = createIdentityProof({ database, clock, limits, passwordHasher, audit });
  const session = createSession({
    ...mail,
    config,
    database,
    passwordHasher,
    secret,
    clock,
    log,
    limits,
    events,
    audit,
    identityProof,
    secondFactors: parts,
    keys: keys.portal,
    isPasswordAllowed,
  });
  const { authenticate, openSession, openAfterSignup, endSessions } = session.service;
  const tokens = createTokens({ ...mail, config, database, clock, limits, events, audit, identityProof });
  const preferences = createPreferences({ database, catalogue, clock });

  return {
    session: session.service,
    tokens,
    identityProof,
    tenants,
    preferences: preferences.service,
    modules: [
      createSso({
        config,
        database,
        events,
        clock,
        log,
        secret,
        limits,
        audit,
        tenants,
        identityProof,
        outgoingLimit,
        ...mail,
        ownAddress,
        openSession,
        endSessions,
      }),
      createCompanyDomains({ config, database, clock, limits, audit, identityProof, resolveTxt }),
      session,
      tokens,
      preferences,
      createSignup({
        ...mail,
        config,
        database,
        passwordHasher,
        secret,
        clock,
        limits,
        events,
        audit,
        authenticate,
        openAfterSignup,
        isOfTenant: tenants.ownsAddress,
      }),
      createPasswords({
        ...mail,
        config,
        database,
        passwordHasher,
        secret,
        clock,
        limits,
        events,
        audit,
        isPasswordAllowed,
        endSessions,
      }),
      createSecondFactors({ ...ofFactors, audit, endSessions, identityProof, parts }),
      // Of this machine alone: accounts of anybody without a password.
      ...(config.mode === 'production'
        ? []
        : [await createIdentityProvider({ config, database, clock, secret })]),
    ],
  };
}
