import type { SwitchesOfGroup } from './switch.ts';

export const KEYS = {
  keySet: {
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
} satisfies SwitchesOfGroup;
