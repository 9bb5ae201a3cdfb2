import type { SwitchesOfGroup } from './switch.ts';

export const PEOPLE = {
  personalData: {
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
    kind: 'flag',
    label: 'Anonymous launches',
    about: 'Launches have no sub claim.',
    seenIn: 'those with a public preview of courses',
  },
  customVariables: {
    kind: 'choice',
    label: 'Custom variables without a value',
    about: 'What arrives for a variable that this platform has no value for, such as $Context.groups.',
    seenIn: 'Moodle and Canvas send the name of the variable',
    options: { literal: 'The name of the variable', empty: 'An empty text', absent: 'Nothing' },
  },
  returnUrl: {
    kind: 'choice',
    label: 'Return address',
    about: 'The page that the tool leads back to (return_url). A session key in it must not get into a log.',
    seenIn: 'Moodle sends a session key; reports tell of texts that are not addresses',
    options: {
      plain: 'The start of the platform',
      'session-key': 'The same, with a session key of the person',
      relative: 'A path without a host',
      blank: 'about:blank',
      app: 'The address of an app',
      absent: 'None',
    },
  },
  contextClaim: {
    kind: 'flag',
    label: 'Course in the launch',
    about: 'Launches have the context claim, which LTI core leaves optional.',
  },
  nameForm: {
    kind: 'choice',
    label: 'Form of names',
    about: 'Whether a letter with an accent is one character or two.',
    seenIn: 'those whose names were typed or imported on macOS',
    options: { composed: 'One character (NFC)', decomposed: 'The letter and its mark (NFD)' },
  },
  platformParameters: {
    kind: 'choice',
    label: 'Parameters of the platform',
    about: 'Custom parameters that this platform adds to every launch: ids and points.',
    seenIn: 'Canvas, where a tool asks for its variables; older ones send numbers',
    options: { none: 'None', texts: 'Texts', numbers: 'Numbers, where LTI core asks for texts' },
  },
  testStudent: {
    kind: 'flag',
    label: 'Test student',
    about:
      'The sign-in page offers a student with the role TestUser, who is in no roster and whose scores are refused.',
    seenIn: 'Canvas, with its student view',
  },
} satisfies SwitchesOfGroup;
