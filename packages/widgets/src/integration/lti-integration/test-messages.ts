import type { CheckResult, IgnoredClaim, PlatformCheckId } from '@drawbridge/contracts/integration';
import type { Message } from './message.ts';

const checks: Record<`check.${PlatformCheckId}`, Message> = {
  'check.addresses': { text: 'Addresses', description: 'Name of a check' },
  'check.issuer': { text: 'Issuer', description: 'Name of a check' },
  'check.key_set': { text: 'Key set', description: 'Name of a check' },
  'check.sign_in': { text: 'Sign-in', description: 'Name of a check' },
  'check.token': { text: 'Access token', description: 'Name of a check' },
  'check.scores': { text: 'Sending scores', description: 'Name of a check' },
  'check.line_items': { text: 'Making gradebook columns', description: 'Name of a check' },
  'check.roster': { text: 'Reading the list of learners', description: 'Name of a check' },
  'check.claims': { text: 'What launches send', description: 'Name of a check' },
};

/** What a check found, and what to do. A result without words does not compile. */
const results: Record<`result.${CheckResult}`, Message> = {
  'result.ok': { text: 'Works.', description: 'A check passed' },
  'result.skipped': { text: 'Not tested, because an earlier check failed.', description: 'A check' },
  'result.http': {
    text: 'The {field} does not begin with https://. Correct it in the LMS and here.',
    description: 'A check',
  },
  'result.host': {
    text: 'The {field} has no plain host name. Correct it: no user, no #, letters, digits, hyphens and dots only.',
    description: 'A check',
  },
  'result.slash': {
    text: 'The issuer ends with a slash. A launch compares it character by character: keep it only if the LMS shows it so.',
    description: 'A check',
  },
  'result.capitals': {
    text: 'The host of the issuer has capital letters. A launch compares it character by character: keep them only if the LMS shows them.',
    description: 'A check',
  },
  'result.other_host': {
    text: 'The keys are at another host than the issuer. That can be right; then the deployment ID has to be registered.',
    description: 'A check',
  },
  'result.private': {
    text: 'The address is in a private network, which this server does not call. Ask its operator to add the host to LTI_PRIVATE_HOSTS.',
    description: 'A check',
  },
  'result.port': {
    text: 'The port is not one that this server calls. Ask its operator to add it to OUTGOING_PORTS.',
    description: 'A check',
  },
  'result.unreachable': {
    text: 'No connection. Check the {field}, and whether a firewall lets this server through.',
    description: 'A check',
  },
  'result.no_answer': {
    text: 'No answer within five seconds. Check the {field}, and whether a firewall lets this server through.',
    description: 'A check',
  },
  'result.too_large': { text: 'The answer is too large. Check the {field}.', description: 'A check' },
  'result.busy': {
    text: 'The LMS is called too often at the moment. Run the test again in a few minutes.',
    description: 'A check',
  },
  'result.status': { text: 'It answered {value}. Check the {field}.', description: 'A check' },
  'result.not_found': {
    text: 'It answered {value}: there may be nothing at this address. Check the {field}.',
    description: 'A check',
  },
  'result.redirect': {
    text: 'It answered {value} and leads elsewhere. Enter the address that it leads to.',
    description: 'A check',
  },
  'result.not_json': {
    text: 'It answered with something else than expected, often a page. Check the {field}.',
    description: 'A check',
  },
  'result.no_keys': {
    text: 'It has no key that can be used: RSA with at least 2048 bits, for RS256.',
    description: 'A check',
  },
  'result.refused': {
    text: 'The LMS refused: “{value}”. Check the deployment ID, and that the LMS allows its services for this tool.',
    description: 'A check',
  },
  'result.client_refused': {
    text: 'The LMS does not accept our signature: “{value}”. Check the client ID, the key set address that the LMS has of us, and the token audience.',
    description: 'A check',
  },
  'result.keys_unread': {
    text: 'It answered 404. Check the {field}. If it is right, Moodle cannot read our key set: in the tool’s settings in Moodle, check that Public keyset is {value}. Then check the blocked hosts and allowed ports under Site administration, Security, HTTP security.',
    description: 'A check',
  },
  'result.ignored': {
    text: 'Launches work without these values, which the LMS sends in another form than LTI asks for. Its vendor can correct them.',
    description: 'A check',
  },
  'result.no_launch': {
    text: 'No launch lately. Open an activity in the LMS, then run the test again.',
    description: 'A check',
  },
  'result.not_granted': {
    text: 'Not granted. Allow this service in the LMS’s settings of the tool.',
    description: 'A check',
  },
};

/** What a claim is in place of what it should be. */
const found: Record<`found.${IgnoredClaim['found']}`, Message> = {
  'found.null': { text: '{claim}: it is null', description: 'A claim that is left out' },
  'found.boolean': { text: '{claim}: it is true or false', description: 'A claim that is left out' },
  'found.number': { text: '{claim}: it is a number', description: 'A claim that is left out' },
  'found.text': { text: '{claim}: it is text that cannot be used', description: 'A claim that is left out' },
  'found.list': { text: '{claim}: it is a list', description: 'A claim that is left out' },
  'found.object': { text: '{claim}: it is an object', description: 'A claim that is left out' },
  'found.too_long': { text: '{claim}: it is too long', description: 'A claim that is left out' },
  'found.no_address': { text: '{claim}: it is not a web address', description: 'A claim that is left out' },
  'found.http': { text: '{claim}: it does not begin with https://', description: 'A claim that is left out' },
  'found.other_party': {
    text: '{claim}: it names another tool, while the audience is this one',
    description: 'A claim that is left out',
  },
};

/** The test of a registration. */
export const testMessages = {
  ...checks,
  ...results,
  ...found,
  test: { text: 'Test this registration', description: 'Head and button' },
  'test.about': {
    text: 'This server calls the addresses of the platform as a launch and a score would.',
    description: 'Under the head',
  },
  'test.run': { text: 'Run the test', description: 'Button' },
  'test.again': { text: 'Run it again', description: 'Button' },
  'test.all': { text: 'Everything works.', description: 'Outcome' },
  'test.some': { text: '{count} of {all} checks need attention.', description: 'Outcome' },
  'test.at': { text: 'Tested {time}', description: 'Under the outcome' },
  'test.list': { text: 'Checks', description: 'Name of the list' },
  'test.keys': { text: 'Works: {count} usable keys.', description: 'A check' },
  'test.key': { text: 'Works: 1 usable key.', description: 'A check' },
  'outcome.passed': { text: 'Passed', description: 'Outcome of a check' },
  'outcome.warning': { text: 'Look at this', description: 'Outcome of a check' },
  'outcome.failed': { text: 'Failed', description: 'Outcome of a check' },
  'outcome.skipped': { text: 'Not tested', description: 'Outcome of a check' },
  'field.issuer': { text: 'issuer', description: 'In a sentence' },
  'field.auth_login_url': { text: 'sign-in address', description: 'In a sentence' },
  'field.auth_token_url': { text: 'token address', description: 'In a sentence' },
  'field.key_set_url': { text: 'key set address', description: 'In a sentence' },
  'field.value': { text: 'value', description: 'In a sentence, for any other' },
} as const satisfies Record<string, Message>;
