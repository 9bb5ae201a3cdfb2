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

const RULES = 'password/password-rules';
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
        moduleTest('identity/signup/signup', 'refuses %s beside the field'),
      ],
      'twelve',
    ),
    met('6.2.2', 1, 'People can change their password', [
      journey(
        'security-settings',
        'ASVS 6.2.2, 6.2.3, 7.4.3 a password is changed by keyboard on a phone, and the other sessions end',
      ),
    ]),
    met('6.2.3', 1, 'A change needs the current password', [
      moduleTest(
        'identity/password/password',
        'needs the current one, ends the other sessions, keeps this one, and tells the person',
      ),
      journey('security-settings', 'a wrong current password is reported beside it, and keeps every session'),
    ]),
    met('6.2.4', 1, 'Common passwords are refused', [
      platformTest(
        RULES,
        'refuses the passwords of leaks that are long enough, and the most used ones counted up until they are',
      ),
    ]),
    met('6.2.5', 1, 'Passwords may have any composition', [
      code(
        'packages/contracts/src/identity/signup.ts',
        'export const passwordRules: readonly Rule[] = [minLength(SHORTEST_PASSWORD), maxLength(128)];',
      ),
      platformTest(RULES, 'accepts %s for %s'),
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
          'in its letter case, with its spaces, and to its last character',
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
          'in its letter case, with its spaces, and to its last character',
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
      platformTest(RULES, 'refuses a password made of %s (ASVS 6.2.11)'),
    ]),
    met(
      '6.2.12',
      2,
      'Breached passwords are refused',
      [
        platformTest(
          RULES,
          'refuses the passwords of leaks that are long enough, and the most used ones counted up until they are',
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
        'slows guessing from one address, gives the wait, and lets the owner in afterwards',
      ),
      test(
        'tool-server/test/processes/two-servers.process.test.ts',
        'count tries together: five here and five there are ten',
      ),
    ]),
    met('6.3.2', 1, 'No default accounts', [
      configTest('P12 production refuses to be a demo'),
      configTest('P12 development refuses to start where other machines reach it: %j'),
      moduleTest(
        'identity/identity-provider/identity-provider',
        'has no local provider, no Google without a client, and no demo tenant',
      ),
    ]),
    met(
      '6.3.3',
      2,
      'A second factor',
      [
        moduleTest(FACTORS, 'is asked for after the password, and its code gives the tokens'),
        moduleTest(
          FACTORS,
          'members without one can set it up and do nothing else, also in a session that was open before',
        ),
        policy('Ways to sign in'),
      ],
      'demanded where a company says so; the policy has the rationale for individuals and what protects them',
    ),
    met('6.3.4', 2, 'All ways are documented, and equally strong', [
      policy('Ways to sign in'),
      moduleTest(FACTORS, 'is asked for after a mailed link too'),
      moduleTest('identity/sso/sso', 'refuse passwords, known and unknown addresses alike'),
    ]),
    met('6.4.1', 1, 'First codes are random, short-lived and for one use', [
      moduleTest(
        'identity/signup/signup',
        'P15 has eight characters that are no word and not mixed up, and is typed in any letter case (ASVS 6.5.4)',
      ),
      moduleTest('identity/signup/invitation', 'is completed by its code and a password'),
      moduleTest('identity/signup/signup', 'P15 is valid for ten minutes (ASVS 6.5.5)'),
    ]),
    met('6.4.2', 1, 'No hints, no secret questions', [policy('Ways to sign in')]),
    met(
      '6.4.3',
      2,
      'A forgotten password is set anew safely',
      [
        journey('security-settings', 'ASVS 6.4.3 a forgotten password is set anew by mail'),
        moduleTest(
          'identity/password/password',
          'is set by the link of a mail, once, and ends every session',
        ),
      ],
      'it opens no session: the next sign-in needs the second factor',
    ),
    met(
      '6.4.4',
      2,
      'A lost factor is replaced by proof',
      [
        moduleTest(FACTORS, 'come with the first factor, ten of them; each works once and is told by mail'),
        moduleTest(
          FACTORS,
          'resets a member who lost theirs: sessions end, the member is told, and nobody of another company is touched',
        ),
      ],
      'by a recovery code, or by an administrator of the same company',
    ),
    met('6.5.1', 2, 'Codes work once', [
      moduleTest(FACTORS, 'accepts each code once, also of two sign-ins at the same moment (ASVS 6.5.1)'),
      moduleTest(FACTORS, 'come with the first factor, ten of them; each works once and is told by mail'),
      moduleTest('identity/session/magic-link', 'works once: a second use gets the session message'),
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
          'P15 has eight characters that are no word and not mixed up, and is typed in any letter case (ASVS 6.5.4)',
        ),
      ],
      'mailed ones 38, recovery codes 48',
    ),
    met(
      '6.5.5',
      2,
      'Codes live for minutes',
      [
        moduleTest('identity/signup/signup', 'P15 is valid for ten minutes (ASVS 6.5.5)'),
        moduleTest('identity/session/magic-link', 'works for three minutes, to the second'),
        moduleTest(FACTORS, 'refuses a code %s, and accepts those beside the present one (RFC 6238 5.2)'),
      ],
      'a code of an app is that of 30 seconds; the one before and after are accepted, because clocks differ',
    ),
    notApplicable('6.6.1', 2, 'Codes by telephone', 'no telephone'),
    met('6.6.2', 2, 'A mailed code belongs to its request', [
      moduleTest(
        'identity/session/magic-link',
        'in another browser, %s, it waits for the word of the person and is not used up',
      ),
      journey('sign-in', 'P7 a link that was requested in another browser signs nobody in before the press'),
    ]),
    met('6.6.3', 2, 'Mailed codes cannot be guessed', [
      moduleTest(
        'identity/session/magic-link',
        'ERR-11 a wrong code is refused, and five of them end the link',
      ),
      moduleTest(
        'identity/signup/signup',
        'allows five tries for many addresses together as well, and the link of the mail still works',
      ),
    ]),
    met('6.8.1', 2, 'A provider cannot name another one’s person', [
      moduleTest(
        'identity/sso/oidc/exchange',
        'make another person of the same subject and issuer at another tenant',
      ),
      moduleTest('identity/sso/sso', 'starts with no accounts for another issuer under the same id'),
    ]),
    met('6.8.2', 2, 'Assertions are signed, always', [
      moduleTest('identity/sso/oidc/exchange', 'is refused with the algorithm %s'),
      moduleTest('identity/sso/saml/saml', 'is refused: one %s'),
      moduleTest('identity/sso/saml/saml', 'refuses %s'),
    ]),
    met('6.8.3', 2, 'A SAML assertion is accepted once', [
      moduleTest(
        'identity/sso/saml/saml',
        'is refused when its assertion was used before, also under another request',
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
