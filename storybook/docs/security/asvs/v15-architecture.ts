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
  'requests get no 5xx response, and leave a working server (npm run fuzz -- --seed ${SEED})',
);

export const architecture: Chapter = {
  number: 15,
  title: 'Secure coding and architecture',
  requirements: [
    met('15.1.1', 1, 'Time frames for packages of others', [policy('Packages of others')]),
    met('15.1.2', 2, 'An inventory of packages, from trusted sources', [
      test(
        'tooling/checks/dependencies.test.ts',
        'packages come from the registry, each with the hash of its content',
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
        "requests beyond the server's capacity get an immediate 503, which says when to come again",
      ),
      moduleTest(
        'practice/labs/daily-limits',
        'four calls of a person wait; any more get the current state immediately',
      ),
      moduleTest('practice/labs/bounded-results', 'results are stored in less than 256 KiB each'),
      platformTest(
        'http/reference',
        'P15 %s reads the contracts for its first response and for none after it (ASVS 15.2.2)',
      ),
    ]),
    met('15.2.3', 2, 'Production has no functions of development', [
      serverTest('security/asvs', 'production has no development page: %s'),
      moduleTest(
        'identity/identity-provider/identity-provider',
        'production has no local provider, no Google without a client, and no demo tenant',
      ),
    ]),
    met('15.3.1', 1, 'Responses have the fields of their contract', [
      code('tool-server/src/platform/http/api.ts', 'Parsing drops what the contract does not name'),
      moduleTest(
        'practice/labs/shared-replay',
        'a shared replay contains only what the contract names: no person, no attempt, no score',
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
      moduleTest('practice/labs/shared-replay', 'a shared replay cannot contain data that the page sends'),
      FUZZ,
    ]),
    byDeployment('15.3.4', 2, 'The address of a caller is right', 'Proxies', [
      serverTest(
        'security/asvs',
        "the caller's address is not taken from headers unless a trusted proxy sent them",
      ),
    ]),
    met('15.3.5', 2, 'Types are certain', [
      test('tooling/checks/workspaces.test.ts', 'PKG-2 every workspace has its types checked strictly'),
      serverTest('api/api', 'bad input in any field of any endpoint gets a 4xx'),
    ]),
    met('15.3.6', 2, 'Prototypes cannot be polluted', [
      moduleTest('learning/quiz/quiz', '__proto__ among the answers is ignored'),
      FUZZ,
    ]),
    met('15.3.7', 2, 'Repeated parameters change nothing', [
      moduleTest('integration/lti/login/login', 'a field sent twice is refused'),
      code('tool-server/src/http/mount-http.ts', "set('query parser', 'simple')"),
      FUZZ,
    ]),
  ],
};
