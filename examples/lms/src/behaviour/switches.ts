import type { Behaviour } from './behaviour.ts';

interface Words {
  group: Group;
  label: string;
  /** What a tool sees. */
  about: string;
  /** Which real platform behaves so. */
  seenIn?: string;
}

type SwitchOf<Value> = Words &
  ([Value] extends [boolean]
    ? { kind: 'flag' }
    : [Value] extends [number]
      ? { kind: 'number'; min: number; max: number }
      : [string] extends [Value]
        ? { kind: 'origin' }
        : { kind: 'choice'; options: Record<Value & string, string> });

export type Switch = Words &
  (
    | { kind: 'flag' }
    | { kind: 'number'; min: number; max: number }
    | { kind: 'origin' }
    | { kind: 'choice'; options: Record<string, string> }
  );

export const GROUPS = {
  people: 'People in a launch',
  signIn: 'Sign-in and launch',
  frame: 'Frame and browser storage',
  keys: 'Keys',
  grades: 'Grades',
  roster: 'Names and roles',
  content: 'Content picker',
  access: 'Access tokens',
  registration: 'Registration of tools',
} as const;
export type Group = keyof typeof GROUPS;

type Switches = { [Key in keyof Behaviour]: SwitchOf<Behaviour[Key]> };

export const SWITCHES: Switches = {
  personalData: {
    group: 'people',
    kind: 'choice',
    label: 'Names and email addresses',
    about: 'What launches and rosters say about a person besides the id.',
    seenIn: 'Moodle, Canvas and Brightspace, where an administrator limits what is shared',
    options: {
      all: 'Name and email address',
      'no-email': 'Name only',
      absent: 'Neither: the claims are absent',
      null: 'Neither: the claims are null',
    },
  },
  roles: {
    group: 'people',
    kind: 'choice',
    label: 'Roles',
    about: 'How roles are written. A role that only looks like one of the vocabulary must give no rights.',
    seenIn: 'older ones send short names, which LTI core allows',
    options: {
      full: 'Full names of the vocabulary',
      short: 'Short names (Learner, Instructor)',
      unknown: 'A role that is in no vocabulary',
      'look-alike': 'Instructor at look-alike addresses, for everyone',
      empty: 'No roles',
    },
  },
  anonymous: {
    group: 'people',
    kind: 'flag',
    label: 'Anonymous launches',
    about: 'Launches have no sub claim.',
    seenIn: 'those with a public preview of courses',
  },
  customVariables: {
    group: 'people',
    kind: 'choice',
    label: 'Custom variables without a value',
    about: 'What arrives for a variable that this platform has no value for, such as $Context.groups.',
    seenIn: 'Moodle and Canvas send the name of the variable',
    options: { literal: 'The name of the variable', empty: 'An empty text', absent: 'Nothing' },
  },
  returnUrl: {
    group: 'people',
    kind: 'choice',
    label: 'Return address',
    about: 'The page that the tool leads back to (return_url). A session key in it must not get into a log.',
    seenIn: 'Moodle sends a session key',
    options: {
      plain: 'The start of the platform',
      'session-key': 'The same, with a session key of the person',
      absent: 'None',
    },
  },
  contextClaim: {
    group: 'people',
    kind: 'flag',
    label: 'Course in the launch',
    about: 'Launches have the context claim, which LTI core leaves optional.',
  },

  loginMethod: {
    group: 'signIn',
    kind: 'choice',
    label: 'Login initiation',
    about: 'How the browser is sent to the login address of the tool.',
    seenIn: 'Moodle and Canvas use a form',
    options: { GET: 'By a link (GET)', POST: 'By a form (POST)' },
  },
  loginClientId: {
    group: 'signIn',
    kind: 'flag',
    label: 'Client id at login',
    about: 'The login names the client id, which the Security Framework leaves optional.',
  },
  loginDeployment: {
    group: 'signIn',
    kind: 'flag',
    label: 'Deployment id at login',
    about: 'The login names the deployment (lti_deployment_id).',
    seenIn: 'Moodle and Canvas send it',
  },
  deploymentClaim: {
    group: 'signIn',
    kind: 'choice',
    label: 'Deployment id in the token',
    about: 'LTI core asks for a text. A number has to be refused.',
    options: { text: 'A text', number: 'A number, where the id is one' },
  },
  deploymentIds: {
    group: 'signIn',
    kind: 'choice',
    label: 'New deployment ids',
    about: 'The form of the ids of deployments added from now on.',
    seenIn: 'Moodle: numbers; Canvas: a number, a colon and a hash',
    options: { number: 'Numbers', opaque: 'A number and a hash' },
  },
  singleUseSignIn: {
    group: 'signIn',
    kind: 'flag',
    label: 'Single-use sign-in step',
    about: 'An authentication request that comes a second time gets the page "Invalid request".',
    seenIn: 'Moodle',
  },
  tokenSeconds: {
    group: 'signIn',
    kind: 'number',
    min: -600,
    max: 7_200,
    label: 'Life of an id_token, in seconds',
    about: 'Below zero, the token has expired when it arrives. Tools refuse more than an hour.',
    seenIn: 'Moodle: 60; Canvas: 3600',
  },

  storage: {
    group: 'frame',
    kind: 'choice',
    label: 'Platform storage',
    about: 'Where a tool in a frame stores values when the browser blocks its cookies (lti.put_data).',
    seenIn: 'Canvas has a frame of its own, Moodle has none',
    options: {
      parent: 'In the page around the tool',
      frame: 'In a frame of its own, named harbor_storage',
      none: 'Nowhere',
    },
  },
  capabilities: {
    group: 'frame',
    kind: 'flag',
    label: 'Answers lti.capabilities',
    about: 'Off: the tool gets no answer and has to rely on a time-out.',
  },
  frameResize: {
    group: 'frame',
    kind: 'flag',
    label: 'Obeys lti.frameResize',
    about: 'Off: the frame keeps its height, and the page of the tool has to scroll.',
    seenIn: 'Moodle ignores it',
  },

  keySet: {
    group: 'keys',
    kind: 'choice',
    label: 'Key set',
    about: 'What a tool gets at the address of the public keys.',
    seenIn: 'any, during an incident',
    options: {
      normal: 'The keys',
      slow: 'The keys, after four seconds',
      missing: 'Not found (404)',
      failing: 'An error (503)',
      hanging: 'No answer',
      dropped: 'A closed connection',
      foreign: 'The keys of somebody else, under our key ids',
    },
  },

  gradeService: {
    group: 'grades',
    kind: 'choice',
    label: 'Grade service',
    about: 'What tools may do with the gradebook.',
    seenIn: 'Moodle: off until an administrator allows it',
    options: {
      all: 'Scores, results and line items',
      'scores-only': 'Scores and results; line items can only be read',
      off: 'Nothing: no claim, no scopes',
    },
  },
  lineItemClaim: {
    group: 'grades',
    kind: 'flag',
    label: 'Line item in the launch',
    about: 'Off: a launch names the container (lineitems) only, as for a link with no line item or several.',
  },
  lineItemQuery: {
    group: 'grades',
    kind: 'flag',
    label: 'Addresses with a query',
    about: 'Line items are at …/line-items/7?type_id=1, and scores at …/line-items/7/scores?type_id=1.',
    seenIn: 'Moodle',
  },
  wholeSeconds: {
    group: 'grades',
    kind: 'flag',
    label: 'Timestamps in whole seconds',
    about: 'A second score within the same second gets 409.',
    seenIn: 'Moodle',
  },
  onlyFullyGraded: {
    group: 'grades',
    kind: 'flag',
    label: 'Other scores erase the grade',
    about: 'A score that is not FullyGraded removes the grade that is in the gradebook.',
    seenIn: 'Moodle',
  },
  scoreStatus: {
    group: 'grades',
    kind: 'choice',
    label: 'Answer to a score',
    about: 'The status of an accepted score. AGS allows each of them.',
    options: { 200: '200 with an object', 201: '201 with an object', 204: '204 without a body' },
  },
  lineItemPageSize: {
    group: 'grades',
    kind: 'number',
    min: 1,
    max: 1_000,
    label: 'Line items and results per page',
    about: 'At most this many in one answer, whatever the tool asks for.',
    seenIn: 'Canvas: 10 unless asked for more',
  },

  roster: {
    group: 'roster',
    kind: 'flag',
    label: 'Roster service',
    about: 'Off: no claim, no scope.',
    seenIn: 'Moodle: off until an administrator allows it',
  },
  rosterPageSize: {
    group: 'roster',
    kind: 'number',
    min: 1,
    max: 1_000,
    label: 'Members per page',
    about: 'At most this many in one answer, whatever the tool asks for.',
    seenIn: 'Canvas: 50; Moodle: all',
  },
  rosterNext: {
    group: 'roster',
    kind: 'choice',
    label: 'Link to the next page',
    about: 'A tool must not send its token to another host, nor follow pages without end.',
    options: {
      own: 'At this platform',
      elsewhere: 'At another host',
      loop: 'To the same page, without end',
    },
  },
  rosterNextHost: {
    group: 'roster',
    kind: 'origin',
    label: 'The other host',
    about: 'Origin of the next page when it is at another host.',
  },
  rosterDifferences: {
    group: 'roster',
    kind: 'flag',
    label: 'Offers differences',
    about: 'Answers have a link to what changes from now on (rel="differences").',
  },
  rosterRoles: {
    group: 'roster',
    kind: 'choice',
    label: 'Roles in the roster',
    about: 'Roster and launch may disagree.',
    options: { same: 'As in launches', 'all-learners': 'Everyone is a learner' },
  },

  acceptTypes: {
    group: 'content',
    kind: 'choice',
    label: 'Accepted content',
    about: 'The kinds of content that a teacher may add (accept_types).',
    options: {
      links: 'LTI links only',
      all: 'LTI links, links, files, HTML and images',
      'no-resource-links': 'Links and HTML, no LTI links',
    },
  },
  acceptMultiple: {
    group: 'content',
    kind: 'flag',
    label: 'Several items at once',
    about: 'Off: a response with more than one item is refused.',
  },
  acceptLineItem: {
    group: 'content',
    kind: 'choice',
    label: 'Line items with the content',
    about: 'Whether an item may bring a column of the gradebook (accept_lineitem).',
    options: { yes: 'Accepted', no: 'Ignored, and said so', unsaid: 'Accepted, but not announced' },
  },
  autoCreate: {
    group: 'content',
    kind: 'flag',
    label: 'Announces auto_create',
    about: 'The platform says that it adds everything without asking the teacher again.',
  },
  deepLinkingData: {
    group: 'content',
    kind: 'flag',
    label: 'Sends data',
    about: 'The request has a data value, which the response must return unchanged.',
  },

  tokenAudience: {
    group: 'access',
    kind: 'choice',
    label: 'Audience of a client assertion',
    about: 'Who the assertion of a tool must be addressed to.',
    seenIn: 'Brightspace has an authorization server',
    options: {
      'token-address': 'The token address',
      'authorization-server': 'The authorization server named in the configuration',
    },
  },
  accessTokenSeconds: {
    group: 'access',
    kind: 'number',
    min: 1,
    max: 86_400,
    label: 'Life of an access token, in seconds',
    about: 'Afterwards a call gets 401.',
  },

  productFamily: {
    group: 'registration',
    kind: 'choice',
    label: 'Product family',
    about: 'The product_family_code in launches and in the configuration.',
    options: {
      harbor: 'harbor',
      moodle: 'moodle',
      canvas: 'canvas',
      blackboard: 'BlackboardLearn',
      desire2learn: 'desire2learn',
      sakai: 'sakai',
    },
  },
  registrationStyle: {
    group: 'registration',
    kind: 'choice',
    label: 'Answers of the registration',
    about: 'Status and form of the answers.',
    options: {
      standard: '201; errors as in RFC 7591',
      moodle: '200; errors as in RFC 7591',
      canvas: '201; errors with 422 and a list',
    },
  },
  registrationDeployment: {
    group: 'registration',
    kind: 'flag',
    label: 'Deployment id in the answer',
    about: 'Off: the tool learns its deployment from the first launch.',
    seenIn: 'Canvas installs a tool after its registration',
  },
  configurationIssuer: {
    group: 'registration',
    kind: 'choice',
    label: 'Issuer in the configuration',
    about: 'A tool must refuse an issuer at another host than the configuration.',
    options: { own: 'This platform', other: 'Another host' },
  },
};

export const SWITCH_LIST = Object.entries(SWITCHES) as [keyof Behaviour, Switch][];
