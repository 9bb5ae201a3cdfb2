import { type Chapter, code, met, moduleTest } from './requirement.ts';

export const tokens: Chapter = {
  number: 9,
  title: 'Self-contained tokens',
  requirements: [
    met('9.1.1', 1, 'Signatures are checked first', [
      moduleTest('keys/keys', 'lets it refuse a token that was changed, and an expired one'),
      moduleTest('session/session', 'refuses a token that is %s'),
    ]),
    met('9.1.2', 1, 'Algorithms are listed', [
      code('tool-server/src/modules/session/id-token.ts', "algorithms: ['ES256']"),
      moduleTest('sso/oidc/exchange', 'is refused with the algorithm %s'),
      code(
        'tool-server/src/modules/lti/launch/check-header.ts',
        "if (header.alg !== 'RS256') return refuse('algorithm'",
      ),
    ]),
    met('9.1.3', 1, 'Keys come from where they were registered', [
      code(
        'tool-server/src/modules/lti/launch/check-header.ts',
        "const EMBEDDED_KEYS = ['jwk', 'jku', 'x5u', 'x5c'];",
      ),
      moduleTest('sso/oidc/exchange', 'is refused when signed by a key that the provider does not publish'),
    ]),
    met('9.2.1', 1, 'Times are checked', [
      moduleTest('session/session', 'lasts four hours, then gets the fixed message'),
      moduleTest('lti/launch/launch', 'allows a clock that is off by a minute'),
      moduleTest('lti/session/session', 'has expired when it was not exchanged within ten minutes'),
    ]),
    met('9.2.2', 2, 'A token is accepted for its purpose', [
      moduleTest('lti/session/session', 'a portal token opens no launch call and is no ltik'),
      moduleTest('lti/session/session', 'an ltik is no token, and a launch token opens no portal call'),
    ]),
    met('9.2.3', 2, 'A token is accepted by its audience', [
      moduleTest('session/session', 'refuses a token that is %s'),
      moduleTest('lti/launch/launch', 'accepts us as the only audience of a list'),
    ]),
    met('9.2.4', 2, 'Tokens of one key name their audience', [
      moduleTest(
        'lti/scores/score-tokens',
        'are requested separately for two deployments: each assertion names its own',
      ),
      code(
        'tool-server/src/modules/lti/scores/access-tokens.ts',
        'audience: platform.tokenAudience ?? platform.authTokenUrl',
      ),
    ]),
  ],
};
