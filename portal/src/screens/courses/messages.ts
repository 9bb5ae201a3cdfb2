import { defineMessages } from '@drawbridge/ui/messages';

/** Texts of the catalogue. */
export const messages = defineMessages('portal/courses', {
  title: { text: 'Courses', description: 'Title' },
  description: {
    text: 'Read why it happens, break it yourself, then prove that your fix holds.',
    description: 'Under the title',
  },
  labs: { text: 'All labs', description: 'Leads to the labs, without their courses' },
  search: { text: 'Search courses', description: 'Label of the search field' },
  level: { text: 'Level', description: 'Name of the level filter' },
  status: { text: 'Status', description: 'Name of the status filter' },
  notStarted: { text: 'Not started', description: 'Status filter' },
  isNew: { text: 'New', description: 'Status filter' },
  clear: { text: 'Clear filters', description: 'Brings the whole list back' },
  results: { text: 'Courses found', description: 'Heading over the list, for screen readers' },
  empty: { text: 'Sorry, No Data Found', description: 'Verbatim. @see CAT-15' },
  emptyHint: { text: 'Try fewer filters or another word.', description: 'Under it' },
});
