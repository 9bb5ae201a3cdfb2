import { type Chapter, code, met, moduleTest, notApplicable, platformTest, policy } from './requirement.ts';

const HASH = 'tool-server/src/platform/password/password-hash.ts';
const SECRET = 'tool-server/src/platform/secret/secret.ts';

export const cryptography: Chapter = {
  number: 11,
  title: 'Cryptography',
  requirements: [
    met('11.1.1', 2, 'A policy for keys and their lives', [policy('Keys')]),
    met(
      '11.1.2',
      2,
      'An inventory of keys and algorithms',
      [policy('Keys')],
      'a test compares it with the code',
    ),
    met('11.2.1', 2, 'Implementations are maintained ones', [
      policy('Keys'),
      code(SECRET, "from 'node:crypto'"),
      code('tool-server/src/modules/identity/session/id-token.ts', "from 'jose'"),
    ]),
    met('11.2.2', 2, 'Algorithms and keys can be replaced', [
      platformTest(
        'secret/renew-encrypted.http',
        'after renewal nothing needs the old key, and sign-in still works',
      ),
      moduleTest(
        'identity/password/password-cost',
        'a hash contains its cost, and an older one still signs in and is replaced (ASVS 11.2.2)',
      ),
      moduleTest('kernel/keys/keys', 'the key set contains the key of every valid token, across a rotation'),
    ]),
    met('11.2.3', 2, '128 bits of security', [
      code('tool-server/src/modules/kernel/keys/key-rows.ts', 'const RSA_BITS = 3_072;'),
      policy('Keys'),
    ]),
    met(
      '11.3.1',
      1,
      'No weak modes, no weak padding',
      [code(SECRET, "createCipheriv('aes-256-gcm'")],
      'nothing is encrypted with RSA',
    ),
    met('11.3.2', 1, 'Approved ciphers', [code(SECRET, "createCipheriv('aes-256-gcm'")]),
    met('11.3.3', 2, 'What is encrypted cannot be changed', [
      platformTest('secret/renew-encrypted.http', 'changed text is not decrypted'),
    ]),
    met(
      '11.4.1',
      1,
      'Approved hashes',
      [
        policy('Keys'),
        code(
          'tool-server/src/modules/identity/sso/saml/read-answer.ts',
          'The library would also accept SHA-1.',
        ),
      ],
      'SHA-1 is in the codes of authenticator apps alone: as HMAC, which RFC 6238 and all apps use',
    ),
    met('11.4.2', 2, 'Passwords are stored as argon2id', [
      code(HASH, 'memory: 19_456, passes: 2, parallelism: 1'),
      moduleTest(
        'identity/session/session',
        'DEMO-13 no password or refresh token is stored in readable form',
      ),
    ]),
    met('11.4.3', 2, 'Hashes of signatures have 256 bits', [
      policy('Keys'),
      moduleTest('identity/sso/saml/saml', 'a response is refused when it is %s'),
    ]),
    notApplicable('11.4.4', 2, 'Keys made of passwords', 'none is'),
    met(
      '11.5.1',
      2,
      'Secrets come from the system’s generator, with 128 bits',
      [
        platformTest(
          'secret/random',
          'takeRandomBytes returns the requested number of bytes, never the same twice, across the end of its pool',
        ),
        code(
          'tool-server/src/modules/identity/session/mail-link.ts',
          "randomBytes(32).toString('base64url')",
        ),
      ],
      'codes that people type are shorter: 6.5.4',
    ),
    met('11.6.1', 2, 'Approved algorithms make and check signatures', [
      code(
        'tool-server/src/modules/kernel/keys/key-rows.ts',
        "const ALGORITHMS = { portal: 'ES256', lti: 'RS256', credentials: 'RS256' } as const;",
      ),
      moduleTest(
        'kernel/keys/keys',
        'an independent library accepts a session token with the published keys',
      ),
    ]),
  ],
};
