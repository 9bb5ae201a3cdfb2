import type { CheckResult, PlatformCheckId, PlatformFamily } from '@drawbridge/contracts';
import { createTranslator } from '../provider/format.ts';
import { guideMessages } from './guide-messages.ts';

interface Message {
  text: string;
  description: string;
}

const families: Record<`family.${PlatformFamily}`, Message> = {
  'family.canvas': { text: 'Canvas', description: 'Product' },
  'family.moodle': { text: 'Moodle', description: 'Product' },
  'family.blackboard': { text: 'Blackboard Learn', description: 'Product' },
  'family.brightspace': { text: 'Brightspace', description: 'Product' },
  'family.sakai': { text: 'Sakai', description: 'Product' },
  'family.schoology': { text: 'Schoology', description: 'Product' },
  'family.other': { text: 'Another LMS', description: 'Product' },
};

const checks: Record<`check.${PlatformCheckId}`, Message> = {
  'check.addresses': { text: 'Addresses', description: 'Name of a check' },
  'check.issuer': { text: 'Issuer', description: 'Name of a check' },
  'check.key_set': { text: 'Key set', description: 'Name of a check' },
  'check.sign_in': { text: 'Sign-in', description: 'Name of a check' },
  'check.token': { text: 'Access token', description: 'Name of a check' },
  'check.scores': { text: 'Sending scores', description: 'Name of a check' },
  'check.line_items': { text: 'Making gradebook columns', description: 'Name of a check' },
  'check.roster': { text: 'Reading the list of learners', description: 'Name of a check' },
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
  'result.not_granted': {
    text: 'Not granted. Allow this service in the LMS’s settings of the tool.',
    description: 'A check',
  },
};

const reasons = {
  'reason.platform_unknown': {
    text: 'Issuer or client ID differ from the registration. Compare them below, character by character.',
    description: 'Why a launch was refused',
  },
  'reason.platform_ambiguous': {
    text: 'Several registrations fit. Enter the login address of this one in the LMS.',
    description: 'Why a launch was refused',
  },
  'reason.platform_inactive': {
    text: 'The platform is switched off.',
    description: 'Why a launch was refused',
  },
  'reason.platform_waiting': {
    text: 'The platform waits for your approval.',
    description: 'Why a launch was refused',
  },
  'reason.target_foreign': {
    text: 'The link leads to another site than this one. Correct the tool URL of the link.',
    description: 'Why a launch was refused',
  },
  'reason.target_missing': {
    text: 'The lab or course of the link does not exist. Copy its ID from the list of labs and courses.',
    description: 'Why a launch was refused',
  },
  'reason.deployment': {
    text: 'The deployment ID is not registered. Add it under Deployments if it is yours.',
    description: 'Why a launch was refused',
  },
  'reason.key_unknown': {
    text: 'Signed with a key that the key set does not have. Check the key set address.',
    description: 'Why a launch was refused',
  },
  'reason.signature': {
    text: 'The signature does not fit the key. Check the key set address.',
    description: 'Why a launch was refused',
  },
  'reason.key_set_unavailable': {
    text: 'The key set could not be read at that moment.',
    description: 'Why a launch was refused',
  },
  'reason.key_set_wrong': {
    text: 'The key set address gives no keys. Correct it.',
    description: 'Why a launch was refused',
  },
  'reason.key_set_private': {
    text: 'The key set is at an address that this server may not call. Ask its operator.',
    description: 'Why a launch was refused',
  },
  'reason.issuer': {
    text: 'The issuer of the message differs from the registration. Compare them below.',
    description: 'Why a launch was refused',
  },
  'reason.audience': {
    text: 'The message is for another client ID. Compare them below.',
    description: 'Why a launch was refused',
  },
  'reason.times': {
    text: 'The message was too old or from the future. Check the clock of the LMS.',
    description: 'Why a launch was refused',
  },
  'reason.binding': {
    text: 'The launch began in another browser, or the browser kept no cookie.',
    description: 'Why a launch was refused',
  },
};

const messages = {
  ...families,
  ...checks,
  ...results,
  ...reasons,
  ...guideMessages,
  denied: { text: 'This is for administrators', description: 'Title of the denied look' },
  'denied.message': {
    text: 'Administrators of a company connect its learning platforms.',
    description: 'Under it',
  },
  tabs: { text: 'Parts of this page', description: 'Names the tabs' },
  'tab.platforms': { text: 'Platforms', description: 'Tab' },
  'tab.invitations': { text: 'Registration links', description: 'Tab' },
  'tab.addresses': { text: 'Addresses', description: 'Tab' },
  'tab.links': { text: 'Labs and courses', description: 'Tab' },
  add: { text: 'Add a platform', description: 'Button' },
  loading: { text: 'Loading', description: 'Spoken while loading' },
  copy: { text: 'Copy {what}', description: 'Name of the copy button' },
  copied: { text: 'Copied', description: 'Name of the copy button after it was pressed' },
  notCopied: { text: 'Select the text and copy it with your keyboard.', description: 'No clipboard' },
  // The list of platforms.
  'list.problem': { text: 'The platforms could not be loaded', description: 'Title of the problem look' },
  'list.empty': { text: 'No learning platform yet', description: 'Title of the empty list' },
  'list.empty.message': {
    text: 'Connect the LMS of your organization: learners then open labs from their courses, and scores arrive in its gradebook.',
    description: 'Under it',
  },
  list: { text: 'Learning platforms', description: 'Name of the list' },
  waiting: { text: 'Waiting for your approval', description: 'Head of the list of those that wait' },
  review: { text: 'Review', description: 'Link to a platform that waits' },
  'review.what': { text: 'Review {name}', description: 'The same for a screen reader' },
  'state.active': { text: 'Active', description: 'State of a platform' },
  'state.off': { text: 'Switched off', description: 'State of a platform' },
  'state.waiting': { text: 'Waiting for approval', description: 'State of a platform' },
  'launch.last': { text: 'Last launch', description: 'Name of a value' },
  'launch.never': { text: 'No launch yet', description: 'Value' },
  'refused.count': { text: '{count} launches refused in 30 days', description: 'Of a platform' },
  'refused.one': { text: '1 launch refused in 30 days', description: 'Of a platform' },
  // Addresses of this tool.
  'addresses.about': {
    text: 'What a learning platform asks for when a tool is added. “Add a platform” shows which value goes where in your LMS.',
    description: 'Above the addresses',
  },
  'addresses.problem': {
    text: 'The addresses could not be loaded',
    description: 'Title of the problem look',
  },
  'own.login_url': { text: 'Login initiation URL', description: 'Name of an address' },
  'own.login_url.hint': {
    text: 'For all platforms. Each registration has one of its own, which is safer.',
    description: 'Under the address',
  },
  'own.launch_url': { text: 'Redirect URI', description: 'Name of an address' },
  'own.launch_url.hint': { text: 'Register exactly this one.', description: 'Under the address' },
  'own.key_set_url': { text: 'Public key set (JWKS)', description: 'Name of an address' },
  'own.target_url': { text: 'Tool URL', description: 'Name of an address' },
  'own.target_url.hint': { text: 'Opens the list of labs.', description: 'Under the address' },
  'own.registration_url': { text: 'Dynamic registration', description: 'Name of an address' },
  'own.registration_url.hint': {
    text: 'Works with a registration link only: make one under Registration links.',
    description: 'Under the address',
  },
  'own.canvas_url': { text: 'Configuration for Canvas (JSON)', description: 'Name of an address' },
  'own.icon_url': { text: 'Icon', description: 'Name of an address' },
  'own.domain': { text: 'Domain', description: 'Name of a value' },
  // Registration links.
  'invite.about': {
    text: 'With a registration link an LMS registers itself, once. You then allow it here. Anybody who has the link can use it: send it to the administrator of your LMS only.',
    description: 'Above the links',
  },
  'invite.days': { text: 'Good for', description: 'Choice before a link is made' },
  'invite.days.1': { text: '1 day', description: 'Choice' },
  'invite.days.7': { text: '7 days', description: 'Choice' },
  'invite.days.30': { text: '30 days', description: 'Choice' },
  'invite.make': { text: 'Make a registration link', description: 'Button' },
  'invite.another': { text: 'Make another link', description: 'Button' },
  'invite.made': { text: 'Registration link', description: 'Name of the value' },
  'invite.made.hint': {
    text: 'Copy it now: it is shown only once. Good until {time}, for one registration.',
    description: 'Under the link',
  },
  'invite.wait': {
    text: 'Waiting for the platform. This page shows it as soon as it has registered itself.',
    description: 'Below a link that was made',
  },
  'invite.came': { text: '{name} has registered itself', description: 'Title, after the link was used' },
  'invite.came.message': {
    text: 'Look at its values and allow it. Until then its launches are refused.',
    description: 'Under it',
  },
  'invite.list': { text: 'Registration links', description: 'Name of the list' },
  'invite.none': { text: 'No registration link was made in the last 30 days.', description: 'Empty list' },
  'invite.problem': { text: 'The registration links could not be loaded', description: 'Problem look' },
  'invite.state.open': { text: 'Open', description: 'State of a link' },
  'invite.state.used': { text: 'Used', description: 'State of a link' },
  'invite.state.expired': { text: 'Expired', description: 'State of a link' },
  'invite.by': { text: 'Made {time} by {name}', description: 'Of a link' },
  'invite.by.nobody': { text: 'Made {time}', description: 'Of a link whose maker is gone' },
  'invite.until': { text: 'Good until {time}', description: 'Of a link' },
  'invite.registered': { text: 'Registered {name}', description: 'Of a link that was used' },
  'invite.revoke': { text: 'Revoke', description: 'Button at a link' },
  'invite.revoke.what': { text: 'Revoke the link made {time}', description: 'For a screen reader' },
  // Labs and courses.
  'links.about': {
    text: 'What a teacher enters where the LMS cannot pick content by itself: the link as tool URL, or the custom parameter where there is no field for a link.',
    description: 'Above the list',
  },
  'links.search': { text: 'Search by title or ID', description: 'Search field' },
  'links.kind': { text: 'Kind', description: 'Filter and head of a column' },
  'links.kind.all': { text: 'Labs and courses', description: 'Choice' },
  'links.kind.lab': { text: 'Labs', description: 'Choice' },
  'links.kind.course': { text: 'Courses', description: 'Choice' },
  'links.lab': { text: 'Lab', description: 'Kind of a row' },
  'links.course': { text: 'Course', description: 'Kind of a row' },
  'links.list': { text: 'Labs and courses with their IDs', description: 'Name of the list' },
  'links.count': { text: '{count} of {all}', description: 'How many are shown' },
  'links.none': { text: 'Nothing matches', description: 'Title of the empty list' },
  'links.none.message': { text: 'Try another word, or clear the search.', description: 'Under it' },
  'links.problem': { text: 'The labs and courses could not be loaded', description: 'Problem look' },
  'links.url': { text: 'Link', description: 'Name of a value' },
  'links.parameter': { text: 'Custom parameter', description: 'Name of a value' },
  'links.url.of': { text: 'link of {title}', description: 'For a screen reader, after Copy' },
  'links.parameter.of': {
    text: 'custom parameter of {title}',
    description: 'For a screen reader, after Copy',
  },
  'links.more': { text: 'Show more', description: 'Button' },
  // Adding a platform.
  'add.title': { text: 'Add a platform', description: 'Title of the page' },
  'add.about': {
    text: 'Connect the LMS of your organization. It takes about five minutes, and you need to be its administrator.',
    description: 'Under the title',
  },
  'add.family': { text: 'Which LMS is it?', description: 'First question' },
  'add.way': { text: 'How do you want to register it?', description: 'Second question' },
  'add.way.link': { text: 'By a registration link', description: 'Choice' },
  'add.way.link.hint': {
    text: 'You paste one link, and the LMS exchanges all values by itself. Recommended.',
    description: 'Under the choice',
  },
  'add.way.hand': { text: 'By hand', description: 'Choice' },
  'add.way.hand.hint': {
    text: 'You copy values in both directions, step by step.',
    description: 'Under the choice',
  },
  'add.there': { text: 'In {lms}', description: 'Head of the steps in the LMS' },
  'add.here': { text: 'Here', description: 'Head of the form' },
  'add.here.about': {
    text: 'Enter what {lms} shows. Keep the steps open: the login address above belongs to this registration.',
    description: 'Under the head',
  },
  'add.save': { text: 'Register the platform', description: 'Button' },
  'add.done': { text: 'The platform is registered. Test it now.', description: 'Toast' },
  choose: { text: 'Choose', description: 'Before a choice to make in the LMS' },
  // The form.
  'form.name': { text: 'Name', description: 'Field' },
  'form.name.hint': { text: 'As your colleagues know it.', description: 'Under the field' },
  'form.family': { text: 'Product', description: 'Field' },
  'form.site': { text: 'Address of your {lms}', description: 'Field' },
  'form.site.hint': {
    text: 'As it is in the browser, for example {example}',
    description: 'Under the field',
  },
  'form.environment': { text: 'Environment', description: 'Field for Canvas' },
  'form.environment.production': { text: 'Production', description: 'Choice' },
  'form.environment.beta': { text: 'Beta', description: 'Choice' },
  'form.environment.test': { text: 'Test', description: 'Choice' },
  'form.client_id': { text: 'Client ID', description: 'Field' },
  'form.client_id.blackboard': {
    text: 'The Application ID of the developer portal.',
    description: 'Under the field',
  },
  'form.deployment_ids': { text: 'Deployment ID', description: 'Field' },
  'form.deployment_ids.hint': {
    text: 'Several: one in each line. It can be added later.',
    description: 'Under the field',
  },
  'form.deployment_ids.needed': {
    text: 'Needed: {lms} has one issuer for all of its customers. Several: one in each line. It can be added later.',
    description: 'Under the field',
  },
  'form.addresses': { text: 'Addresses of the platform', description: 'Opens the addresses' },
  'form.addresses.filled': {
    text: 'Filled in for {lms}. Compare them with what it shows.',
    description: 'Above the addresses',
  },
  'form.issuer': { text: 'Issuer (platform ID)', description: 'Field' },
  'form.auth_login_url': { text: 'Sign-in address (authentication request URL)', description: 'Field' },
  'form.auth_token_url': { text: 'Token address (access token URL)', description: 'Field' },
  'form.key_set_url': { text: 'Key set address (public keyset URL)', description: 'Field' },
  'form.token_audience': { text: 'Token audience', description: 'Field' },
  'form.token_audience.hint': {
    text: 'Only where it differs from the token address, as at Brightspace.',
    description: 'Under the field',
  },
  'form.score_rule': { text: 'Score in the gradebook', description: 'Field' },
  'form.score_rule.best': { text: 'The best result', description: 'Choice' },
  'form.score_rule.latest': { text: 'The latest result', description: 'Choice' },
  optional: { text: 'optional', description: 'After a label' },
  'form.faults': { text: 'Some values need your attention.', description: 'Above the form' },
  save: { text: 'Save', description: 'Button' },
  cancel: { text: 'Cancel', description: 'Button' },
  // One platform.
  'platform.problem': { text: 'The platform could not be loaded', description: 'Problem look' },
  'platform.gone': { text: 'This platform is not registered', description: 'Title: it does not exist' },
  'platform.gone.message': {
    text: 'It may have been deleted, or its registration was rejected.',
    description: 'Under it',
  },
  'platform.toList': { text: 'All platforms', description: 'Link' },
  'platform.waiting': { text: 'This platform registered itself', description: 'Title of the note' },
  'platform.waiting.message': {
    text: 'Allow it if these are the values of your LMS. Launches are refused until then. Rejecting deletes the registration.',
    description: 'In the note',
  },
  'platform.allow': { text: 'Allow', description: 'Button' },
  'platform.allowed': { text: '{name} may launch now.', description: 'Toast' },
  'platform.reject': { text: 'Reject', description: 'Button' },
  'platform.reject.ask': { text: 'Reject {name}?', description: 'Title of the question' },
  'platform.reject.text': {
    text: 'The registration is deleted here. The tool stays in the LMS until its administrator removes it there.',
    description: 'In the question',
  },
  'platform.rejected': { text: '{name} was rejected.', description: 'Toast' },
  'platform.isOff': { text: 'This platform is switched off', description: 'Title of the note' },
  'platform.isOff.message': {
    text: 'Its launches are refused. Scores and work are kept.',
    description: 'In the note',
  },
  'platform.on': { text: 'Switch on', description: 'Button' },
  'platform.isOn': { text: '{name} is switched on.', description: 'Toast' },
  'platform.off': { text: 'Switch off', description: 'Button' },
  'platform.off.ask': { text: 'Switch off {name}?', description: 'Title of the question' },
  'platform.off.text': {
    text: 'Nobody can open labs from it until it is switched on again. Work and scores are kept.',
    description: 'In the question',
  },
  'platform.wentOff': { text: '{name} is switched off.', description: 'Toast' },
  'platform.edit': { text: 'Edit', description: 'Button' },
  'platform.edit.title': { text: 'Edit {name}', description: 'Title of the dialog' },
  'platform.saved': { text: 'Saved.', description: 'Toast' },
  'platform.delete': { text: 'Delete', description: 'Button' },
  'platform.delete.ask': { text: 'Delete {name}?', description: 'Title of the question' },
  'platform.delete.text': {
    text: 'All launches from it end now. Scores that were not delivered yet are given up, and lists of learners are removed. The work of its learners stays here, but they cannot reach it until a platform with the same issuer and client ID is registered again. This cannot be undone.',
    description: 'In the question',
  },
  'platform.delete.confirm': { text: 'Delete the platform', description: 'Button' },
  'platform.deleted': { text: '{name} was deleted.', description: 'Toast' },
  values: { text: 'Registration', description: 'Head' },
  'values.login_url': { text: 'Login initiation URL for this platform', description: 'Name of a value' },
  'values.created_at': { text: 'Registered', description: 'Name of a value' },
  'values.none': { text: 'None', description: 'Value' },
  activity: { text: 'Launches', description: 'Head' },
  'activity.recent': { text: 'Last 8 hours', description: 'Name of a number' },
  'activity.people': { text: 'People in 30 days', description: 'Name of a number' },
  'activity.refused': { text: 'Refused in 30 days', description: 'Name of a number' },
  'activity.problem': { text: 'The launches could not be loaded', description: 'Problem look' },
  deployments: { text: 'Deployments', description: 'Head' },
  'deployments.about': {
    text: 'Where the tool is installed on the platform. A launch from another deployment is refused.',
    description: 'Under the head',
  },
  'deployments.none': {
    text: 'None yet: the first deployment that launches is taken.',
    description: 'Empty list',
  },
  'deployments.none.shared': {
    text: 'None yet. Launches are refused until its deployment ID is added.',
    description: 'Empty list, where others share the issuer',
  },
  'deployments.new': { text: 'Deployment ID', description: 'Field' },
  'deployments.add': { text: 'Add', description: 'Button' },
  'deployments.remove': { text: 'Remove', description: 'Button' },
  'deployments.remove.what': { text: 'Remove deployment {id}', description: 'For a screen reader' },
  'deployments.remove.ask': { text: 'Remove deployment {id}?', description: 'Title of the question' },
  'deployments.remove.text': {
    text: 'Launches from it are refused from now on.',
    description: 'In the question',
  },
  'deployments.twice': { text: 'This one is in the list already.', description: 'Under the field' },
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
  refusals: { text: 'Refused launches', description: 'Head' },
  'refusals.about': {
    text: 'What learners saw as an error page in the last 30 days. The incident number is on their page.',
    description: 'Under the head',
  },
  'refusals.none': { text: 'No launch was refused in the last 30 days.', description: 'Empty list' },
  'refusals.list': { text: 'Refused launches, newest first', description: 'Name of the list' },
  'refusals.problem': { text: 'The refused launches could not be loaded', description: 'Problem look' },
  'refusals.more': { text: 'Show older ones', description: 'Button' },
  'refusals.incident': { text: 'Incident', description: 'Name of a number' },
  'refusals.compare': { text: 'What was sent, and what is registered', description: 'Name of a table' },
  'refusals.field': { text: 'Value', description: 'Head of a column' },
  'refusals.sent': { text: 'Sent', description: 'Head of a column' },
  'refusals.registered': { text: 'Registered', description: 'Head of a column' },
  'refusals.differs': { text: 'differs', description: 'At a value that is not the registered one' },
  'sent.issuer': { text: 'Issuer', description: 'Name of a value' },
  'sent.client_id': { text: 'Client ID', description: 'Name of a value' },
  'sent.deployment_id': { text: 'Deployment ID', description: 'Name of a value' },
  'sent.key_id': { text: 'Key ID', description: 'Name of a value' },
  'sent.lab_id': { text: 'Lab', description: 'Name of a value' },
  'sent.course_id': { text: 'Course', description: 'Name of a value' },
  danger: { text: 'Switch off or delete', description: 'Head' },
} as const satisfies Record<string, Message>;

export type MessageId = keyof typeof messages;
export type GuideId = keyof typeof guideMessages;

export const t = createTranslator<MessageId>(messages);

export const isMessage = (id: string): id is MessageId => Object.hasOwn(messages, id);
