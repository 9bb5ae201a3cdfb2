import {
  byDeployment,
  type Chapter,
  clientTest,
  code,
  journey,
  met,
  moduleTest,
  serverTest,
  test,
} from './requirement.ts';

const BINDING = moduleTest(
  'integration/lti/login/login',
  'sets a cookie that is stored in a frame and nowhere else',
);
const THEME = code(
  'portal/src/base/theme-choice.ts',
  "const COOKIE = `${isSecure ? '__Host-' : ''}drawbridge_theme`;",
);

export const frontend: Chapter = {
  number: 3,
  title: 'Web frontend',
  requirements: [
    met('3.2.1', 1, 'No response is shown as what it is not', [
      serverTest('security/headers', '%s allows nothing and may not be framed'),
      moduleTest(
        'practice/labs/lab-preview',
        'runs scripts in an opaque origin that connects, posts and frames nothing',
      ),
    ]),
    met('3.2.2', 1, 'Text is shown as text', [
      journey(
        'trusted-types',
        'P15: a lab with its editor, worker and preview needs nothing that the policy refuses, and no text becomes a script (ASVS 3.4.3)',
      ),
      journey('assistant', 'LAB-12 the question in the address is decoded once and never runs'),
    ]),
    met(
      '3.3.1',
      1,
      'Cookies are Secure, with a prefix',
      [BINDING, THEME],
      'there are two: of a launch and of the theme; sessions have none',
    ),
    met(
      '3.3.2',
      2,
      'Cookies have the SameSite of their purpose',
      [BINDING, code('portal/src/base/theme-choice.ts', 'SameSite=Lax')],
      'that of a launch is None and Partitioned: it is set inside of an LMS’s frame',
    ),
    met('3.3.3', 2, 'Cookies are of this host alone', [BINDING, THEME]),
    met(
      '3.3.4',
      2,
      'Cookies that no script needs are HttpOnly',
      [BINDING],
      'the theme is read by the page; tokens of sessions are in no cookie',
    ),
    met('3.4.1', 1, 'HSTS for a year and all subdomains', [
      serverTest(
        'security/asvs',
        'browsers are told at %s to use https alone for a year, for every host below too',
      ),
    ]),
    met(
      '3.4.2',
      1,
      'No other origin reads responses',
      [
        serverTest('security/asvs', 'may not read what %s %s gives'),
        moduleTest(
          'kernel/keys/keys',
          'holds public keys only, names the use of each, and may be read by any page for five minutes',
        ),
        moduleTest(
          'integration/embed/partner-calls',
          'a page of an origin that is not listed reads no answer',
        ),
      ],
      'public keys excepted, and what embed tokens open to the origins that a partner lists',
    ),
    met(
      '3.4.3',
      2,
      'A content security policy lets trusted scripts run only',
      [
        serverTest('api/api', 'LTI-22 of the portal may not be framed, and run no inline script'),
        serverTest('security/headers', 'demand trusted types, so that no text becomes markup or a script'),
        serverTest(
          'security/headers',
          'a built script loads from here only, as a worker too, and may not be framed',
        ),
      ],
      'object-src falls back to default-src none',
    ),
    met('3.4.4', 2, 'nosniff everywhere', [
      serverTest('security/headers', '%s allows nothing and may not be framed'),
    ]),
    met('3.4.5', 2, 'No referrer tells an address', [
      moduleTest(
        'integration/lti/session/session',
        'let its platform frame it, send no referrer, and forbid caching',
      ),
      code('tool-server/src/platform/http/security.ts', "referrerPolicy: { policy: 'no-referrer' }"),
    ]),
    met('3.4.6', 2, 'Every response says who may frame it', [
      serverTest('security/headers', '%s allows nothing and may not be framed'),
      moduleTest(
        'integration/lti/framing',
        'by the platform of this launch and no other, at %s with its ltik',
      ),
    ]),
    met(
      '3.5.1',
      1,
      'Forms from elsewhere do nothing',
      [
        moduleTest('integration/lti/login/login', 'refuses a launch whose cookie has another value'),
        moduleTest(
          'identity/sso/saml/saml',
          'ROUTE-8 begins a sign-in of our own where the tenant allows it, and signs no one in by itself',
        ),
      ],
      'calls carry a header that no form sends; only launches and SAML responses are forms',
    ),
    met('3.5.2', 1, 'No call passes without a preflight', [
      serverTest('security/asvs', 'sends nothing that is read as a call by a form, as %s'),
    ]),
    met(
      '3.5.3',
      1,
      'What changes something is no plain GET',
      [
        serverTest('api/api', '%s refuses a caller who is not signed in'),
        moduleTest(
          'identity/session/magic-link',
          'is not used up by opening it: only the POST of the page uses it',
        ),
      ],
      'opening a course enrols in it, by the specification: that GET needs the header of a session, which no link sends',
    ),
    byDeployment(
      '3.5.4',
      2,
      'One application for a host name',
      'Host name',
      [
        moduleTest(
          'practice/labs/lab-preview',
          'runs scripts in an opaque origin that connects, posts and frames nothing',
        ),
      ],
      'the preview of a lab has an opaque origin (decision 0084)',
    ),
    met('3.5.5', 2, 'Messages between windows are checked', [
      test(
        'packages/widgets/src/learning/review/form-address.test.ts',
        'REV-6 takes the message of its own window and origin',
      ),
      code(
        'packages/lab-workspace/src/preview/browser/PreviewFrame.tsx',
        'if (!target || event.source !== target) return;',
      ),
      moduleTest(
        'integration/lti/login/login',
        'stores the binding with a platform that offers it, and accepts it from its own page only',
      ),
    ]),
    met(
      '3.7.1',
      2,
      'No plugins',
      [serverTest('api/api', 'LTI-22 of the portal may not be framed, and run no inline script')],
      'the policy lets none load',
    ),
    met(
      '3.7.2',
      2,
      'Redirects lead to known sites',
      [
        clientTest('redirect', 'refuses %j'),
        moduleTest(
          'integration/lti/login/login',
          'ASVS 3.7.2 leads to the registered sign-in address alone, whatever addresses the request names',
        ),
        moduleTest(
          'integration/lti/login/login',
          'ASVS 3.7.2 leads nowhere while the platform is switched off',
        ),
        moduleTest('integration/lti/login/login', 'refuses %s'),
        clientTest('stores/identity/single-sign-on', 'ROUTE-9 %j is no address to go to'),
        moduleTest(
          'kernel/audit/audit',
          'says who registered a platform, when, from where, and what was entered',
        ),
      ],
      'to registered platforms and providers: an LTI login leads to the sign-in that an administrator registered',
    ),
  ],
};
