import type { Message } from './message.ts';

/** Labs and courses with their links. */
export const linkMessages = {
  'links.about': {
    text: 'What a teacher enters if the LMS cannot pick content itself: the link as tool URL, or the custom parameter if there is no field for a link.',
    description:
      'Text above the list of labs and courses. "Tool URL" and "custom parameter" are terms of LTI',
  },
  'links.search': {
    text: 'Search by title or ID',
    description: 'Label of the search field above the labs and courses',
  },
  'links.kind': { text: 'Kind', description: 'Screen reader only: label of a selection. Noun' },
  'links.kind.all': { text: 'Labs and courses', description: 'First option of the selection "Kind"' },
  'links.kind.lab': { text: 'Labs', description: 'Option of the selection "Kind"' },
  'links.kind.course': { text: 'Courses', description: 'Option of the selection "Kind"' },
  'links.lab': { text: 'Lab', description: 'Kind of content, on a row' },
  'links.course': { text: 'Course', description: 'Kind of content, on a row' },
  'links.list': {
    text: 'Labs and courses with their IDs',
    description: 'Screen reader only: name of the list',
  },
  'links.count': {
    text: '{count} of {all}',
    description: 'Above a list: how many are shown. {count} and {all}: numbers',
  },
  'links.none': {
    text: 'Nothing matches',
    description: 'Title in place of a list when a search finds nothing',
  },
  'links.none.message': {
    text: 'Try another word, or clear the search.',
    description: 'Text under the title "Nothing matches"',
  },
  'links.problem': {
    text: 'The labs and courses could not be loaded',
    description: 'Title of the error when the list could not be loaded',
  },
  'links.url': {
    text: 'Link',
    description: 'Label of a web address that is pasted into a learning platform. Noun',
  },
  'links.parameter': { text: 'Custom parameter', description: 'Label of a value. A term of LTI' },
  'links.url.of': {
    text: 'link of {title}',
    description: 'Tooltip of a button: completes "Copy". {title}: title of a lab or course',
  },
  'links.parameter.of': {
    text: 'custom parameter of {title}',
    description: 'Tooltip of a button: completes "Copy". {title}: title of a lab or course',
  },
  'links.more': { text: 'Show more', description: 'Button under a list: shows more rows. Verb' },
} as const satisfies Record<string, Message>;
