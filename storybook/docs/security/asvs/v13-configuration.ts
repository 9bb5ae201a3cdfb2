import {
  byDeployment,
  type Chapter,
  configTest,
  GUIDE,
  graderTest,
  met,
  moduleTest,
  platformTest,
  policy,
  serverTest,
} from './requirement.ts';

export const configuration: Chapter = {
  number: 13,
  title: 'Configuration',
  requirements: [
    met('13.1.1', 2, 'Connections are documented', [policy('Connections')]),
    byDeployment('13.2.1', 2, 'Services sign in to each other', 'Database'),
    byDeployment('13.2.2', 2, 'Services have the least rights', 'The process', [
      configTest('P15 production refuses to run as root unless that is accepted, and nothing else does'),
      graderTest(
        'jail.process',
        'the jail has no network, no environment, no rights, no neighbors, and nothing to write to',
      ),
    ]),
    byDeployment('13.2.3', 2, 'No default credentials', 'Secrets', [
      configTest('production refuses to start when %s is not real'),
    ]),
    byDeployment('13.2.4', 2, 'A list of what may be called', 'Outgoing connections', [
      platformTest(
        'http/public-address',
        'outgoing calls are checked by the address that a name resolves to',
      ),
    ]),
    byDeployment('13.2.5', 2, 'A list of what the server may load', 'Outgoing connections', [
      platformTest(
        'http/public-address',
        'P15: outgoing calls are made to the ports of web servers and to those that the operator named (%s)',
      ),
    ]),
    byDeployment('13.3.1', 2, 'Secrets are in a store', 'Secrets', [
      graderTest('grader.process', 'no process gets the key'),
    ]),
    byDeployment('13.3.2', 2, 'Few can read secrets', 'Secrets'),
    byDeployment('13.4.1', 1, 'No source control is deployed', 'The process', [
      serverTest('security/asvs', 'there is no listing and no file of the project at %s'),
    ]),
    met('13.4.2', 2, 'Debugging is off in production', [
      serverTest('security/asvs', 'production has no development page: %s'),
      moduleTest(
        'identity/identity-provider/identity-provider',
        'production has no local provider, no Google without a client, and no demo tenant',
      ),
    ]),
    met('13.4.3', 2, 'Folders are not listed', [
      serverTest('security/asvs', 'there is no listing and no file of the project at %s'),
    ]),
    met('13.4.4', 2, 'TRACE is not answered', [serverTest('security/asvs', 'a TRACE request is not echoed')]),
    met('13.4.5', 2, 'Documentation and monitoring are public on purpose', [
      { kind: 'section', file: GUIDE, heading: 'The process' },
      serverTest('api/api', 'health is reported at /healthz and /readyz'),
    ]),
  ],
};
