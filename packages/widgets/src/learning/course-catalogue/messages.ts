import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the lists of courses and their filters. */
export const messages = defineMessages('course-catalogue', {
  search: { text: 'Search courses', description: 'Label of the search field above the list of courses' },
  filters: {
    text: 'Filters',
    description: 'Screen reader only: name of the row of filter buttons for level and status',
  },
  notStarted: {
    text: 'Not started',
    description: 'Filter button: shows only courses that the learner has not started',
  },
  isNew: { text: 'New', description: 'Filter button: shows only new courses' },
  role: { text: 'Role', description: 'Screen reader only: label of the selection of a job role' },
  anyRole: { text: 'Any role', description: 'Option of the selection "Role": courses for all roles' },
  path: {
    text: 'Journey',
    description: 'Screen reader only: label of the selection of a journey, a series of courses',
  },
  anyPath: { text: 'Any journey', description: 'Option of the selection "Journey": all courses' },
  popular: {
    text: 'Topics',
    description: 'Screen reader only: name of the row of filter buttons for topics such as Injection',
  },
  moreTopics: {
    text: 'More topics',
    description: 'Button after the topics: shows those that are narrower, such as "JWT"',
  },
  fewerTopics: { text: 'Fewer topics', description: 'Button: hides what "More topics" showed' },
  suggested: {
    text: 'Topics like “{text}”',
    description:
      'Screen reader only: name of the row of topic buttons while something is typed. {text}: what was typed',
  },
  clear: { text: 'Clear filters', description: 'Button: removes all filters. Verb' },
  results: { text: 'Courses found', description: 'Screen reader only: heading of the list of courses' },
  more: {
    text: 'Show more',
    description: 'Button at the end of the list: loads more courses or challenges. Verb',
  },
  again: {
    text: 'Try again',
    description: 'The same button after more could not be loaded: loads them again. Verb',
  },
  loadingMore: {
    text: 'Loading more',
    description: 'Screen reader only: more courses or challenges are being loaded',
  },
  moreFailed: {
    text: 'More could not be loaded.',
    description:
      'Error at the end of a list of courses or challenges; the reason and a button to try again follow',
  },
  end: {
    text: 'You have reached the end of the list.',
    description: 'At the end of a long list: there are no more courses',
  },
});
export const t = createTranslator(messages);
