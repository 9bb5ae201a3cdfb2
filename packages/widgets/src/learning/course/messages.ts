import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of course cards, lists and the intro. */
export const messages = defineMessages('course', {
  isNew: { text: 'NEW', description: 'Badge of a new course' },
  completed: { text: 'Completed', description: 'Label of a course that is done' },
  start: { text: 'Start', description: 'Opens a course not enrolled in' },
  continue: { text: 'Continue', description: 'Opens a course enrolled in' },
  review: { text: 'Review', description: 'Opens a course that is done, on its intro page' },
  upgrade: { text: 'See what it takes', description: 'Opens the page of a course outside the subscription' },
  closed: {
    text: 'This course is closed. Your progress is kept.',
    description: 'On the card of a course under way that the plan no longer opens',
  },
  needsUpgrade: { text: 'Upgrade', description: 'Badge of a course outside the subscription' },
  notIncluded: { text: 'Not included', description: 'Badge of a course that cannot be opened' },
  subjects: { text: '{count} subjects', description: 'Count of subjects of a course' },
  subject: { text: '1 subject', description: 'Count of subjects, singular' },
  points: { text: '{count} points', description: 'What a challenge is worth' },
  labs: { text: '{count} labs', description: 'Count of labs' },
  lab: { text: '1 lab', description: 'Count of labs, singular' },
  idealFor: { text: 'Ideal for', description: 'Before the roles a course is made for' },
  progress: { text: 'Progress in {title}', description: 'Name of the progress bar' },
  nothing: { text: 'Sorry, No Data Found', description: 'Empty list; verbatim from the specification' },
  nothingHint: { text: 'Try fewer filters or another word.', description: 'Under it, when a filter is set' },
  failed: { text: 'The courses could not be loaded', description: 'Title of the problem look' },
  featured: { text: 'Featured courses', description: 'Name of the carousel. @see DASH-2' },
  reasonFailedTrap: {
    text: 'Your fix behaved like “{value}”: “{lesson}” explains it',
    description: 'Why a course is recommended. @see REC-21',
  },
  reasonFailedLab: {
    text: 'It explains “{value}”, which you have not passed yet',
    description: 'Why a course is recommended: a lab that failed',
  },
  reasonTopic: { text: 'You are interested in {value}', description: 'Why a course is recommended' },
  reasonRole: { text: 'Made for your role, {value}', description: 'Why a course is recommended' },
  reasonLevel: { text: 'It fits your level', description: 'Why a course is recommended' },
  loading: { text: 'Loading courses', description: 'Spoken while loading' },
  loadingCourse: { text: 'Loading the course', description: 'Spoken while one card is loading' },
  enroll: { text: 'Enroll and start', description: 'Enrolls from the intro page' },
  contents: { text: 'What is inside', description: 'Heading over the outline' },
  instructors: { text: 'Written by', description: 'Before the instructors' },
  covers: { text: 'Covers', description: 'Before the weaknesses a course covers' },
  facts: { text: 'About this course', description: 'Name of the box beside the outline' },
  duration: { text: 'Duration', description: 'Fact of the intro' },
  level: { text: 'Level', description: 'Fact of the intro' },
  handsOn: { text: 'Hands-on', description: 'Fact of the intro: labs' },
  lessons: { text: 'Lessons', description: 'Fact of the intro' },
  notFound: { text: 'There is no such course', description: 'Title when the course does not exist' },
  notFoundHint: { text: 'It may have been withdrawn, or the address is mistyped.', description: 'Under it' },
  introFailed: {
    text: 'The course could not be loaded',
    description: 'Title of the problem look of the intro',
  },
  done: { text: 'done', description: 'Spoken after a completed item' },
  open: { text: 'not done yet', description: 'Spoken after an item that can be opened' },
  locked: { text: 'locked', description: 'Spoken after an item before the enrolment' },
  lockedHint: { text: 'Enroll to open the lessons.', description: 'Over the list before the enrolment' },
  here: { text: 'You are here', description: 'Beside the item that Continue opens' },
  teaches: {
    text: 'What you will learn',
    description: 'Heading over the outline of a course that is not open',
  },
  startHere: { text: 'Start here', description: 'Beside the first item while nothing is done' },
});
export const t = createTranslator(messages);

/** What an item of a course is, in a word. */
export const kindMessages = defineMessages('course/kind', {
  media: { text: 'Article', description: 'Kind of an item: a text with pictures' },
  quiz: { text: 'Quiz', description: 'Kind of an item' },
  lab: { text: 'Lab', description: 'Kind of an item' },
  vid: { text: 'Video', description: 'Kind of an item' },
  aiquiz: { text: 'AI quiz', description: 'Kind of an item: questions made from the course' },
  download: { text: 'Download', description: 'Kind of an item: a file' },
});
