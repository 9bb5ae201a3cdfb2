import type { SwitchesOfGroup } from './switch.ts';

export const FORM = {
  ids: {
    kind: 'choice',
    label: 'Ids',
    about: 'How the ids of people, courses and links are written. LTI core asks for texts.',
    seenIn: 'Classera: numbers in rosters',
    options: {
      texts: 'Texts',
      roster: 'People have digits: texts in launches, numbers in rosters',
      numbers: 'Numbers everywhere',
    },
  },
  emptyObjects: {
    kind: 'choice',
    label: 'Empty objects',
    about: 'How an object without fields is written, such as custom without parameters.',
    seenIn: 'those built with PHP, whose arrays are both',
    options: { objects: 'As an object: {}', lists: 'As a list: []' },
  },
  absentClaims: {
    kind: 'choice',
    label: 'Claims without a value',
    about: 'What stands for a claim, or a field of a member, that has no value.',
    options: { absent: 'Nothing', null: 'null' },
  },
  byteOrderMark: {
    kind: 'flag',
    label: 'Byte order mark',
    about: 'JSON begins with a byte order mark, which is not part of it.',
    seenIn: 'those built with PHP, when a file of theirs was saved with one',
  },
  htmlType: {
    kind: 'flag',
    label: 'JSON as text/html',
    about: 'JSON comes with the media type of web pages.',
    seenIn: 'those built with PHP, which is its default',
  },
} satisfies SwitchesOfGroup;
