import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of journeys. */
export const messages = defineMessages('journeys', {
  loading: {
    text: 'Loading journeys',
    description: 'Screen reader only: the journeys, which are series of courses, are being loaded',
  },
  failed: {
    text: 'The journeys could not be loaded',
    description: 'Title of the error when the journeys could not be loaded',
  },
  nothing: { text: 'No journey yet', description: 'Title of the page while there are no journeys' },
  nothingText: {
    text: 'Journeys appear here once there are some.',
    description: 'Text under the title "No journey yet"',
  },
  progress: {
    text: 'Progress in {title}',
    description: 'Screen reader only: name of the progress bar. {title}: title of a journey',
  },
  coursesOne: { text: '1 course', description: 'On a journey: it has one course' },
  coursesMany: {
    text: '{count} courses',
    description: 'On a journey: how many courses it has. {count}: number other than 1',
  },
  courses: {
    text: 'Courses in order',
    description: 'Heading of the courses of a journey, and its name for screen readers',
  },
  completed: {
    text: 'Completed',
    description: 'Badge on a journey or course, and name of the check mark. Participle',
  },
  inProgress: { text: '{percent}% completed', description: 'Badge on a course. {percent}: number' },
  notStarted: { text: 'Not started', description: 'Badge on a course that the learner has not begun' },
  next: { text: 'Next step', description: 'Label above the title of the course that comes next. Noun' },
  start: { text: 'Start the journey', description: 'Button: opens the first course of the journey. Verb' },
  closedText: {
    text: 'Your plan does not include it, or has ended.',
    description: 'Under the title of the next course. "It": the course; "ended": the plan has ended',
  },
  seeCourse: {
    text: 'See plans',
    description: 'Button under the title of a course outside the subscription: shows which plans include it',
  },
  continue: { text: 'Continue', description: 'Button: opens the course that comes next. Verb' },
  openJourney: { text: 'Open the journey', description: 'Button on the card of a journey. Verb' },
  openJourneyOf: {
    text: 'Open the journey {title}',
    description:
      'Screen reader only: full name of the button "Open the journey". {title}: title of the journey',
  },
  idealFor: {
    text: 'Ideal for',
    description: 'Label before the job roles that a journey is for, such as "Developer"',
  },
  allDone: {
    text: 'You have completed this journey',
    description: 'In place of the next course when all are completed',
  },
  allDoneText: {
    text: 'All of its courses are completed.',
    description: 'Text under the title "You have completed this journey". "Its": the journey\'s',
  },
  notFound: {
    text: 'There is no such journey',
    description: 'Title of the page when no journey has this address',
  },
  notFoundText: {
    text: 'It may have been removed, or the address may be mistyped.',
    description: 'Text under the title "There is no such journey". "It": the journey',
  },
  toList: {
    text: 'All journeys',
    description: 'Button under "There is no such journey": opens the list of journeys',
  },
});
export const t = createTranslator(messages);
