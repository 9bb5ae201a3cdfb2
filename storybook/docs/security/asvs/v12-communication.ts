import {
  byDeployment,
  type Chapter,
  configTest,
  notApplicable,
  platformTest,
  serverTest,
} from './requirement.ts';

export const communication: Chapter = {
  number: 12,
  title: 'Secure communication',
  requirements: [
    byDeployment('12.1.1', 1, 'TLS 1.2 and 1.3', 'TLS'),
    byDeployment('12.1.2', 2, 'Recommended cipher suites', 'TLS'),
    notApplicable('12.1.3', 2, 'Client certificates are checked', 'none are used to sign in'),
    byDeployment('12.2.1', 1, 'Everything from outside comes by TLS', 'TLS', [
      serverTest(
        'security/asvs',
        'browsers are told at %s to use https alone for a year, for every host below too',
      ),
      configTest('production refuses to start when %s is not real'),
    ]),
    byDeployment('12.2.2', 1, 'Certificates are publicly trusted', 'TLS'),
    byDeployment(
      '12.3.1',
      2,
      'Every connection is encrypted',
      'Database',
      [
        configTest('production refuses to start when %s is not real'),
        platformTest(
          'mail/mail.http',
          'is refused to a server without TLS where it is required, unless the address says otherwise',
        ),
      ],
      'production demands it of platforms, providers, database, Redis and mail',
    ),
    byDeployment(
      '12.3.2',
      2,
      'Certificates are checked',
      'Database',
      [],
      'Node checks those of https; of the database it depends on sslmode',
    ),
    byDeployment('12.3.3', 2, 'Services behind the proxy are encrypted', 'TLS'),
    byDeployment('12.3.4', 2, 'Certificates inside are trusted by name', 'Database'),
  ],
};
