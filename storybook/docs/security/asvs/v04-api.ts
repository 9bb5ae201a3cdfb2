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
      serverTest('security/asvs', 'the response of %s has its charset: %s'),
      serverTest('security/asvs', 'a built text file has its charset'),
      serverTest('security/headers', 'OPTIONS %s is empty: no text without a charset (ASVS 4.1.1)'),
    ]),
    byDeployment('4.1.2', 2, 'Only pages are redirected to https', 'TLS'),
    met('4.1.3', 2, 'Headers of a proxy cannot be forged', [
      serverTest(
        'security/asvs',
        "the caller's address is not taken from headers unless a trusted proxy sent them",
      ),
    ]),
    byDeployment('4.2.1', 2, 'The end of a request is unambiguous', 'Proxies', [
      serverTest('security/asvs', 'a request whose length and chunks contradict each other is refused'),
      serverTest('security/asvs', 'a request with two different lengths is refused'),
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
      moduleTest('operations/notifications/sockets', 'a socket is refused with %s'),
      moduleTest('operations/notifications/sockets', 'a socket is accepted from a page of our own origin'),
    ]),
    met('4.4.3', 2, 'A socket has the session of its page', [
      journey(
        'operations/notifications',
        'NOTIF-10 the socket identifies the person, and its URL contains no token',
      ),
      moduleTest('operations/notifications/sockets', 'a socket leaves no token in the log'),
    ]),
    met('4.4.4', 2, 'A socket ends with its session', [
      moduleTest(
        'operations/notifications/sockets',
        'a socket is refused for an account with an unconfirmed address, and for an ended session',
      ),
      moduleTest(
        'operations/notifications/sockets',
        'the next sweep ends the socket with 4401 when its session ended',
      ),
    ]),
  ],
};
