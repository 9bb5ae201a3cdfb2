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
      [clientTest('launch/launch-session', 'a successful exchange leaves no ltik behind')],
    ),
    met('14.2.2', 2, 'Nothing sensitive is cached on the way', [
      code(
        'tool-server/src/platform/http/answer.ts',
        "options.isSecret ? 'no-store, no-transform' : 'no-store'",
      ),
      serverTest(
        'pages/first-answer',
        'the first answer is never cached, and its files are cached for a year',
      ),
    ]),
    met('14.2.3', 2, 'Nothing goes to trackers', [
      moduleTest(
        'operations/chat/chat',
        'NOTIF-18 pages may run, call and frame the chat service only if one is set',
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
        'ERR-25 the contents of a mail are neither in the log nor in the database',
      ),
      moduleTest('kernel/audit/audit', 'a job removes entries past their retention period, and no others'),
    ]),
    met('14.3.1', 1, 'The browser is emptied at logout', [
      clientTest(
        'session/session',
        'logout clears local storage, session storage and caches, and tells the server',
      ),
      clientTest('session/session', 'logout does not wait for a server that is down'),
    ]),
    met('14.3.2', 2, 'Browsers cache nothing sensitive', [
      moduleTest(
        'integration/lti/session/session',
        'a launched page lets its platform frame it, sends no referrer, and forbids caching',
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
          'DATA-1, DATA-2 a sign-in, a magic link and a lab write only documented keys',
        ),
        clientTest(
          'launch/launch-session',
          "an exchange keeps nothing of the LMS's own URL, which may contain its session key (ASVS 14.3.3)",
        ),
      ],
    ),
  ],
};
