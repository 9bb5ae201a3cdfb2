import {
  type Chapter,
  clientTest,
  journey,
  met,
  moduleTest,
  notApplicable,
  type Requirement,
} from './requirement.ts';

const NO_PROVIDER = [
  moduleTest(
    'identity/identity-provider/identity-provider',
    'production has no local provider, no Google without a client, and no demo tenant',
  ),
];
/** What is asked of those who issue tokens to the programs of others. */
const ofServers = (id: string, level: Requirement['level'], title: string) =>
  notApplicable(
    id,
    level,
    title,
    'no authorization server: the one of development is not loaded in production',
    NO_PROVIDER,
  );
const ofResources = (id: string, title: string) =>
  notApplicable(
    id,
    2,
    title,
    'no access tokens of an authorization server are accepted: sessions are our own',
  );

export const oauth: Chapter = {
  number: 10,
  title: 'OAuth and OpenID Connect',
  requirements: [
    met(
      '10.1.1',
      2,
      'Tokens go where they are needed',
      [
        moduleTest(
          'identity/sso/sso',
          'ERR-25 no token, code or verifier is logged, and the database holds no readable secret',
        ),
        moduleTest(
          'integration/lti/session/session',
          'an ltik is exchanged once: only the page that did may repeat it, by its key',
        ),
      ],
      'those of providers and platforms stay on the server; the browser has those of its own session, where the specification stores them',
    ),
    met('10.1.2', 2, 'A response belongs to the sign-in of this browser', [
      journey('identity/single-sign-on', 'AUTH-43 a changed state signs nobody in'),
      clientTest(
        'stores/identity/single-sign-on',
        'RFC 7636 the verifier stays here and answers the challenge',
      ),
      moduleTest(
        'identity/sso/redirect-address',
        'a hostile provider that forwards its visitor gets no code, %s',
      ),
    ]),
    met('10.2.1', 2, 'Codes cannot be planted', [
      journey(
        'identity/single-sign-on',
        'ERR-18 a verifier that is not the page’s own is refused by the server',
      ),
      moduleTest('identity/sso/sso', 'a %s that is not random is refused as bad input'),
    ]),
    met('10.2.2', 2, 'Providers cannot be mixed up', [
      moduleTest(
        'identity/sso/redirect-address',
        'a hostile provider that forwards its visitor gets no code, %s',
      ),
      journey('identity/single-sign-on', 'the hostile provider receives only its own codes'),
    ]),
    ofResources('10.3.1', 'Audience of access tokens'),
    ofResources('10.3.2', 'Delegated rights'),
    ofResources('10.3.3', 'People by claims that are not given again'),
    ofResources('10.3.4', 'Strength of the sign-in behind a token'),
    ofServers('10.4.1', 1, 'Redirect addresses are compared exactly'),
    ofServers('10.4.2', 1, 'Codes work once'),
    ofServers('10.4.3', 1, 'Codes live for minutes'),
    ofServers('10.4.4', 1, 'Grants of a client'),
    ofServers('10.4.5', 1, 'Refresh tokens are not replayed'),
    ofServers('10.4.6', 2, 'PKCE is demanded'),
    ofServers('10.4.7', 2, 'Registration of unknown clients'),
    ofServers('10.4.8', 2, 'Refresh tokens end'),
    ofServers('10.4.9', 2, 'People revoke tokens'),
    ofServers('10.4.10', 2, 'Confidential clients are authenticated'),
    ofServers('10.4.11', 2, 'Scopes of a client'),
    met('10.5.1', 2, 'Identity tokens are not replayed', [
      moduleTest('identity/sso/oidc/exchange', 'an identity token is refused: one %s'),
      moduleTest('integration/lti/launch/launch', 'a replayed nonce is refused'),
    ]),
    met('10.5.2', 2, 'People are known by issuer and subject', [
      moduleTest('identity/sso/sso', 'an account does not pass to the person who gets its address'),
      moduleTest(
        'integration/lti/launch/launched-person',
        'a platform with %s and the same subject and address has another person',
      ),
    ]),
    met('10.5.3', 2, 'Metadata names the expected issuer', [
      moduleTest('identity/sso/oidc/exchange', 'a provider that names another issuer is refused'),
    ]),
    met('10.5.4', 2, 'Identity tokens are for our client', [
      moduleTest('identity/sso/oidc/exchange', 'an identity token is refused: one %s'),
    ]),
    notApplicable('10.5.5', 2, 'Back-channel logout', 'not offered'),
    ofServers('10.6.1', 2, 'Response types'),
    ofServers('10.6.2', 2, 'Forced logout'),
    ofServers('10.7.1', 2, 'Consent to each request'),
    ofServers('10.7.2', 2, 'What consent is about'),
    ofServers('10.7.3', 2, 'Consent can be taken back'),
  ],
};
