import {
  byDeployment,
  type Chapter,
  code,
  met,
  moduleTest,
  platformTest,
  policy,
  serverTest,
  test,
} from './requirement.ts';

const FUZZ = test(
  'tool-server/test/api/fuzz.http.test.ts',
  'get no response of 5xx, and leave a server that works (npm run fuzz -- --seed ${SEED})',
);

export const architecture: Chapter = {
  number: 15,
  title: 'Secure coding and architecture',
  requirements: [
    met('15.1.1', 1, 'Time frames for packages of others', [policy('Packages of others')]),
    met('15.1.2', 2, 'An inventory of packages, from trusted sources', [
      test(
        'tooling/checks/dependencies.test.ts',
        'come from the registry, each with the hash of its content',
      ),
      policy('Packages of others'),
    ]),
    met('15.1.3', 2, 'Expensive work is documented', [policy('Expensive work')]),
    byDeployment(
      '15.2.1',
      1,
      'No package is beyond its time frame',
      'Updates',
      [],
      'advisories are asked for where the registry is reached',
    ),
    met('15.2.2', 2, 'Expensive work is bounded', [
      serverTest(
        'security/load-limits',
        'more than the server works on get a 503 at once, which says when to come again',
      ),
      moduleTest('practice/labs/daily-limits', 'four of a person wait; more get the state as it is at once'),
      moduleTest('practice/labs/bounded-results', 'are stored in less than 256 KiB each'),
      platformTest(
        'http/reference',
        'P15 %s reads the contracts for its first response and for none after it (ASVS 15.2.2)',
      ),
    ]),
    met('15.2.3', 2, 'Production has no functions of development', [
      serverTest('security/asvs', 'has no page of development in production: %s'),
      moduleTest(
        'identity/identity-provider/identity-provider',
        'has no local provider, no Google without a client, and no demo tenant',
      ),
    ]),
    met('15.3.1', 1, 'Responses have the fields of their contract', [
      code('tool-server/src/platform/http/api.ts', 'Parsing drops what the contract does not name'),
      moduleTest(
        'practice/labs/shared-replay',
        'holds nothing but what the contract names: no person, no attempt, no score',
      ),
    ]),
    met(
      '15.3.2',
      2,
      'Redirects of others are not followed',
      [code('tool-server/src/platform/http/send.ts', 'Redirects are not followed')],
      'node:http follows none, and every outgoing call passes this function',
    ),
    met('15.3.3', 2, 'Input sets the fields of its contract', [
      code('tool-server/src/platform/http/api.ts', 'const parsed = endpoint.input.safeParse('),
      moduleTest('practice/labs/shared-replay', 'cannot hold data that the page sends'),
      FUZZ,
    ]),
    byDeployment('15.3.4', 2, 'The address of a caller is right', 'Proxies', [
      serverTest('security/asvs', 'is not taken from the headers of a caller that is no trusted proxy'),
    ]),
    met('15.3.5', 2, 'Types are certain', [
      test('tooling/checks/workspaces.test.ts', 'PKG-2 has its types checked strictly'),
      serverTest('api/api', 'in any field of any endpoint'),
    ]),
    met('15.3.6', 2, 'Prototypes cannot be polluted', [
      moduleTest('learning/quiz/quiz', 'ignores __proto__ among the answers'),
      FUZZ,
    ]),
    met('15.3.7', 2, 'Repeated parameters change nothing', [
      moduleTest('integration/lti/login/login', 'refuses a field sent twice'),
      code('tool-server/src/http/mount-http.ts', "set('query parser', 'simple')"),
      FUZZ,
    ]),
  ],
};
