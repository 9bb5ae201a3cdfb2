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
  'the login cookie is stored in a frame and nowhere else',
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
        'the preview frame runs scripts in an opaque origin that cannot connect, post or frame anything',
      ),
    ]),
    met('3.2.2', 1, 'Text is shown as text', [
      journey(
        'portal/trusted-types',
        'P15: a lab with its editor, worker and preview needs nothing that the policy refuses, and no text becomes a script (ASVS 3.4.3)',
      ),
      journey('learning/assistant', 'LAB-12 the question in the address is decoded once and never runs'),
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
        'browsers are told at %s to use only https for a year, for every host below too',
      ),
    ]),
    met(
      '3.4.2',
      1,
      'No other origin reads responses',
      [
        serverTest('security/asvs', "another site's page may not read what %s %s returns"),
        moduleTest(
          'kernel/keys/keys',
          'the key set contains only public keys, names the use of each, and any page may read it for five minutes',
        ),
        moduleTest('integration/embed/partner-calls', 'a page on an unlisted origin cannot read an answer'),
      ],
      'public keys excepted, and what embed tokens open to the origins that a partner lists',
    ),
    met(
      '3.4.3',
      2,
      'A content security policy lets trusted scripts run only',
      [
        serverTest('api/api', 'LTI-22 pages of the portal may not be framed, and run no inline script'),
        serverTest(
          'security/headers',
          'our pages require trusted types, so that no text becomes markup or a script',
        ),
        serverTest(
          'security/headers',
          'a built script loads only from here, also as a worker, and may not be framed',
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
        'a launched page lets its platform frame it, sends no referrer, and forbids caching',
      ),
      code('tool-server/src/platform/http/common-headers.ts', "referrerPolicy: { policy: 'no-referrer' }"),
    ]),
    met('3.4.6', 2, 'Every response says who may frame it', [
      serverTest('security/headers', '%s allows nothing and may not be framed'),
      moduleTest(
        'integration/lti/framing',
        'only the launching platform may frame a page at %s with its ltik',
      ),
    ]),
    met(
      '3.5.1',
      1,
      'Forms from elsewhere do nothing',
      [
        moduleTest('integration/lti/login/login', 'a launch with another cookie value is refused'),
        moduleTest(
          'identity/sso/saml/saml',
          'ROUTE-8 an unsolicited response starts our own sign-in if the tenant allows it, and signs nobody in by itself',
        ),
      ],
      'calls carry a header that no form sends; only launches and SAML responses are forms',
    ),
    met('3.5.2', 1, 'No call passes without a preflight', [
      serverTest('security/asvs', 'a form of another site cannot send a call as %s'),
    ]),
    met(
      '3.5.3',
      1,
      'What changes something is no plain GET',
      [
        serverTest('api/api', '%s refuses a caller who is not signed in'),
        moduleTest(
          'identity/session/magic-link',
          'opening an emailed link does not use it up; only the POST of the page does',
        ),
      ],
      'opening a course enrolls in it, by the specification: that GET needs the header of a session, which no link sends',
    ),
    byDeployment(
      '3.5.4',
      2,
      'One application for a host name',
      'Host name',
      [
        moduleTest(
          'practice/labs/lab-preview',
          'the preview frame runs scripts in an opaque origin that cannot connect, post or frame anything',
        ),
      ],
      'the preview of a lab has an opaque origin (decision 0084)',
    ),
    met('3.5.5', 2, 'Messages between windows are checked', [
      test(
        'packages/widgets/src/learning/review/form-address.test.ts',
        'REV-6 a message of its own window and origin is accepted',
      ),
      code(
        'packages/lab-workspace/src/preview/browser/PreviewFrame.tsx',
        'if (!target || event.source !== target) return;',
      ),
      moduleTest(
        'integration/lti/login/login',
        'a platform that offers storage keeps the binding, which is accepted only from its own page',
      ),
    ]),
    met(
      '3.7.1',
      2,
      'No plugins',
      [serverTest('api/api', 'LTI-22 pages of the portal may not be framed, and run no inline script')],
      'the policy lets none load',
    ),
    met(
      '3.7.2',
      2,
      'Redirects lead to known sites',
      [
        clientTest('redirect', 'the target %j is refused'),
        moduleTest(
          'integration/lti/login/login',
          'ASVS 3.7.2 a login leads only to the registered sign-in address, whatever addresses the request names',
        ),
        moduleTest(
          'integration/lti/login/login',
          'ASVS 3.7.2 a login leads nowhere while the platform is disabled',
        ),
        moduleTest('integration/lti/login/login', 'a login is refused: %s'),
        clientTest(
          'stores/identity/single-sign-on',
          'ROUTE-9 %j is not accepted as an address of the provider',
        ),
        moduleTest(
          'kernel/audit/audit',
          'the trail says who registered a platform, when, from where, and what was entered',
        ),
      ],
      'to registered platforms and providers: an LTI login leads to the sign-in that an administrator registered',
    ),
  ],
};
