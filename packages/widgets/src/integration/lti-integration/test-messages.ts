import type { CheckResult, IgnoredClaim, PlatformCheckId } from '@drawbridge/contracts/integration';
import type { Message } from './message.ts';

const checks: Record<`check.${PlatformCheckId}`, Message> = {
  'check.addresses': {
    text: 'Addresses',
    description: 'Name of a check in the test of a connection with a learning platform',
  },
  'check.issuer': {
    text: 'Issuer',
    description: 'Name of a check in the test of a learning platform. A term of LTI',
  },
  'check.key_set': {
    text: 'Key set',
    description: 'Name of a check in the test of a learning platform. A term of LTI',
  },
  'check.sign_in': {
    text: 'Sign-in',
    description: 'Name of a check in the test of a learning platform. Noun',
  },
  'check.token': { text: 'Access token', description: 'Name of a check. A term of OAuth' },
  'check.scores': {
    text: 'Sending scores',
    description: 'Name of a check in the test of a learning platform. Gerund',
  },
  'check.line_items': {
    text: 'Creating gradebook columns',
    description: 'Name of a check in the test of a learning platform. Gerund',
  },
  'check.roster': {
    text: 'Reading the list of learners',
    description: 'Name of a check in the test of a learning platform. Gerund',
  },
  'check.claims': {
    text: 'What launches send',
    description: 'Name of a check in the test of a learning platform: the data that launches contain',
  },
};

/** What a check found, and what to do. A result without words does not compile. */
const results: Record<`result.${CheckResult}`, Message> = {
  'result.ok': { text: 'Works.', description: 'Result of a check. Subject: what was checked' },
  'result.skipped': {
    text: 'Not tested, because an earlier check failed.',
    description: 'Result of a check of a learning platform that was not made',
  },
  'result.http': {
    text: 'The {field} does not begin with https://. Correct it in the LMS and here.',
    description: 'Result of a check of addresses. {field}: such as "token address". "It": the address',
  },
  'result.host': {
    text: 'The host name of the {field} is not valid. Correct it: use only letters, digits, hyphens and dots, without a user name or #.',
    description: 'Result of a check of addresses. {field}: such as "token address". "It": the address',
  },
  'result.slash': {
    text: 'The issuer ends with a slash. Launches compare it character by character: keep the slash only if the LMS shows it that way.',
    description: 'Result of the check of the issuer. "It": the issuer, then the slash',
  },
  'result.capitals': {
    text: 'The host of the issuer has capital letters. Launches compare it character by character: keep them only if the LMS shows them.',
    description: 'Result of the check of the issuer. "It": the issuer',
  },
  'result.other_host': {
    text: 'The keys are on a different host than the issuer. That can be correct; the deployment ID then has to be registered.',
    description: 'Result of the check of addresses',
  },
  'result.private': {
    text: "The address is in a private network, which this server does not call. Ask the server's operator to add the host to LTI_PRIVATE_HOSTS.",
    description:
      'Result of a check. "Its operator": the server\'s. LTI_PRIVATE_HOSTS is the name of a setting',
  },
  'result.port': {
    text: "This server does not call this port. Ask the server's operator to add it to OUTGOING_PORTS.",
    description: 'Result of a check. OUTGOING_PORTS is the name of a setting',
  },
  'result.unreachable': {
    text: 'No connection. Check the {field}, and whether a firewall lets this server through.',
    description: 'Result of a check. {field}: such as "token address"',
  },
  'result.no_answer': {
    text: 'No answer within five seconds. Check the {field}, and whether a firewall lets this server through.',
    description: 'Result of a check. {field}: such as "token address"',
  },
  'result.too_large': {
    text: 'The answer is too large. Check the {field}.',
    description: 'Result of a check. {field}: such as "token address"',
  },
  'result.busy': {
    text: 'The LMS is being called too often right now. Run the test again in a few minutes.',
    description: 'Result of a check: the LMS (learning platform) limits the number of calls',
  },
  'result.status': {
    text: 'It answered {value}. Check the {field}.',
    description:
      'Result of a check. "It": the LMS; {value}: HTTP status, such as 500; {field}: such as "token address"',
  },
  'result.not_found': {
    text: 'It answered {value}: there may be nothing at this address. Check the {field}.',
    description:
      'Result of a check. "It": the LMS; {value}: HTTP status, such as 404; {field}: such as "token address"',
  },
  'result.redirect': {
    text: 'It answered {value} and redirects. Enter the address that it redirects to.',
    description: 'Result of a check. "It": the LMS; {value}: HTTP status, such as 302',
  },
  'result.not_json': {
    text: 'It answered with something unexpected, often a web page. Check the {field}.',
    description: 'Result of a check. "It": the LMS; {field}: such as "token address"',
  },
  'result.no_keys': {
    text: 'It has no usable key: RSA with at least 2048 bits, for RS256.',
    description:
      'Result of the check of the key set. "It": the key set. RSA and RS256 are terms of cryptography',
  },
  'result.refused': {
    text: 'The LMS refused: “{value}”. Check the deployment ID, and that the LMS allows its services for this tool.',
    description: 'Result of a check. {value}: message of the LMS, in English',
  },
  'result.client_refused': {
    text: 'The LMS does not accept our signature: “{value}”. Check the client ID, our key set address in the LMS, and the token audience.',
    description: 'Result of a check. {value}: message of the LMS, in English. "Our": this website\'s',
  },
  'result.keys_unread': {
    text: 'It answered 404. Check the {field}. If it is right, Moodle cannot read our key set: in the tool’s settings in Moodle, check that Public keyset is {value}. Then check the blocked hosts and allowed ports under Site administration, Security, HTTP security.',
    description:
      'Result of a check. {field}: such as "token address"; {value}: web address. Other names are as Moodle has them',
  },
  'result.ignored': {
    text: 'Launches work without these values, which the LMS sends in a form that LTI does not allow. The vendor of the LMS can correct them.',
    description: 'Result of the check of what launches send; a list of values follows. "Its": the LMS\'s',
  },
  'result.no_launch': {
    text: 'No recent launch. Open an activity in the LMS, then run the test again.',
    description: 'Result of the check of what launches send',
  },
  'result.not_granted': {
    text: "Not granted. Allow this service in the LMS's settings for the tool.",
    description: 'Result of a check: the LMS (learning platform) does not allow this service. Participle',
  },
};

/** What a claim is in place of what it should be. */
const found: Record<`found.${IgnoredClaim['found']}`, Message> = {
  'found.null': {
    text: '{claim}: it is null',
    description:
      'In the list under the check "What launches send". {claim}: name of a value. "null" is a technical term',
  },
  'found.boolean': {
    text: '{claim}: it is true or false',
    description:
      'In the list under the check "What launches send". {claim}: name of a value. True or false: the two Boolean values',
  },
  'found.number': {
    text: '{claim}: it is a number',
    description: 'In the list under the check "What launches send". {claim}: name of a value',
  },
  'found.text': {
    text: '{claim}: it is text that cannot be used',
    description: 'In the list under the check "What launches send". {claim}: name of a value',
  },
  'found.list': {
    text: '{claim}: it is a list',
    description: 'In the list under the check "What launches send". {claim}: name of a value',
  },
  'found.object': {
    text: '{claim}: it is an object',
    description:
      'In the list under the check "What launches send". {claim}: name of a value. "Object" as in JSON',
  },
  'found.too_long': {
    text: '{claim}: it is too long',
    description: 'In the list under the check "What launches send". {claim}: name of a value',
  },
  'found.no_address': {
    text: '{claim}: it is not a web address',
    description: 'In the list under the check "What launches send". {claim}: name of a value',
  },
  'found.http': {
    text: '{claim}: it does not begin with https://',
    description: 'In the list under the check "What launches send". {claim}: name of a value',
  },
  'found.other_party': {
    text: '{claim}: it names another tool, while the audience is this one',
    description:
      'In the list under the check "What launches send". {claim}: name of a value. "Audience" is a term of OAuth',
  },
};

/** The test of a registration. */
export const testMessages = {
  ...checks,
  ...results,
  ...found,
  test: { text: 'Test this registration', description: 'Heading of the test of a learning platform. Verb' },
  'test.about': {
    text: 'This server calls the addresses of the platform as a launch and a score would.',
    description: 'Text under the heading "Test this registration"',
  },
  'test.run': { text: 'Run the test', description: 'Button of the section "Test this registration". Verb' },
  'test.again': {
    text: 'Run it again',
    description: 'Button "Run the test" after a test. "It": the test. Verb',
  },
  'test.all': {
    text: 'Everything works.',
    description: 'Result of the test of a learning platform: all checks passed',
  },
  'test.some': {
    text: '{count} of {all} checks need attention.',
    description: 'Result of the test. {count} and {all}: numbers',
  },
  'test.at': { text: 'Tested {time}', description: 'Under that result. {time}: date and time. Participle' },
  'test.list': { text: 'Checks', description: 'Screen reader only: name of the list of checks' },
  'test.keys': {
    text: 'Works: {count} usable keys.',
    description: 'Result of the check of the key set. {count}: number, 2 or more',
  },
  'test.key': { text: 'Works: 1 usable key.', description: 'Result of the check of the key set' },
  'outcome.passed': { text: 'Passed', description: 'Badge on a check of a learning platform. Participle' },
  'outcome.warning': {
    text: 'Needs a look',
    description: 'Badge on a check that may be a problem. Verb: an instruction',
  },
  'outcome.failed': { text: 'Failed', description: 'Badge on a check of a learning platform. Participle' },
  'outcome.skipped': {
    text: 'Not tested',
    description: 'Badge on a check of a learning platform. Participle',
  },
  'field.issuer': { text: 'issuer', description: 'Put in place of {field} in the results. A term of LTI' },
  'field.auth_login_url': { text: 'sign-in address', description: 'Put in place of {field} in the results' },
  'field.auth_token_url': { text: 'token address', description: 'Put in place of {field} in the results' },
  'field.key_set_url': { text: 'key set address', description: 'Put in place of {field} in the results' },
  'field.value': {
    text: 'value',
    description: 'Put in place of {field} in the results when no name is known',
  },
} as const satisfies Record<string, Message>;
