import {
  type Chapter,
  clientTest,
  code,
  configTest,
  graderTest,
  journey,
  met,
  moduleTest,
  notApplicable,
  platformTest,
  serverTest,
  test,
} from './requirement.ts';

export const encoding: Chapter = {
  number: 1,
  title: 'Encoding and sanitization',
  requirements: [
    met('1.1.1', 2, 'Input is decoded once, before it is checked', [
      serverTest('api/api', 'a path that cannot be decoded gets a 4xx'),
      serverTest(
        'api/unstorable-text',
        'unstorable text is refused in every endpoint with a body, deep in a value or in a key',
      ),
      code(
        'tool-server/src/platform/http/api.ts',
        'const input = parseInput(endpoint, readInput(endpoint, req));',
      ),
    ]),
    met('1.1.2', 2, 'Output is escaped last, by or for its interpreter', [
      platformTest(
        'http/escape-html',
        'escapeHtml escapes what could end a text or an attribute, whichever quotes it has',
      ),
      moduleTest('practice/labs/shared-replay-content', 'the page does not let an attack into its markup'),
    ]),
    met('1.2.1', 1, 'Escaping fits the context: HTML, attributes, headers', [
      platformTest(
        'http/content-security-policy',
        'the policy has the same directives whatever addresses were stored, and names only plain origins',
      ),
      platformTest(
        'http/escape-html',
        'escapeHtml escapes what could end a text or an attribute, whichever quotes it has',
      ),
      moduleTest('practice/labs/shared-replay-content', 'the page does not let an attack into its markup'),
    ]),
    met('1.2.2', 1, 'Values in web addresses are encoded, and schemes are safe', [
      test(
        'packages/contracts/src/pages/page-paths.test.ts',
        "a page's address contains the values of its segments, encoded",
      ),
      clientTest('redirect', 'the target %j is refused'),
      moduleTest('integration/lti/platforms/platforms', 'an address is refused at its field: %s %s'),
    ]),
    met('1.2.3', 1, 'Data in scripts and JSON cannot leave its place', [
      serverTest('api/api', 'pages embed their settings so that no value can break out of the block'),
    ]),
    met(
      '1.2.4',
      1,
      'Queries have parameters',
      [
        test(
          'tool-server/test/api/fuzz.http.test.ts',
          'requests get no 5xx response, and leave a working server (npm run fuzz -- --seed ${SEED})',
        ),
        moduleTest('kernel/audit/audit', 'the list is filtered by time, action, outcome and person'),
        code('tool-server/src/platform/db/database.ts', 'Drizzle over either database'),
      ],
      'drizzle and prepared statements; patterns of a search are plain characters',
    ),
    met('1.2.5', 1, 'Programs get arguments, never a command line', [
      code('packages/labs/src/grade/grader-process.ts', 'spawn(file, args, { env, cwd, stdio })'),
      graderTest('jail.process', 'escaped code starts no process, not even the one program that is there'),
    ]),
    notApplicable('1.2.6', 2, 'LDAP', 'no directory is queried'),
    notApplicable(
      '1.2.7',
      2,
      'XPath',
      'no expression is made of input; those of the SAML library are constants',
    ),
    notApplicable('1.2.8', 2, 'LaTeX', 'no LaTeX'),
    met('1.2.9', 2, 'Texts in regular expressions are escaped', [
      code('tool-server/src/modules/practice/labs/redact.ts', 'names.map(escapeForPattern)'),
      test(
        'tool-server/src/modules/practice/labs/redact.test.ts',
        'redaction terminates for text that is made to be slow to search',
      ),
    ]),
    met(
      '1.3.1',
      1,
      'HTML of others is cleaned by a maintained library',
      [
        code('packages/widgets/src/kit/safe-html/SafeHtml.tsx', 'DOMPurify.sanitize(reachable, ALLOWED)'),
        graderTest('load', 'steps are rendered without letting HTML through'),
      ],
      'nobody enters HTML; that of authors is rendered without raw HTML and cleaned once more',
    ),
    met(
      '1.3.2',
      1,
      'Nothing is evaluated as code, except in a jail',
      [
        journey(
          'portal/trusted-types',
          'P15: a lab with its editor, worker and preview needs nothing that the policy refuses, and no text becomes a script (ASVS 3.4.3)',
        ),
        graderTest(
          'jail.process',
          'the jail has no network, no environment, no rights, no neighbors, and nothing to write to',
        ),
      ],
      'learners’ programs are the product: they run in an engine of WebAssembly, on the server in a jail around it',
    ),
    met('1.3.3', 2, 'Texts are bounded and made fit for where they go', [
      moduleTest('identity/sso/oidc/exchange', 'names of any kind are accepted, and stored within bounds'),
      test(
        'tool-server/src/modules/identity/sso/proven-identity.test.ts',
        'names from a provider become storable: %s',
      ),
    ]),
    notApplicable('1.3.4', 2, 'SVG of users', 'nobody uploads a picture'),
    met('1.3.5', 2, 'Markdown and templates of users run nothing', [
      graderTest('load', 'steps are rendered without letting HTML through'),
      test(
        'packages/contracts/src/practice/replay-summary.rule.test.ts',
        'the Markdown turns nothing of an attack into markup',
      ),
      moduleTest(
        'practice/labs/lab-preview',
        'the preview frame runs scripts in an opaque origin that cannot connect, post or frame anything',
      ),
    ]),
    met('1.3.6', 2, 'Calls to addresses of others stay outside', [
      platformTest(
        'http/public-address',
        'outgoing calls are checked by the address that a name resolves to',
      ),
      platformTest('http/public-address', 'P15: calls to another port are refused before anything is sent'),
      configTest('ports of outgoing calls are read, and other values are refused'),
    ]),
    notApplicable(
      '1.3.7',
      2,
      'Template injection',
      'pages and mails are functions; no template is made of input',
    ),
    notApplicable('1.3.8', 2, 'JNDI', 'no Java'),
    notApplicable('1.3.9', 2, 'memcache', 'no memcache'),
    notApplicable('1.3.10', 2, 'Format strings', 'no format string comes from input'),
    met('1.3.11', 2, 'Mail cannot be given headers or recipients', [
      platformTest('mail/mail.http', 'a line break in a subject starts no header'),
      platformTest('mail/mail.http', 'the address %j sends nothing to anyone else'),
    ]),
    notApplicable(
      '1.4.1',
      2,
      'Buffer overflows',
      'JavaScript; native code is that of Node, of the database and of WebAssembly engines, whose memory is their own',
    ),
    met('1.4.2', 2, 'Numbers are within their range', [
      test(
        'packages/contracts/src/contracts.test.ts',
        'P11: every number of an input is limited to what a column of integers holds (ASVS 2.2.1)',
      ),
      moduleTest('practice/labs/labs', 'P11: a draft of revision %d gets a %d and no fault (ASVS 2.2.1)'),
    ]),
    notApplicable('1.4.3', 2, 'Freed memory', 'memory is collected by the runtime'),
    met('1.5.1', 1, 'XML has neither document type nor entities', [
      moduleTest(
        'identity/sso/saml/saml',
        'a response with a document type or entities is refused before it is parsed',
      ),
    ]),
    met('1.5.2', 2, 'Only data is deserialized, by a schema', [
      graderTest('frames', 'frames that are no JSON are refused'),
      graderTest(
        'bounds.process',
        'a report is truncated to the limits and sanitized, because the process is not trusted',
      ),
      serverTest('api/api', 'bad input in any field of any endpoint gets a 4xx'),
    ]),
  ],
};
