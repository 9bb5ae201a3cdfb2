import type { SwitchesOfGroup } from './switch.ts';

export const REGISTRATION = {
  productFamily: {
    kind: 'choice',
    label: 'Product family',
    about:
      'The product_family_code in launches and in the configuration. Absent: launches do not name the platform at all.',
    options: {
      harbor: 'harbor',
      moodle: 'moodle',
      canvas: 'canvas',
      blackboard: 'BlackboardLearn',
      desire2learn: 'desire2learn',
      sakai: 'sakai',
      absent: 'Absent',
    },
  },
  registrationStyle: {
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
    kind: 'flag',
    label: 'Deployment id in the answer',
    about: 'Off: the tool learns its deployment from the first launch.',
    seenIn: 'Canvas installs a tool after its registration',
  },
  configurationIssuer: {
    kind: 'choice',
    label: 'Issuer in the configuration',
    about: 'A tool must refuse an issuer at another host than the configuration.',
    options: { own: 'This platform', other: 'Another host' },
  },
  registrationToken: {
    kind: 'flag',
    label: 'Registration token',
    about:
      'The registration link has a registration_token. Off: it has none, and the addresses of the configuration tell registrations apart.',
    seenIn: 'Moodle and Canvas send one, Brightspace does not',
  },
  signInAddress: {
    kind: 'choice',
    label: 'Sign-in address in the configuration',
    about:
      'Where authentication requests go. The paths of Moodle are the same everywhere: a tool may know it by them.',
    seenIn: 'Moodle',
    options: { own: '/lti/auth', moodle: '/mod/lti/auth.php' },
  },
  clientIds: {
    kind: 'choice',
    label: 'New client ids',
    about: 'The form of the ids of tools that register from now on.',
    seenIn: 'Canvas: digits; Blackboard and Brightspace: UUIDs',
    options: {
      opaque: 'Letters and digits',
      digits: 'Digits',
      number: 'Digits, a number in the answer of the registration',
      uuid: 'UUIDs',
    },
  },
  responseTypes: {
    kind: 'choice',
    label: 'Response types in the configuration',
    about: 'The values of response_types_supported. Each may be several words.',
    options: { single: 'id_token', joined: 'id_token token' },
  },
  registerAgain: {
    kind: 'choice',
    label: 'A second registration of a tool',
    about: 'What a registration of a tool at the same host becomes.',
    seenIn: 'Moodle asks, and advises to update',
    options: { new: 'Another tool', update: 'The same tool, with its new addresses' },
  },
} satisfies SwitchesOfGroup;
