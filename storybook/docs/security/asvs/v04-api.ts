import {
  byDeployment,
  type Chapter,
  code,
  journey,
  met,
  moduleTest,
  notApplicable,
  serverTest,
} from './requirement.ts';

const NO_GRAPHQL = 'no GraphQL';

export const api: Chapter = {
  number: 4,
  title: 'API and web service',
  requirements: [
    met('4.1.1', 1, 'Each response has its type and charset', [
      serverTest('security/asvs', 'of %s has its charset: %s'),
      serverTest('security/asvs', 'of a built file has its charset where it is text'),
      serverTest('security/headers', 'OPTIONS %s is empty: no text without a charset (ASVS 4.1.1)'),
    ]),
    byDeployment('4.1.2', 2, 'Only pages are redirected to https', 'TLS'),
    met('4.1.3', 2, 'Headers of a proxy cannot be forged', [
      serverTest('security/asvs', 'is not taken from the headers of a caller that is no trusted proxy'),
    ]),
    byDeployment('4.2.1', 2, 'The end of a request is unambiguous', 'Proxies', [
      serverTest('security/asvs', 'is not guessed where a length and chunks contradict each other'),
      serverTest('security/asvs', 'is not guessed where two lengths differ'),
    ]),
    notApplicable('4.3.1', 2, 'Cost of GraphQL', NO_GRAPHQL),
    notApplicable('4.3.2', 2, 'Introspection of GraphQL', NO_GRAPHQL),
    byDeployment(
      '4.4.1',
      1,
      'Sockets are encrypted',
      'TLS',
      [code('packages/client/src/drawbridge.ts', "bases.main.replace(/^http/, 'ws')")],
      'an https address becomes wss',
    ),
    met('4.4.2', 2, 'The origin of a socket is checked', [
      moduleTest('operations/notifications/sockets', 'is refused with %s'),
      moduleTest('operations/notifications/sockets', 'is accepted from a page of our own origin'),
    ]),
    met('4.4.3', 2, 'A socket has the session of its page', [
      journey('notifications', 'NOTIF-10 the socket names the person, and its address holds no token'),
      moduleTest('operations/notifications/sockets', 'leaves no token in the log'),
    ]),
    met('4.4.4', 2, 'A socket ends with its session', [
      moduleTest(
        'operations/notifications/sockets',
        'is refused for an account whose address is not confirmed, and for an ended session',
      ),
      moduleTest(
        'operations/notifications/sockets',
        'ends with 4401 at the next sweep when its session ended',
      ),
    ]),
  ],
};
