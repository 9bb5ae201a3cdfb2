import { perSession, perUse, type StoreDeps } from '../base/define-store.ts';

/** Who somebody is and how they sign in. */
export const IDENTITY_STORES = {
  password: perSession(
    () => import('./password.ts'),
    ({ createPasswordStore }) => createPasswordStore,
  ),
  signup: perSession(
    () => import('./signup.ts'),
    ({ createSignup }) => createSignup,
  ),
  signIn: perSession(
    () => import('./sign-in.ts'),
    ({ createSignIn }) =>
      ({ client, session, storage }: StoreDeps) =>
        createSignIn({ client, session, storage, lock: session.linkLock }),
  ),
  singleSignOn: perSession(
    () => Promise.all([import('./single-sign-on.ts'), import('./sign-in.ts')]),
    ([{ createSingleSignOn }, { createSignIn }]) =>
      ({ client, session, storage, tabStorage, origin }: StoreDeps) =>
        createSingleSignOn({
          client,
          signIn: createSignIn({ client, session, storage, lock: session.linkLock }),
          tabStorage,
          origin,
        }),
  ),
  preferences: perUse(
    () => import('./preferences.ts'),
    ({ createPreferenceStore }) => createPreferenceStore,
  ),
  ownSessions: perUse(
    () => import('./own-sessions.ts'),
    ({ createOwnSessionsStore }) => createOwnSessionsStore,
  ),
  secondFactors: perUse(
    () => import('./second-factors.ts'),
    ({ createSecondFactorStore }) => createSecondFactorStore,
  ),
  signInRule: perUse(
    () => import('./sign-in-rule.ts'),
    ({ createSignInRuleStore }) => createSignInRuleStore,
  ),
  companyDomains: perUse(
    () => import('./domains.ts'),
    ({ createDomainsStore }) => createDomainsStore,
  ),
  ssoSetup: perUse(
    () => import('./sso-setup.ts'),
    ({ createSsoSetupStore }) => createSsoSetupStore,
  ),
  ssoTest: perUse(
    () => import('./sso-setup.ts'),
    ({ createSsoTestStore }) => createSsoTestStore,
  ),
  tokens: perUse(
    () => import('./tokens.ts'),
    ({ createTokensStore }) => createTokensStore,
  ),
};
