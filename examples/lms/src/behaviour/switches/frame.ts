import type { SwitchesOfGroup } from './switch.ts';

export const FRAME = {
  storage: {
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
    kind: 'flag',
    label: 'Answers lti.capabilities',
    about: 'Off: the tool gets no answer and has to rely on a time-out.',
  },
  frameResize: {
    kind: 'flag',
    label: 'Obeys lti.frameResize',
    about: 'Off: the frame keeps its height, and the page of the tool has to scroll.',
    seenIn: 'Moodle ignores it',
  },
} satisfies SwitchesOfGroup;
