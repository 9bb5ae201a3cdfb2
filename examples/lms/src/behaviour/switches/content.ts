import type { SwitchesOfGroup } from './switch.ts';

export const CONTENT = {
  acceptTypes: {
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
    kind: 'flag',
    label: 'Several items at once',
    about: 'Off: a response with more than one item is refused.',
  },
  acceptLineItem: {
    kind: 'choice',
    label: 'Line items with the content',
    about: 'Whether an item may bring a column of the gradebook (accept_lineitem).',
    options: { yes: 'Accepted', no: 'Ignored, and said so', unsaid: 'Accepted, but not announced' },
  },
  autoCreate: {
    kind: 'flag',
    label: 'Announces auto_create',
    about: 'The platform says that it adds everything without asking the teacher again.',
  },
  deepLinkingData: {
    kind: 'flag',
    label: 'Sends data',
    about: 'The request has a data value, which the response must return unchanged.',
  },
  linkKeeps: {
    kind: 'choice',
    label: 'What an added link keeps',
    about: 'A content item names what it opens by its address, its custom parameters, or both.',
    options: {
      all: 'Address and custom parameters',
      custom: 'Custom parameters: launches have the address of the tool',
      url: 'The address',
    },
  },
  linkNeedsUrl: {
    kind: 'flag',
    label: 'Links need an address',
    about: 'A link without url is added, and does not open.',
    seenIn: 'Blackboard, by a report',
  },
  itemDates: {
    kind: 'flag',
    label: 'Dates and windows of content',
    about: 'Off: an item opens in the frame and at any time, whatever the tool asked for.',
    seenIn: 'Moodle takes neither',
  },
} satisfies SwitchesOfGroup;
