import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the lists of courses and their filters. */
export const messages = defineMessages('course-catalogue', {
  search: { text: 'Search courses', description: 'Label of the search field' },
  filters: { text: 'Filters', description: 'Name of the row of filters' },
  notStarted: { text: 'Not started', description: 'Status filter' },
  isNew: { text: 'New', description: 'Status filter' },
  role: { text: 'Role', description: 'Label of the list of roles to filter by' },
  anyRole: { text: 'Any role', description: 'No role is chosen' },
  path: { text: 'Journey', description: 'Label of the list of journeys to filter by' },
  anyPath: { text: 'Any journey', description: 'No journey is chosen' },
  popular: { text: 'Popular topics', description: 'Name of the row of the most common tags' },
  suggested: {
    text: 'Topics like “{text}”',
    description: 'Name of the row of tags that complete what is typed',
  },
  clear: { text: 'Clear filters', description: 'Brings the whole list back' },
  results: { text: 'Courses found', description: 'Heading over the list, for screen readers' },
  more: { text: 'Show more', description: 'Loads the next page of the list' },
  loadingMore: { text: 'Loading more courses', description: 'Spoken while the next page is loading' },
  moreFailed: {
    text: 'The next courses could not be loaded.',
    description: 'Before the button that tries again',
  },
  end: { text: 'That is all of them.', description: 'After the last page of a long list' },
});
export const t = createTranslator(messages);
