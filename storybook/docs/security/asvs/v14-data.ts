import {
  type Chapter,
  clientTest,
  code,
  met,
  moduleTest,
  open,
  platformTest,
  policy,
  serverTest,
} from './requirement.ts';

export const data: Chapter = {
  number: 14,
  title: 'Data protection',
  requirements: [
    met('14.1.1', 2, 'Data is classified', [policy('Data')]),
    met('14.1.2', 2, 'Each class has its rules', [policy('Data')]),
    open(
      '14.2.1',
      1,
      'Addresses hold nothing sensitive',
      'no address holds a token of a session; one-time codes are in the link of a mail and in the address of a launch, and an email address is in the socket’s, as the specification has them',
      [clientTest('launch/launch-session', 'leaves no ltik behind once it succeeded')],
    ),
    met('14.2.2', 2, 'Nothing sensitive is cached on the way', [
      code(
        'tool-server/src/platform/http/answer.ts',
        "options.isSecret ? 'no-store, no-transform' : 'no-store'",
      ),
      serverTest(
        'pages/first-answer',
        'is a document that no cache keeps, and its files are kept for a year',
      ),
    ]),
    met('14.2.3', 2, 'Nothing goes to trackers', [
      moduleTest(
        'operations/chat/chat',
        'NOTIF-18 may run, call and frame the chat service only where one is set',
      ),
      policy('Data'),
    ]),
    met('14.2.4', 2, 'The rules of the classes hold', [
      moduleTest(
        'identity/password/password',
        'DEMO-13 neither the code nor the password is in the database or the log',
      ),
      platformTest(
        'mail/mail.http',
        'ERR-25 leaves the contents of a mail neither in the log nor in the database',
      ),
      moduleTest(
        'kernel/audit/audit',
        'entries older than the time they are kept are removed by a job, others are not',
      ),
    ]),
    met('14.3.1', 1, 'The browser is emptied at logout', [
      clientTest(
        'session/session',
        'empties local storage, session storage and caches, and tells the server',
      ),
      clientTest('session/session', 'does not wait for a server that is away'),
    ]),
    met('14.3.2', 2, 'Browsers cache nothing sensitive', [
      moduleTest(
        'integration/lti/session/session',
        'let its platform frame it, send no referrer, and forbid caching',
      ),
      code(
        'tool-server/src/platform/http/answer.ts',
        "options.isSecret ? 'no-store, no-transform' : 'no-store'",
      ),
    ]),
    open(
      '14.3.3',
      2,
      'Browsers store nothing sensitive',
      'the specification keeps the person’s own name and email address in local storage until logout',
      [
        clientTest(
          'storage-keys',
          'DATA-1, DATA-2 a sign-in, a magic link and a lab write no key that is not documented',
        ),
        clientTest(
          'launch/launch-session',
          "keeps nothing of the LMS's own address, which may hold its session key (ASVS 14.3.3)",
        ),
      ],
    ),
  ],
};
