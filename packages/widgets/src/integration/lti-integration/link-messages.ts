import type { Message } from './message.ts';

/** Labs and courses with their links. */
export const linkMessages = {
  'links.about': {
    text: 'What a teacher enters where the LMS cannot pick content by itself: the link as tool URL, or the custom parameter where there is no field for a link.',
    description: 'Above the list',
  },
  'links.search': { text: 'Search by title or ID', description: 'Search field' },
  'links.kind': { text: 'Kind', description: 'Filter and head of a column' },
  'links.kind.all': { text: 'Labs and courses', description: 'Choice' },
  'links.kind.lab': { text: 'Labs', description: 'Choice' },
  'links.kind.course': { text: 'Courses', description: 'Choice' },
  'links.lab': { text: 'Lab', description: 'Kind of a row' },
  'links.course': { text: 'Course', description: 'Kind of a row' },
  'links.list': { text: 'Labs and courses with their IDs', description: 'Name of the list' },
  'links.count': { text: '{count} of {all}', description: 'How many are shown' },
  'links.none': { text: 'Nothing matches', description: 'Title of the empty list' },
  'links.none.message': { text: 'Try another word, or clear the search.', description: 'Under it' },
  'links.problem': { text: 'The labs and courses could not be loaded', description: 'Problem look' },
  'links.url': { text: 'Link', description: 'Name of a value' },
  'links.parameter': { text: 'Custom parameter', description: 'Name of a value' },
  'links.url.of': { text: 'link of {title}', description: 'For a screen reader, after Copy' },
  'links.parameter.of': {
    text: 'custom parameter of {title}',
    description: 'For a screen reader, after Copy',
  },
  'links.more': { text: 'Show more', description: 'Button' },
} as const satisfies Record<string, Message>;
