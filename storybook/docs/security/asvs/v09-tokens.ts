import { type Chapter, code, met, moduleTest } from './requirement.ts';

export const tokens: Chapter = {
  number: 9,
  title: 'Self-contained tokens',
  requirements: [
    met('9.1.1', 1, 'Signatures are checked first', [
      moduleTest('kernel/keys/keys', 'an independent library refuses a changed token and an expired one'),
      moduleTest('identity/session/session', 'a token that is %s is refused'),
    ]),
    met('9.1.2', 1, 'Algorithms are listed', [
      code('tool-server/src/modules/identity/session/id-token.ts', "algorithms: ['ES256']"),
      moduleTest('identity/sso/oidc/exchange', 'an identity token with the algorithm %s is refused'),
      code(
        'tool-server/src/modules/integration/lti/launch/check-header.ts',
        "if (header.alg !== 'RS256') return refuse('algorithm'",
      ),
    ]),
    met('9.1.3', 1, 'Keys come from where they were registered', [
      code(
        'tool-server/src/modules/integration/lti/launch/check-header.ts',
        "const EMBEDDED_KEYS = ['jwk', 'jku', 'x5u', 'x5c'];",
      ),
      moduleTest('identity/sso/oidc/exchange', 'an identity token signed by an unpublished key is refused'),
    ]),
    met('9.2.1', 1, 'Times are checked', [
      moduleTest('identity/session/session', 'a session lasts four hours, then gets the fixed message'),
      moduleTest('integration/lti/launch/launch', 'a clock that is off by a minute is accepted'),
      moduleTest(
        'integration/lti/session/session',
        'an ltik expires if it is not exchanged within ten minutes',
      ),
    ]),
    met('9.2.2', 2, 'A token is accepted for its purpose', [
      moduleTest('integration/lti/session/session', 'a portal token opens no launch call and is no ltik'),
      moduleTest(
        'integration/lti/session/session',
        'an ltik is no token, and a launch token opens no portal call',
      ),
    ]),
    met('9.2.3', 2, 'A token is accepted by its audience', [
      moduleTest('identity/session/session', 'a token that is %s is refused'),
      moduleTest('integration/lti/launch/launch', 'a list with us as its only audience is accepted'),
    ]),
    met('9.2.4', 2, 'Tokens of one key name their audience', [
      moduleTest(
        'integration/lti/scores/score-tokens',
        'tokens are requested separately for two deployments: each assertion names its own',
      ),
      code(
        'tool-server/src/modules/integration/lti/scores/access-tokens.ts',
        'audience: platform.tokenAudience ?? platform.authTokenUrl',
      ),
    ]),
  ],
};
