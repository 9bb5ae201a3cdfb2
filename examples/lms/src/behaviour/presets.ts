import { type Behaviour, DEFAULTS } from './behaviour.ts';

interface Preset {
  label: string;
  about: string;
  changes: Partial<Behaviour>;
}

/** Sets of switches that are close to a real platform. */
export const PRESETS = {
  harbor: { label: 'Harbor', about: 'Everything by the book.', changes: {} },
  moodle: {
    label: 'Moodle',
    about:
      'Login by a form, a single-use sign-in step, line items with a query, whole seconds, no storage, no frame resize.',
    changes: {
      loginMethod: 'POST',
      singleUseSignIn: true,
      lineItemQuery: true,
      wholeSeconds: true,
      onlyFullyGraded: true,
      storage: 'none',
      capabilities: false,
      frameResize: false,
      rosterDifferences: false,
      rosterPageSize: 1_000,
      productFamily: 'moodle',
      registrationStyle: 'moodle',
    },
  },
  canvas: {
    label: 'Canvas',
    about:
      'Login by a form, storage in a frame of its own, opaque deployment ids, pages of ten, tokens of an hour.',
    changes: {
      loginMethod: 'POST',
      storage: 'frame',
      deploymentIds: 'opaque',
      tokenSeconds: 3_600,
      lineItemPageSize: 10,
      rosterDifferences: false,
      registrationStyle: 'canvas',
      registrationDeployment: false,
      productFamily: 'canvas',
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

export function applyPreset(behaviour: Behaviour, name: PresetName): void {
  Object.assign(behaviour, DEFAULTS, PRESETS[name].changes);
}
