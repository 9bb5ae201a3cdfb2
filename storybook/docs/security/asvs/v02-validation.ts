import {
  type Chapter,
  graderTest,
  met,
  moduleTest,
  platformTest,
  policy,
  serverTest,
  test,
} from './requirement.ts';

export const validation: Chapter = {
  number: 2,
  title: 'Validation and business logic',
  requirements: [
    met('2.1.1', 1, 'Rules of input are documented', [policy('Input')]),
    met('2.1.2', 2, 'Rules of combined input are documented', [policy('Combined input')]),
    met('2.1.3', 2, 'Limits are documented, of a person and of all', [policy('Limits')]),
    met('2.2.1', 1, 'Input is checked against an expectation', [
      serverTest('api/api', 'in any field of any endpoint'),
      serverTest('api/unstorable-text', 'is refused with its field in every field of every endpoint'),
      test(
        'packages/contracts/src/contracts.test.ts',
        'P11: bound every number of their input by what a column of integers holds (ASVS 2.2.1)',
      ),
    ]),
    met('2.2.2', 1, 'The server checks, whatever pages do', [
      serverTest('api/api', 'in any field of any endpoint'),
      moduleTest('practice/labs/labs', 'refuses %s before anything runs, and names the file'),
    ]),
    met('2.2.3', 2, 'Combined input fits together', [
      moduleTest(
        'learning/quiz/quiz',
        'refuses answers to questions that were not asked, names them, and stores nothing',
      ),
      moduleTest('identity/sso/sso', 'refuses the redirect address %s by its field'),
      moduleTest('identity/password/password', 'refuses %s beside its field, and changes nothing'),
    ]),
    met('2.3.1', 1, 'Steps come in their order', [
      moduleTest('practice/labs/paid-help', 'LAB-7 cost ten percent each, once, in order'),
      moduleTest('identity/signup/signup', 'makes an account that cannot sign in before its code was used'),
      moduleTest('integration/lti/launch/launch', 'refuses another token for a state that was used'),
    ]),
    met('2.3.2', 2, 'The documented limits hold', [
      moduleTest(
        'practice/labs/daily-limits',
        'submissions end at three hundred; nothing of the refused one is stored, and a repeat is no new one',
      ),
      moduleTest('practice/labs/paid-help', 'P15 stay open and paid after a reset'),
      moduleTest(
        'practice/labs/lab-help',
        'can be tried ten times a minute, and the wait is in the reply; another learner is not affected',
      ),
    ]),
    met('2.3.3', 2, 'An act is done whole or not at all', [
      moduleTest(
        'kernel/audit/audit',
        'is written with the act or not at all: what changed nothing leaves no entry',
      ),
      platformTest('mail/mail.http', 'sends no mail of a transaction that fails'),
      test('tool-server/test/processes/crash.process.test.ts', 'of the database server and of ours'),
    ]),
    met('2.3.4', 2, 'Nothing limited is given twice', [
      moduleTest(
        'practice/guest/guest',
        'gives the work to one of two accounts that keep it at the same time',
      ),
      moduleTest('practice/labs/paid-help', 'are paid once by two requests at the same time'),
      moduleTest(
        'practice/labs/labs-queue',
        'grades each of two hundred parallel submits once or refuses it with the limit',
      ),
    ]),
    met('2.4.1', 2, 'Automated calls are limited', [
      serverTest(
        'security/load-limits',
        'writes beyond the limit get a 429 with the time to wait, and work again after it',
      ),
      moduleTest('practice/labs/shared-replay', 'cannot be guessed: tries are limited by address'),
      graderTest(
        'grader-pool',
        'works for one more than its size at the same time: a starter takes no process from a submission',
      ),
    ]),
  ],
};
