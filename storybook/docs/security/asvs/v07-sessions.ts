import {
  byDeployment,
  type Chapter,
  clientTest,
  code,
  journey,
  met,
  moduleTest,
  policy,
} from './requirement.ts';

export const sessions: Chapter = {
  number: 7,
  title: 'Session management',
  requirements: [
    met('7.1.1', 2, 'Lifetimes are documented and justified', [policy('Sessions')]),
    met('7.1.2', 2, 'Sessions at the same time are documented', [policy('Sessions')]),
    met('7.1.3', 2, 'Sessions of providers are documented', [policy('Sessions')]),
    met('7.2.1', 1, 'The server checks each token', [
      moduleTest('identity/session/session', 'a token that is %s is refused'),
      moduleTest(
        'identity/session/session',
        'a session always has the current rights: an administrator who loses them is refused with the same token',
      ),
    ]),
    met('7.2.2', 1, 'Tokens are made for each session', [
      moduleTest('identity/session/session', "DATA-7 a login returns tokens and the person's flags"),
      moduleTest(
        'identity/session/session',
        'a refresh token cannot be derived from an older one, and a forged one ends no session',
      ),
    ]),
    met('7.2.3', 1, 'Random tokens have 128 bits at least', [
      code(
        'tool-server/src/modules/integration/lti/session/session.service.ts',
        "TOKEN_PREFIX + randomBytes(32).toString('base64url')",
      ),
      code(
        'tool-server/src/modules/practice/guest/guest.service.ts',
        "TOKEN_PREFIX + randomBytes(32).toString('base64url')",
      ),
      code('tool-server/src/modules/identity/session/refresh-token.ts', "createHmac('sha256', key)"),
    ]),
    met('7.2.4', 1, 'A sign-in makes a new token and ends the old session', [
      clientTest(
        'session/session',
        'P7 an opened session ends the one that it replaces on the server, and waits for nothing',
      ),
      journey('identity/sign-in', 'confirming signs in, and also ends the previous session on the server'),
    ]),
    met('7.3.1', 2, 'Sessions end without use', [
      moduleTest('identity/session/session', 'a session ends after fourteen idle days and is removed'),
    ]),
    met('7.3.2', 2, 'Sessions end at the latest', [
      moduleTest(
        'identity/session/session',
        'a session ends thirty days after the sign-in, even with a valid identity token',
      ),
      moduleTest('integration/lti/session/session', 'a launch session ends after eight hours'),
    ]),
    met('7.4.1', 1, 'An ended session opens nothing', [
      moduleTest(
        'identity/session/session',
        'AUTH-47 a session has no working token after logout, and logging out twice succeeds',
      ),
      moduleTest(
        'integration/lti/session/outlived-launch',
        'launch tokens are refused once the platform is disabled, and accepted when it is enabled again',
      ),
    ]),
    met('7.4.2', 1, 'Sessions end with the account', [
      moduleTest(
        'identity/session/operator-statements',
        'the statement that deletes an account ends its sessions',
      ),
      moduleTest(
        'integration/lti/session/outlived-launch',
        "launch tokens are refused once the company's subscription has ended",
      ),
    ]),
    met(
      '7.4.3',
      2,
      'Other sessions can be ended when a factor changes',
      [
        moduleTest(
          'identity/password/password',
          'changing the password needs the current one, ends the other sessions, keeps this one, and notifies the person',
        ),
        moduleTest(
          'identity/session/session',
          'logging out everywhere immediately ends every session of the caller, and no others',
        ),
      ],
      'a new password ends them; beside the second factors is the list of devices',
    ),
    met(
      '7.4.4',
      2,
      'Logout is visible on every page',
      [
        journey(
          'identity/session',
          'AUTH-47..AUTH-50 logout clears the browser, ends the other tab immediately, and leads back',
        ),
        journey(
          'learning/palette',
          'ASVS 7.4.4 a lab, which has the whole window, offers Logout among its commands${where}',
        ),
      ],
      'in the account menu; in a lab, which has the whole window, in the list that its button "Commands" opens',
    ),
    byDeployment('7.4.5', 2, 'Administrators can end sessions', 'Ending sessions', [
      moduleTest(
        'identity/session/operator-statements',
        "the statement for one person ends that person's sessions and no others",
      ),
      moduleTest(
        'identity/session/operator-statements',
        'the statement for everyone ends all sessions, including those of guests',
      ),
    ]),
    met(
      '7.5.1',
      2,
      'Changing how to sign in needs proof again',
      [
        moduleTest(
          'identity/second-factor/second-factor',
          'a session older than a quarter of an hour requires the password',
        ),
        moduleTest(
          'identity/password/password',
          'changing the password needs the current one, ends the other sessions, keeps this one, and notifies the person',
        ),
        moduleTest(
          'integration/account-link/account-link',
          'ASVS 7.5.1 creating a code needs the password if the session is older than a quarter of an hour',
        ),
      ],
      'the email address cannot be changed',
    ),
    met(
      '7.5.2',
      2,
      'People see and end their sessions, after proof again',
      [
        moduleTest(
          'identity/session/own-sessions',
          'a session older than a quarter of an hour needs the password, and nothing ends without the right one',
        ),
        journey(
          'identity/security-settings',
          'ASVS 7.5.2 the list of devices signs out another browser, and all of them',
        ),
        moduleTest(
          'identity/session/own-sessions',
          'ending one session makes its tokens useless, and the others stay valid',
        ),
      ],
      'a session that began in the last quarter of an hour is proof',
    ),
    met('7.6.1', 2, 'Sessions of providers behave as documented', [
      policy('Sessions'),
      moduleTest(
        'identity/session/session',
        'a session ends thirty days after the sign-in, even with a valid identity token',
      ),
    ]),
    met('7.6.2', 2, 'No session begins without an act of the person', [
      journey(
        'identity/sign-in',
        'P7 a link that no page requested, as an attacker would, needs confirmation too',
      ),
      journey(
        'identity/sign-in',
        'ROUTE-8, ROUTE-29 a sign-in begun elsewhere continues with a valid session, and without one opens the provider after a click',
      ),
    ]),
  ],
};
