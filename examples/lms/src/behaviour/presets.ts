import { type Behaviour, DEFAULTS } from './behaviour.ts';

interface Preset {
  label: string;
  about: string;
  changes: Partial<Behaviour>;
}

const CANVAS = {
  loginMethod: 'POST',
  storage: 'frame',
  deploymentIds: 'opaque',
  clientIds: 'digits',
  tokenSeconds: 3_600,
  authorizedParty: 'own',
  testStudent: true,
  lineItemPageSize: 10,
  ungradedStatus: '422',
  rosterDifferences: false,
  registrationStyle: 'canvas',
  registrationDeployment: false,
  productFamily: 'canvas',
} as const satisfies Partial<Behaviour>;

/** Sets of switches that are close to a real platform. Where each comes from: storybook/docs/lti/platforms-seen.mdx. */
export const PRESETS = {
  harbor: { label: 'Harbor', about: 'Everything by the book.', changes: {} },
  moodle: {
    label: 'Moodle',
    about:
      'Login by a form, a single-use sign-in step, line items with a query, whole seconds, no dates of content, no storage, no frame resize.',
    changes: {
      loginMethod: 'POST',
      messageHint: 'json',
      singleUseSignIn: true,
      returnUrl: 'session-key',
      lineItemQuery: true,
      wholeSeconds: true,
      onlyFullyGraded: true,
      itemDates: false,
      storage: 'none',
      capabilities: false,
      frameResize: false,
      rosterDifferences: false,
      rosterPageSize: 1_000,
      unreadableKeys: 'not-found',
      productFamily: 'moodle',
      registrationStyle: 'moodle',
      signInAddress: 'moodle',
      registerAgain: 'update',
    },
  },
  canvas: {
    label: 'Canvas',
    about:
      'Login by a form, storage in a frame of its own, opaque deployment ids, pages of ten, tokens of an hour, a test student, a limit told with 429.',
    changes: { ...CANVAS, platformParameters: 'texts', rateLimit: '429' },
  },
  'canvas-old': {
    label: 'Canvas, older',
    about: 'As Canvas, with numbers among the custom parameters and a limit told with 403.',
    changes: { ...CANVAS, platformParameters: 'numbers', rateLimit: '403' },
  },
  blackboard: {
    label: 'Blackboard',
    about: 'Another authorized party (azp), deployment ids that are UUIDs, links that need an address.',
    changes: {
      authorizedParty: 'other',
      deploymentIds: 'uuid',
      clientIds: 'uuid',
      linkNeedsUrl: true,
      productFamily: 'blackboard',
    },
  },
  brightspace: {
    label: 'Brightspace',
    about:
      'A registration without a token, client and deployment ids that are UUIDs, an authorization server, 422 for people who are not graded.',
    changes: {
      registrationToken: false,
      clientIds: 'uuid',
      deploymentIds: 'uuid',
      tokenAudience: 'authorization-server',
      ungradedStatus: '422',
      productFamily: 'desire2learn',
    },
  },
  sakai: {
    label: 'Sakai',
    about: 'A token address with the number of the tool.',
    changes: { tokenAddress: 'own', productFamily: 'sakai' },
  },
  classera: {
    label: 'Classera',
    about: 'Numbers as ids in the roster, short role names.',
    changes: { ids: 'roster', roles: 'short', productFamily: 'absent' },
  },
  tao: {
    label: 'TAO',
    about: 'Access tokens are answered with 201.',
    changes: { tokenStatus: '201', productFamily: 'absent' },
  },
  php: {
    label: 'Built with PHP',
    about:
      'JSON as text/html behind a byte order mark, numbers as ids, [] for {}, null for nothing, a path as return address, decomposed names, tokens of two hours.',
    changes: {
      loginMethod: 'POST',
      messageHint: 'long',
      tokenHeader: 'thumbprint',
      tokenSeconds: 7_200,
      returnUrl: 'relative',
      nameForm: 'decomposed',
      ids: 'numbers',
      deploymentClaim: 'number',
      emptyObjects: 'lists',
      absentClaims: 'null',
      byteOrderMark: true,
      htmlType: true,
      tokenFields: 'loose',
      clientIds: 'number',
      responseTypes: 'joined',
      productFamily: 'absent',
    },
  },
  hostile: {
    label: 'Hostile',
    about: 'No names, look-alike roles, a next page at another host, the keys of somebody else.',
    changes: {
      personalData: 'null',
      roles: 'look-alike',
      rosterNext: 'elsewhere',
      rosterPageSize: 2,
      keySet: 'foreign',
      configurationIssuer: 'other',
    },
  },
} as const satisfies Record<string, Preset>;

export type PresetName = keyof typeof PRESETS;
export const isPreset = (name: string): name is PresetName => Object.hasOwn(PRESETS, name);

export const toBehaviour = (name: PresetName): Behaviour => ({ ...DEFAULTS, ...PRESETS[name].changes });

/** The preset whose switches these are; undefined when one was changed since. */
export function findPreset(behaviour: Behaviour): PresetName | undefined {
  const names = Object.keys(PRESETS) as PresetName[];
  return names.find((name) =>
    Object.entries(toBehaviour(name)).every(([key, value]) => behaviour[key as keyof Behaviour] === value),
  );
}

export function applyPreset(behaviour: Behaviour, name: PresetName): void {
  Object.assign(behaviour, toBehaviour(name));
}
