import {
  type Chapter,
  code,
  configTest,
  journey,
  met,
  moduleTest,
  notApplicable,
  platformTest,
  policy,
  test,
} from './requirement.ts';

const RULES = 'password/password.rule';
const FACTORS = 'identity/second-factor/second-factor';
const DECISION = {
  kind: 'section',
  file: 'storybook/docs/decisions/0087-guessing-never-locks-out.md',
  heading: '0087 Guessing never locks the owner out',
} as const;

export const authentication: Chapter = {
  number: 6,
  title: 'Authentication',
  requirements: [
    met('6.1.1', 1, 'How guessing is slowed without locking out', [DECISION, policy('Limits')]),
    met('6.1.2', 2, 'Words that no password is made of', [policy('Ways to sign in')]),
    met('6.1.3', 2, 'Ways to sign in, and how strong they are', [policy('Ways to sign in')]),
    met(
      '6.2.1',
      1,
      'Passwords have eight characters at least',
      [
        code('packages/contracts/src/identity/signup.ts', 'export const SHORTEST_PASSWORD = 12;'),
        moduleTest('identity/signup/signup', 'signup with %s is refused at its field'),
      ],
      'twelve',
    ),
    met('6.2.2', 1, 'People can change their password', [
      journey(
        'identity/security-settings',
        'ASVS 6.2.2, 6.2.3, 7.4.3 a password is changed by keyboard on a phone, and the other sessions end',
      ),
    ]),
    met('6.2.3', 1, 'A change needs the current password', [
      moduleTest(
        'identity/password/password',
        'changing the password needs the current one, ends the other sessions, keeps this one, and notifies the person',
      ),
      journey(
        'identity/security-settings',
        'a wrong current password is reported beside its field, and keeps every session',
      ),
    ]),
    met('6.2.4', 1, 'Common passwords are refused', [
      platformTest(
        RULES,
        'leaked passwords that are long enough are refused, and common ones that were lengthened by counting',
      ),
    ]),
    met('6.2.5', 1, 'Passwords may have any composition', [
      code(
        'packages/contracts/src/identity/signup.ts',
        'export const passwordRules: readonly Rule[] = [minLength(SHORTEST_PASSWORD), maxLength(128)];',
      ),
      platformTest(RULES, 'the password %s is accepted for %s'),
    ]),
    met('6.2.6', 1, 'Passwords are masked', [
      code('packages/widgets/src/identity/sign-in/SignInForm.tsx', 'type="password"'),
      code(
        'packages/ui/src/components/TextField/TextField.tsx',
        '`type="password"` has a button that reveals it',
      ),
    ]),
    met(
      '6.2.7',
      1,
      'Paste and password managers work',
      [
        code('packages/widgets/src/identity/sign-in/SignInForm.tsx', 'autoComplete="current-password"'),
        code('packages/widgets/src/identity/sign-in/PasswordFields.tsx', "autoComplete: 'new-password'"),
      ],
      'no field handles paste',
    ),
    met(
      '6.2.8',
      1,
      'Passwords are checked as they are typed',
      [
        platformTest(
          'password/password-hash',
          'a password is checked in its letter case, with its spaces, and to its last character',
        ),
        platformTest(
          'password/password-hash',
          'the same text is the same password, however the keyboard composes its characters (NFKC)',
        ),
      ],
      'Unicode is normalized (NFKC), as NIST SP 800-63B asks: one keyboard composes a letter that another sends in two parts',
    ),
    met(
      '6.2.9',
      2,
      '64 characters are permitted',
      [
        platformTest(
          'password/password-hash',
          'a password is checked in its letter case, with its spaces, and to its last character',
        ),
      ],
      '128',
    ),
    met(
      '6.2.10',
      2,
      'Passwords do not expire',
      [code('tool-server/src/modules/kernel/people/people.table.ts', "passwordHash: text('password_hash'),")],
      'no date is stored beside it',
    ),
    met('6.2.11', 2, 'Words of the context are refused', [
      platformTest(RULES, 'a password made of %s is refused (ASVS 6.2.11)'),
    ]),
    met(
      '6.2.12',
      2,
      'Breached passwords are refused',
      [
        platformTest(
          RULES,
          'leaked passwords that are long enough are refused, and common ones that were lengthened by counting',
        ),
      ],
      'a set of 49,000 in the server, and what is found as early (decision 0087)',
    ),
    met('6.3.1', 1, 'Guessing is slowed as documented', [
      moduleTest(
        'identity/session/lockout',
        'guesses from elsewhere never slow a network that the person signed in from before',
      ),
      moduleTest(
        'identity/session/session',
        'guessing from one address is slowed with the wait in the reply, and the owner gets in afterwards',
      ),
      test(
        'tool-server/test/processes/two-servers.process.test.ts',
        'two servers count attempts together: five here and five there are ten',
      ),
    ]),
    met('6.3.2', 1, 'No default accounts', [
      configTest('P12 production refuses to be a demo'),
      configTest('P12 development refuses to start where other machines can reach it: %j'),
      moduleTest(
        'identity/identity-provider/identity-provider',
        'production has no local provider, no Google without a client, and no demo tenant',
      ),
    ]),
    met(
      '6.3.3',
      2,
      'A second factor',
      [
        moduleTest(FACTORS, 'an app is required after the password, and its code returns the tokens'),
        moduleTest(FACTORS, 'members without a factor can only set one up, even in an already open session'),
        policy('Ways to sign in'),
      ],
      'demanded where a company says so; the policy has the rationale for individuals and what protects them',
    ),
    met('6.3.4', 2, 'All ways are documented, and equally strong', [
      policy('Ways to sign in'),
      moduleTest(FACTORS, 'an app is required after an emailed link too'),
      moduleTest(
        'identity/sso/sso',
        'a strict tenant refuses passwords, for known and unknown addresses alike',
      ),
    ]),
    met('6.4.1', 1, 'First codes are random, short-lived and for one use', [
      moduleTest(
        'identity/signup/signup',
        'P15 a code has eight unambiguous characters, spells no word, and may be typed in any letter case (ASVS 6.5.4)',
      ),
      moduleTest('identity/signup/invitation', 'an invitation is completed with its code and a password'),
      moduleTest('identity/signup/signup', 'P15 a code is valid for ten minutes (ASVS 6.5.5)'),
    ]),
    met('6.4.2', 1, 'No hints, no secret questions', [policy('Ways to sign in')]),
    met(
      '6.4.3',
      2,
      'A forgotten password is set anew safely',
      [
        journey('identity/security-settings', 'ASVS 6.4.3 a forgotten password is reset by email'),
        moduleTest(
          'identity/password/password',
          'an emailed link sets a new password once and ends every session',
        ),
      ],
      'it opens no session: the next sign-in needs the second factor',
    ),
    met(
      '6.4.4',
      2,
      'A lost factor is replaced by proof',
      [
        moduleTest(
          FACTORS,
          'ten recovery codes come with the first factor; each works once and is reported by email',
        ),
        moduleTest(
          FACTORS,
          "an administrator can reset a member's lost factors: their sessions end, they are notified, and other companies stay untouched",
        ),
      ],
      'by a recovery code, or by an administrator of the same company',
    ),
    met('6.5.1', 2, 'Codes work once', [
      moduleTest(FACTORS, 'each code is accepted once, even by two simultaneous sign-ins (ASVS 6.5.1)'),
      moduleTest(
        FACTORS,
        'ten recovery codes come with the first factor; each works once and is reported by email',
      ),
      moduleTest(
        'identity/session/magic-link',
        'an emailed link works once, and a second use gets the session message',
      ),
    ]),
    met('6.5.2', 2, 'Recovery codes are stored as password hashes', [
      code(
        'tool-server/src/modules/identity/second-factor/recovery-codes.ts',
        'codes.map(passwordHasher.hash)',
      ),
      moduleTest(FACTORS, 'DEMO-13 neither secrets nor codes are in the database or the log'),
    ]),
    met('6.5.3', 2, 'Codes and seeds come from a secure generator', [
      code(
        'tool-server/src/modules/identity/second-factor/totp.ts',
        'new TotpSecret({ size: SECRET_BYTES })',
      ),
      code('tool-server/src/platform/codes/typed-code.ts', 'randomInt'),
    ]),
    met(
      '6.5.4',
      2,
      'Codes have 20 bits at least',
      [
        moduleTest(
          'identity/signup/signup',
          'P15 a code has eight unambiguous characters, spells no word, and may be typed in any letter case (ASVS 6.5.4)',
        ),
      ],
      'mailed ones 38, recovery codes 48',
    ),
    met(
      '6.5.5',
      2,
      'Codes live for minutes',
      [
        moduleTest('identity/signup/signup', 'P15 a code is valid for ten minutes (ASVS 6.5.5)'),
        moduleTest('identity/session/magic-link', 'an emailed link works for three minutes, to the second'),
        moduleTest(
          FACTORS,
          'a code %s is refused, and codes of the adjacent periods are accepted (RFC 6238 5.2)',
        ),
      ],
      'a code of an app is that of 30 seconds; the one before and after are accepted, because clocks differ',
    ),
    notApplicable('6.6.1', 2, 'Codes by telephone', 'no telephone'),
    met('6.6.2', 2, 'A mailed code belongs to its request', [
      moduleTest(
        'identity/session/magic-link',
        "an emailed link in another browser, %s, waits for the person's confirmation and is not used up",
      ),
      journey(
        'identity/sign-in',
        'P7 a link requested in another browser signs nobody in without a confirmation',
      ),
    ]),
    met('6.6.3', 2, 'Mailed codes cannot be guessed', [
      moduleTest(
        'identity/session/magic-link',
        'ERR-11 a wrong code is refused, and five of them end the link',
      ),
      moduleTest(
        'identity/signup/signup',
        'many addresses together also get five attempts, and the link in the email still works',
      ),
    ]),
    met('6.8.1', 2, 'A provider cannot name another one’s person', [
      moduleTest(
        'identity/sso/oidc/exchange',
        'the same subject and issuer at another tenant is a different person',
      ),
      moduleTest('identity/sso/sso', 'another issuer under the same id starts without accounts'),
    ]),
    met('6.8.2', 2, 'Assertions are signed, always', [
      moduleTest('identity/sso/oidc/exchange', 'an identity token with the algorithm %s is refused'),
      moduleTest('identity/sso/saml/saml', 'a response is refused: one %s'),
      moduleTest('identity/sso/saml/saml', 'a wrapped signature is refused: %s'),
    ]),
    met('6.8.3', 2, 'A SAML assertion is accepted once', [
      moduleTest(
        'identity/sso/saml/saml',
        'a response is refused if its assertion was used before, even for another request',
      ),
    ]),
    met(
      '6.8.4',
      2,
      'Expected strength of a provider’s sign-in',
      [policy('Ways to sign in')],
      'none is expected: it counts as one factor',
    ),
  ],
};
