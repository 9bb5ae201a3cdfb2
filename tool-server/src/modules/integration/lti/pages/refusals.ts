/**
 * Every reason a login or a launch is refused for: what the page shows and what to do about it.
 * `storybook/docs/lti.mdx` explains the same list to administrators; a test compares the two.
 */
export interface RefusalRow {
  status: number;
  /** The title of the page when no activity was to be opened. */
  title?: string;
  /** What is wrong, in words for the learner. Contains nothing that was sent. */
  what: string;
  todo: string;
}

const NO_CONTENT = 'Content cannot be added here';
const AGAIN = 'Open the activity again from your course.';
const TELL_ADMIN =
  'Tell the administrator of your learning platform, and give them the incident number below.';
const forged = (what: string): RefusalRow => ({
  status: 401,
  what,
  todo: `${AGAIN} If that does not help, ${TELL_ADMIN.charAt(0).toLowerCase()}${TELL_ADMIN.slice(1)}`,
});

export const REFUSALS = {
  login_incomplete: {
    status: 400,
    what: 'The learning platform sent an incomplete or malformed request.',
    todo: TELL_ADMIN,
  },
  platform_unknown: {
    status: 400,
    what: 'This learning platform is not registered here.',
    todo: `${TELL_ADMIN} The issuer and the client id must be registered as the platform sends them.`,
  },
  platform_ambiguous: {
    status: 400,
    what: 'This learning platform is registered more than once, and did not say which registration it means.',
    todo: `${TELL_ADMIN} The platform must start its logins at the address that its registration shows here, /lti/login/ and an id, and not at the one that all platforms share.`,
  },
  platform_inactive: {
    status: 403,
    what: 'This learning platform is switched off here.',
    todo: 'Ask the administrator of the training platform to switch it on again.',
  },
  registration_incomplete: {
    status: 400,
    what: 'The learning platform did not send what a registration needs.',
    todo: 'Paste the whole registration link where the platform asks for a registration URL, and start again there.',
  },
  registration_address: {
    status: 400,
    what: 'A learning platform registers itself at another address.',
    todo: 'Paste the whole registration link where the platform asks for a registration URL. Make one in the portal, at External Integration.',
  },
  invitation_unknown: {
    status: 403,
    what: 'This registration link is not valid.',
    todo: 'Copy the whole link, or make a new one in the portal, at External Integration.',
  },
  invitation_used: {
    status: 409,
    what: 'This registration link was used already.',
    todo: 'If the platform is not in the portal, at External Integration, make a new link there.',
  },
  invitation_expired: {
    status: 410,
    what: 'This registration link has expired.',
    todo: 'Make a new one in the portal, at External Integration.',
  },
  configuration_unreachable: {
    status: 400,
    what: 'The configuration of the learning platform could not be read.',
    todo: 'The platform must be reachable from this server. When it is, start again with the same link.',
  },
  configuration_private: {
    status: 400,
    what: 'The learning platform is at an address that this server may not call.',
    todo: 'Ask the operator of this training platform to allow its host or port (LTI_PRIVATE_HOSTS, OUTGOING_PORTS), and give them the incident number below. Then start again with the same link.',
  },
  configuration_incomplete: {
    status: 400,
    what: 'The configuration of the learning platform cannot be used.',
    todo: 'Register it by hand in the portal, at External Integration.',
  },
  configuration_issuer: {
    status: 400,
    what: 'The learning platform gives addresses of another host than its issuer.',
    todo: 'Correct its own address in its settings (in Moodle: wwwroot), or register it by hand in the portal, at External Integration.',
  },
  configuration_address: {
    status: 400,
    what: 'The learning platform gives an address that is not allowed.',
    todo: 'Correct its own address in its settings. It has to begin with https://, with a plain host name.',
  },
  configuration_unsupported: {
    status: 400,
    what: 'The learning platform lacks something that LTI 1.3 demands.',
    todo: 'Update the platform, or ask its vendor.',
  },
  registration_refused: {
    status: 400,
    what: 'The learning platform refused the registration. It says:',
    todo: 'Correct that in the platform and start again there, with the same link.',
  },
  registration_answer: {
    status: 400,
    what: 'The learning platform answered the registration without a client ID.',
    todo: 'Remove the tool in the platform, and register it by hand in the portal, at External Integration.',
  },
  registration_exists: {
    status: 409,
    what: 'This platform is registered here already, with the same client ID.',
    todo: 'Look at it in the portal, at External Integration. To register it again, delete it there first.',
  },
  platform_waiting: {
    status: 403,
    what: 'This learning platform is registered here and waits for approval.',
    todo: 'Ask the administrator of the training platform to allow it. Then open the activity again from your course.',
  },
  company_expired: {
    status: 403,
    what: 'The subscription of your organization has ended.',
    todo: 'Tell whoever runs the training at your organization. Your work is kept.',
  },
  platform_address: {
    status: 403,
    what: 'This learning platform is registered here with an address that is not allowed.',
    todo: 'Ask the administrator of the training platform to correct the registration.',
  },
  target_foreign: {
    status: 400,
    what: 'The activity points to an address that is not ours.',
    todo: TELL_ADMIN,
  },
  not_a_launch: {
    status: 400,
    what: 'This address only accepts launches from a learning platform.',
    todo: 'Open the activity from your course.',
  },
  addresses_swapped: {
    status: 400,
    what: 'The learning platform sends its logins to the address for launches, or its launches to the address for logins.',
    todo: `${TELL_ADMIN} The login initiation is at /lti/login, the redirect address is /lti/launch.`,
  },
  address_unknown: {
    status: 404,
    what: 'There is nothing at this address.',
    todo: `${TELL_ADMIN} The login initiation is at /lti/login, the redirect address is /lti/launch, the key set is at /lti/keys.`,
  },
  platform_error: {
    status: 401,
    what: 'The learning platform did not sign you in.',
    todo: 'Sign in to your learning platform again, then open the activity from your course.',
  },
  state: forged('The launch did not begin here, or was changed on the way.'),
  state_expired: { status: 401, what: 'The launch took too long.', todo: AGAIN },
  binding: forged('The launch began in another browser.'),
  token_malformed: forged('The message from the learning platform is malformed.'),
  algorithm: forged(
    'The message from the learning platform is signed with an algorithm that is not allowed.',
  ),
  header: forged('The message from the learning platform has a header that is not allowed.'),
  key_unknown: forged('The message from the learning platform is signed with an unknown key.'),
  key_set_unavailable: {
    status: 503,
    what: 'The keys of the learning platform cannot be read right now.',
    todo: 'Try again in a minute.',
  },
  key_set_wrong: {
    status: 403,
    what: 'The address of the keys of the learning platform, as it is registered here, does not give them.',
    todo: 'Trying again does not help. Ask the administrator of the training platform to correct the key set address, and give them the incident number below.',
  },
  key_set_private: {
    status: 403,
    what: 'The keys of the learning platform are at an address that this server may not call.',
    todo: 'Trying again does not help. Ask the administrator of the training platform, and give them the incident number below: the operator has to allow the host of the learning platform.',
  },
  signature: forged('The signature of the learning platform is not valid.'),
  issuer: forged('The message comes from a different learning platform than the one where the launch began.'),
  audience: forged('The message is meant for another tool.'),
  times: forged('The message from the learning platform is too old, or its clock is wrong.'),
  nonce: forged('The message does not belong to this launch.'),
  version: forged('The learning platform uses a version of LTI other than 1.3.0.'),
  message_type: forged('The learning platform asks for something that this tool does not support.'),
  deep_linking_role: {
    status: 403,
    title: NO_CONTENT,
    what: 'Only people who teach or run a course can add content to it.',
    todo: 'Ask your teacher. If you teach this course, tell the administrator of your learning platform which role you have.',
  },
  deep_linking_types: {
    status: 400,
    title: NO_CONTENT,
    what: 'This place in your learning platform does not accept LTI links, and this tool adds nothing else.',
    todo: 'Add the content where your platform offers external tools or activities.',
  },
  deep_linking_targets: {
    status: 400,
    title: NO_CONTENT,
    what: 'This place in your learning platform only accepts content that is part of a text.',
    todo: 'Add the content where your platform offers external tools or activities.',
  },
  deep_linking_address: {
    status: 400,
    title: NO_CONTENT,
    what: 'Your learning platform wants the content at an address without encryption.',
    todo: `${TELL_ADMIN} Its own address has to begin with https://.`,
  },
  deployment: {
    status: 401,
    what: 'This installation of the tool is not registered here.',
    todo: `${TELL_ADMIN} The deployment id must be added to the registration.`,
  },
  claims: forged('The message from the learning platform has parts of the wrong type.'),
  replay: { status: 401, what: 'This launch was already used.', todo: AGAIN },
  target_missing: {
    status: 404,
    what: 'This lab or course does not exist or was withdrawn.',
    todo: 'Tell your teacher: the link in the course needs to be changed.',
  },
  ltik: { status: 401, what: 'This address does not belong to a launch.', todo: AGAIN },
  ltik_expired: { status: 401, what: 'This launch has expired.', todo: AGAIN },
} as const satisfies Record<string, RefusalRow>;

export type RefusalReason = keyof typeof REFUSALS;

/** A login or launch that is not accepted. `detail` is for the log: it never holds a token or a personal value. */
export class Refusal extends Error {
  readonly reason: RefusalReason;
  readonly detail: string | undefined;
  /** What the page says besides: it comes from a platform that an administrator is registering. */
  readonly shown: readonly string[];

  constructor(reason: RefusalReason, detail?: string, cause?: unknown, shown: readonly string[] = []) {
    super(detail ?? reason, { cause });
    this.name = 'Refusal';
    this.reason = reason;
    this.detail = detail;
    this.shown = shown;
  }
}

export function refuse(reason: RefusalReason, detail?: string): never {
  throw new Refusal(reason, detail);
}
