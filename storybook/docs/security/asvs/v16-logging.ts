import {
  byDeployment,
  type Chapter,
  code,
  graderTest,
  met,
  moduleTest,
  platformTest,
  policy,
  serverTest,
  test,
} from './requirement.ts';

const INJECTION = platformTest(
  'log/log-injection',
  'ASVS 16.4.1 what somebody sends cannot begin a line of the log, nor end one',
);

export const logging: Chapter = {
  number: 16,
  title: 'Logging and errors',
  requirements: [
    met('16.1.1', 2, 'An inventory of logs', [policy('Logs')], 'a test compares its events with the code'),
    met('16.2.1', 2, 'Entries say when, where, who and what', [
      moduleTest(
        'kernel/audit/audit',
        'says who registered a platform, when, from where, and what was entered',
      ),
      moduleTest(
        'integration/lti/lti-logs',
        'holds launch, refusal and score with time and reason, and no token and no personal value',
      ),
    ]),
    byDeployment('16.2.2', 2, 'Clocks agree, times are UTC', 'Time', [
      code('tool-server/src/platform/log/log.ts', 'timestamp: pino.stdTimeFunctions.isoTime'),
    ]),
    met('16.2.3', 2, 'Logs go where it is documented', [
      policy('Logs'),
      code('tool-server/src/platform/log/log.ts', 'dest: 1'),
    ]),
    met('16.2.4', 2, 'Logs can be processed', [INJECTION], 'lines of JSON'),
    met('16.2.5', 2, 'Logs hold nothing sensitive', [
      serverTest(
        'logs/log-faults',
        'during signup: neither the address, nor a name, nor the hash of the password',
      ),
      platformTest(
        'log/log',
        'drops secret fields at the top and one level down, and does not change its input',
      ),
      moduleTest('identity/session/magic-link', 'are neither in the database nor in the log'),
    ]),
    met('16.3.1', 2, 'Sign-ins are logged, refused ones too', [
      moduleTest(
        'identity/session/own-sessions',
        'has each sign-in with its way, each sign-out, and a token that was used twice',
      ),
      moduleTest(
        'identity/session/own-sessions',
        'has a refused sign-in in the trail of the company whose person it was about, with its reason',
      ),
      moduleTest(
        'identity/second-factor/second-factor',
        'each change is told by mail and in the audit trail',
      ),
      moduleTest(
        'kernel/audit/accounts-in-audit',
        'has each wrong code, in the trail of the company whose person it was about',
      ),
      moduleTest(
        'kernel/audit/accounts-in-audit',
        'has a mailed link with a wrong code, and not the question of another browser',
      ),
    ]),
    met('16.3.2', 2, 'Refused calls are logged', [
      moduleTest('kernel/audit/audit', 'has what a person was refused, with the call and the reason'),
      serverTest('logs/refusal-logs', 'a call beyond the rights of the caller, a guest’s too'),
    ]),
    met('16.3.3', 2, 'Tries to pass a control are logged', [
      serverTest(
        'logs/refusal-logs',
        'input that no form sends, with the number of its fields and nothing that was sent',
      ),
      serverTest('logs/refusal-logs', 'more tries than a limit allows'),
      moduleTest('practice/labs/lab-help', 'of another learner give no credit and are logged'),
    ]),
    met(
      '16.3.4',
      2,
      'Faults are logged',
      [
        serverTest('logs/log-faults', 'but still which query failed, where, and why'),
        code('tool-server/src/modules/identity/sso/oidc/exchange.ts', "event: 'sso.provider_down'"),
        code('tool-server/src/platform/mail/delivery.ts', "event: 'mail.retry'"),
      ],
      'a TLS failure is a fault of the call that met it',
    ),
    met('16.4.1', 2, 'Logs cannot be forged by input', [INJECTION]),
    byDeployment('16.4.2', 2, 'Logs cannot be changed', 'Logs', [
      moduleTest('kernel/audit/audit', 'the database refuses to change an entry and to remove a recent one'),
    ]),
    byDeployment('16.4.3', 2, 'Logs are sent elsewhere', 'Logs'),
    met('16.5.1', 2, 'Faults tell the caller nothing', [
      serverTest(
        'logs/log-faults',
        'P6, ERR-25 a fault of the database %s (%s) leaves no parameter of its query in the log',
      ),
      moduleTest('identity/sso/oidc/exchange', 'ERR-25 logs no refused token'),
      code('tool-server/src/platform/http/problems.ts', "return { problem: problem('internal'), incident };"),
    ]),
    met('16.5.2', 2, 'Outages of others are survived', [
      test(
        'tool-server/test/processes/database-gone.process.test.ts',
        'makes /readyz false and calls respond with 503 and Retry-After, and ends without a restart',
      ),
      moduleTest('identity/sso/oidc/exchange', 'gives unavailable, not a fault, while %s is down'),
      moduleTest(
        'integration/lti/outgoing/key-sets',
        'of a platform that never responds are given up: the launch gets a 503',
      ),
    ]),
    met('16.5.3', 2, 'A failure lets nothing pass', [
      moduleTest(
        'practice/labs/recorded-score',
        'a result without the signature of the grader is not recorded',
      ),
      graderTest('grader.process', 'refuses production without a jail, and warns otherwise'),
      platformTest('mail/mail.http', 'sends no mail of a transaction that fails'),
    ]),
  ],
};
