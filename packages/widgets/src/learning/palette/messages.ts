import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the search over everything the learner may open. */
export const messages = defineMessages('palette', {
  title: { text: 'Search', description: 'Screen reader only: name of the search dialog. Noun' },
  placeholder: {
    text: 'Lab, lesson, CWE number or page',
    description: 'Placeholder in the empty search field: what can be found. CWE is a catalog of weaknesses',
  },
  empty: {
    text: 'Nothing found. Try another word for it, or a CWE number.',
    description: 'In the dialog when nothing matches',
  },
  all: {
    text: 'All results ({count})',
    description:
      'Last entry of the search results: shows those that are hidden. {count}: number of all results',
  },
  loading: { text: 'Loading labs and courses', description: 'Below the results while more are loading' },
  failed: {
    text: 'Labs and courses could not be loaded.',
    description: 'Below the results when the rest could not be loaded; the button "Try again" follows',
  },
  again: {
    text: 'Try again',
    description: 'Button beside the error "Labs and courses could not be loaded."',
  },
  goOn: {
    text: 'Continue',
    description: 'Heading of the result that leads to where the learner stopped. Verb',
  },
  goOnLesson: {
    text: 'Continue: {title}',
    description: 'Result under the heading "Continue". {title}: title of the next lesson or lab. Verb',
  },
  lab: { text: 'Lab', description: 'In small type beside the title of a result: its kind' },
  challenge: { text: 'Challenge', description: 'In small type beside the title of a result: its kind' },
  playground: { text: 'Playground', description: 'In small type beside the title of a result: its kind' },
  course: { text: 'Course', description: 'In small type beside the title of a result: its kind' },
  labs: { text: 'Labs', description: 'Heading of a group of search results' },
  challenges: { text: 'Challenges', description: 'Heading of a group of search results' },
  playgrounds: { text: 'Playgrounds', description: 'Heading of a group of search results' },
  courses: { text: 'Courses', description: 'Heading of a group of search results' },
});
export const t = createTranslator(messages);
