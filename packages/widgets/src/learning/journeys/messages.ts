import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of journeys. */
export const messages = defineMessages('journeys', {
  loading: { text: 'Loading journeys', description: 'Spoken while loading' },
  failed: { text: 'The journeys could not be loaded', description: 'Title of the problem look' },
  nothing: { text: 'No journey yet', description: 'Title of the empty look' },
  nothingText: { text: 'Journeys appear here once there are some.', description: 'Under it' },
  progress: { text: 'Progress in {title}', description: 'Names the progress bar' },
  coursesOne: { text: '1 course', description: 'Count' },
  coursesMany: { text: '{count} courses', description: 'Count' },
  courses: { text: 'Courses in order', description: 'Names the list of a journey' },
  completed: { text: 'Completed', description: 'Mark of a journey or course' },
  inProgress: { text: '{percent}% done', description: 'Mark of a course' },
  notStarted: { text: 'Not started', description: 'Mark of a course' },
  next: { text: 'Next step', description: 'Over the course that comes next' },
  start: { text: 'Start the journey', description: 'Button: the first course' },
  closed: { text: 'Not included', description: 'State of a course that the plan does not open' },
  closedText: {
    text: 'Your plan does not include it, or has ended.',
    description: 'Under the next course, when it is closed',
  },
  seeCourse: { text: 'See what it takes', description: 'Leads to the next course, when it is closed' },
  continue: { text: 'Continue', description: 'Button: the course that comes next' },
  openJourney: { text: 'Open the journey', description: 'Button of a card' },
  openJourneyOf: { text: 'Open the journey {title}', description: 'The same, spoken' },
  idealFor: { text: 'Ideal for', description: 'Before the roles' },
  allDone: { text: 'You have completed this journey', description: 'In place of the next step' },
  allDoneText: { text: 'All of its courses are done.', description: 'Under it' },
  notFound: { text: 'There is no such journey', description: 'Title of the not-found look' },
  notFoundText: { text: 'It may have been withdrawn, or the address is mistyped.', description: 'Under it' },
  toList: { text: 'All journeys', description: 'Link of the not-found look' },
});
export const t = createTranslator(messages);
