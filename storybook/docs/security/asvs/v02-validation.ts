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
      serverTest('api/api', 'bad input in any field of any endpoint gets a 4xx'),
      serverTest(
        'api/unstorable-text',
        'unstorable text is refused at its field in every field of every endpoint',
      ),
      test(
        'packages/contracts/src/contracts.test.ts',
        'P11: every number of an input is limited to what a column of integers holds (ASVS 2.2.1)',
      ),
    ]),
    met('2.2.2', 1, 'The server checks, whatever pages do', [
      serverTest('api/api', 'bad input in any field of any endpoint gets a 4xx'),
      moduleTest(
        'practice/labs/labs',
        'a submission is refused with %s before anything runs, naming the file',
      ),
    ]),
    met('2.2.3', 2, 'Combined input fits together', [
      moduleTest(
        'learning/quiz/quiz',
        'answers to questions that were not asked are refused, naming them, and nothing is stored',
      ),
      moduleTest('identity/sso/sso', 'the redirect address %s is refused at its field'),
      moduleTest(
        'identity/password/password',
        'changing the password with %s is refused at its field and changes nothing',
      ),
    ]),
    met('2.3.1', 1, 'Steps come in their order', [
      moduleTest('practice/labs/paid-help', 'LAB-7 hints cost ten percent each, once, in order'),
      moduleTest('identity/signup/signup', 'an account cannot sign in before its code was used'),
      moduleTest('integration/lti/launch/launch', 'another token for a used state is refused'),
    ]),
    met('2.3.2', 2, 'The documented limits hold', [
      moduleTest(
        'practice/labs/daily-limits',
        'a learner can submit three hundred times; a refused submission is not stored, and a repeat does not count',
      ),
      moduleTest('practice/labs/paid-help', 'P15 hints stay open and paid after a reset'),
      moduleTest(
        'practice/labs/lab-help',
        'flags can be tried ten times a minute, with the wait in the reply; another learner is not affected',
      ),
    ]),
    met('2.3.3', 2, 'An act is done whole or not at all', [
      moduleTest(
        'kernel/audit/audit',
        'an entry is written with its act or not at all: an act without an effect leaves none',
      ),
      platformTest('mail/mail.http', 'a failed transaction sends no mail'),
      test(
        'tool-server/test/processes/crash.process.test.ts',
        'data survives a kill of the database server and of ours',
      ),
    ]),
    met('2.3.4', 2, 'Nothing limited is given twice', [
      moduleTest('practice/guest/guest', 'one of two accounts that keep the work at the same time gets it'),
      moduleTest('practice/labs/paid-help', 'a hint is paid once by two simultaneous requests'),
      moduleTest(
        'practice/labs/labs-queue',
        'each of two hundred parallel submissions is graded once, or refused with the limit',
      ),
    ]),
    met('2.4.1', 2, 'Automated calls are limited', [
      serverTest(
        'security/load-limits',
        'writes beyond the limit get a 429 with the time to wait, and work again after it',
      ),
      moduleTest(
        'practice/labs/shared-replay',
        'the token cannot be guessed: attempts are limited by address',
      ),
      graderTest(
        'grader-pool',
        'the pool does one more task than its size at the same time, so that a starter takes no process from a submission',
      ),
    ]),
  ],
};
