import type { PlatformFamily, Reservation, ToolAddresses } from '@drawbridge/contracts/integration';
import { type GuideId, t } from './messages.ts';

/** A value of ours, and the field of the LMS that it goes into. */
export interface GuideField {
  label: string;
  value: string;
  /** A choice to make there, not a value to paste. */
  isChoice?: boolean;
}

export interface GuideStep {
  text: string;
  fields: readonly GuideField[];
}

type Own = Pick<ToolAddresses, 'launch_url' | 'key_set_url' | 'target_url' | 'domain' | 'product_name'> &
  Pick<Reservation, 'login_url' | 'canvas_url'>;
/** A value by its name, or a choice by the id of its words. */
type Row =
  | readonly [label: GuideId, value: keyof Own]
  | readonly [label: GuideId, choice: { choose: GuideId }];
type Step = readonly [text: GuideId, rows?: readonly Row[]];

/** What is done in the LMS, step by step, with its own names of fields. Sources: docs/lti/<family>.mdx. */
const STEPS: Record<PlatformFamily, readonly Step[]> = {
  canvas: [
    ['canvas.1'],
    [
      'canvas.2',
      [
        ['canvas.redirect', 'launch_url'],
        ['canvas.method', { choose: 'canvas.method.url' }],
        ['canvas.json', 'canvas_url'],
      ],
    ],
    ['canvas.3'],
    ['canvas.4'],
  ],
  moodle: [
    ['moodle.1'],
    [
      'moodle.2',
      [
        ['moodle.name', 'product_name'],
        ['moodle.url', 'target_url'],
        ['moodle.version', { choose: 'moodle.version.13' }],
        ['moodle.keyType', { choose: 'moodle.keyType.set' }],
        ['moodle.keys', 'key_set_url'],
        ['moodle.login', 'login_url'],
        ['moodle.redirect', 'launch_url'],
        ['moodle.deep', { choose: 'moodle.tick' }],
        ['moodle.content', 'target_url'],
      ],
    ],
    [
      'moodle.3',
      [
        ['moodle.grades', { choose: 'moodle.grades.full' }],
        ['moodle.roster', { choose: 'moodle.roster.use' }],
        ['moodle.privacy', { choose: 'moodle.privacy.always' }],
      ],
    ],
    ['moodle.4'],
  ],
  blackboard: [
    ['blackboard.1'],
    [
      'blackboard.2',
      [
        ['blackboard.domain', 'domain'],
        ['blackboard.login', 'login_url'],
        ['blackboard.redirect', 'launch_url'],
        ['blackboard.keys', 'key_set_url'],
        ['blackboard.algorithm', { choose: 'blackboard.algorithm.rs' }],
      ],
    ],
    ['blackboard.3'],
    [
      'blackboard.4',
      [
        ['blackboard.status', { choose: 'blackboard.status.approved' }],
        ['blackboard.grades', { choose: 'blackboard.yes' }],
        ['blackboard.roster', { choose: 'blackboard.yes' }],
      ],
    ],
    [
      'blackboard.5',
      [
        ['blackboard.type', { choose: 'blackboard.type.deep' }],
        ['blackboard.target', 'target_url'],
      ],
    ],
  ],
  brightspace: [
    ['brightspace.1'],
    [
      'brightspace.2',
      [
        ['brightspace.name', 'product_name'],
        ['brightspace.domain', 'domain'],
        ['brightspace.redirect', 'launch_url'],
        ['brightspace.login', 'login_url'],
        ['brightspace.target', 'target_url'],
        ['brightspace.keys', 'key_set_url'],
        ['brightspace.extensions', { choose: 'brightspace.extensions.all' }],
      ],
    ],
    ['brightspace.3'],
    ['brightspace.4'],
  ],
  sakai: [
    ['sakai.1'],
    [
      'sakai.2',
      [
        ['sakai.title', 'product_name'],
        ['sakai.url', 'target_url'],
        ['sakai.keys', 'key_set_url'],
        ['sakai.login', 'login_url'],
        ['sakai.redirect', 'launch_url'],
      ],
    ],
    ['sakai.3'],
    ['sakai.4'],
  ],
  schoology: [
    ['schoology.1'],
    [
      'schoology.2',
      [
        ['other.login', 'login_url'],
        ['other.redirect', 'launch_url'],
        ['other.keys', 'key_set_url'],
        ['other.target', 'target_url'],
      ],
    ],
    ['schoology.3'],
  ],
  other: [
    [
      'other.1',
      [
        ['other.login', 'login_url'],
        ['other.redirect', 'launch_url'],
        ['other.keys', 'key_set_url'],
        ['other.target', 'target_url'],
      ],
    ],
    ['other.2'],
    ['other.3'],
  ],
};

export function toGuide(family: PlatformFamily, own: Own): GuideStep[] {
  return STEPS[family].map(([text, rows = []]) => ({
    text: t(text),
    fields: rows.map(([label, value]) =>
      typeof value === 'string'
        ? { label: t(label), value: own[value] }
        : { label: t(label), value: t(value.choose), isChoice: true },
    ),
  }));
}

/** Products that register themselves by a link. Blackboard's own way gives a configuration that LTI does not allow. */
const BY_LINK: ReadonlySet<PlatformFamily> = new Set(['canvas', 'moodle', 'brightspace', 'sakai', 'other']);
export const hasLinkWay = (family: PlatformFamily): boolean => BY_LINK.has(family);

/** Where the link is pasted. */
export const toLinkHint = (family: PlatformFamily): string =>
  t(family === 'blackboard' || family === 'schoology' ? 'other.link' : `${family}.link`);
