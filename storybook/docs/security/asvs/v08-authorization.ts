import { type Chapter, code, journey, met, moduleTest, policy, serverTest } from './requirement.ts';

export const authorization: Chapter = {
  number: 8,
  title: 'Authorization',
  requirements: [
    met('8.1.1', 1, 'Who may call what is documented', [
      policy('Rights'),
      code('packages/contracts/src/base/rights.ts', 'The table of rights: who may call what.'),
    ]),
    met('8.1.2', 2, 'Who may read and write which fields is documented', [policy('Rights')]),
    met('8.2.1', 1, 'Calls are for those who have the right', [
      serverTest('access/rights', '%s is admitted where the table says, and nowhere else'),
      serverTest(
        'access/rights',
        'a guest may call what the page of a lab calls, and beyond that only what everyone may',
      ),
    ]),
    met('8.2.2', 1, 'Data of others is not found', [
      serverTest('access/rights', 'of %s finds nothing and changes nothing'),
      moduleTest(
        'practice/labs/bounded-results',
        'is not shown to a person who does not teach its learner, nor under another attempt',
      ),
    ]),
    met('8.2.3', 2, 'Fields are for those who have the right', [
      moduleTest('practice/labs/labs', 'gives no hidden test, no solution and no trap to the page'),
      moduleTest(
        'practice/labs/shared-replay',
        'holds nothing but what the contract names: no person, no attempt, no score',
      ),
    ]),
    met('8.3.1', 1, 'The server decides', [
      journey('shell', 'ROLE-12 a flag set by hand opens the page and gives no data'),
      journey(
        'audit-trail',
        'P8, ROLE-11 ${email} is kept from the audit trail, whatever the flags in storage say',
      ),
    ]),
    met('8.4.1', 2, 'Tenants are apart', [
      moduleTest('integration/lti/platforms/two-companies', 'is told nothing about the other registration'),
      moduleTest('kernel/audit/audit', 'its administrators, and no administrator of another company'),
      moduleTest(
        'integration/lti/session/deployments',
        'the teacher of school B neither sees nor reviews the learner of course 42 of school A',
      ),
      moduleTest('identity/sso/redirect-address', 'gets no code, %s'),
    ]),
  ],
};
