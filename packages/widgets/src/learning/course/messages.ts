import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of course cards, lists and the intro. */
export const messages = defineMessages('course', {
  isNew: { text: 'NEW', description: 'Ribbon on the card of a new course. Very little space' },
  completed: {
    text: 'Completed',
    description: 'Badge on the card of a course that the learner has completed. Participle; little space',
  },
  start: {
    text: 'Start',
    description: 'Button and tooltip of a course that the learner has not begun. Verb; little space',
  },
  continue: {
    text: 'Continue',
    description: 'Button of a course that the learner has begun. Verb; little space',
  },
  review: {
    text: 'Review',
    description:
      'Button of a course that the learner has completed: opens it again. Verb ("look at it again"); little space',
  },
  upgrade: {
    text: 'See plans',
    description: 'Button on the card of a course outside the subscription: shows which plans include it',
  },
  closed: {
    text: 'This course is closed. Your progress is kept.',
    description: 'On the card of a course that the learner has begun but can no longer open',
  },
  closedChallenge: {
    text: 'This challenge is closed. Your progress is kept.',
    description: 'On the card of a challenge that the learner has begun but can no longer open',
  },
  subjects: {
    text: '{count} subjects',
    description: 'On the card of a course: how many parts it has. {count}: number other than 1. Little space',
  },
  subject: { text: '1 subject', description: 'On the card of a course: it has one part. Little space' },
  points: {
    text: '{count} points',
    description: 'On the card of a challenge: what it is worth. {count}: number. Little space',
  },
  labs: {
    text: '{count} labs',
    description: 'On the card of a course: how many labs it has. {count}: number other than 1. Little space',
  },
  lab: { text: '1 lab', description: 'On the card of a course: it has one lab. Little space' },
  idealFor: {
    text: 'Ideal for',
    description: 'Label before the job roles that a course is for, such as "Developer"',
  },
  progress: {
    text: 'Progress in {title}',
    description: 'Screen reader only: name of the progress bar of a course. {title}: title of the course',
  },
  nothing: { text: 'Sorry, No Data Found', description: 'In place of the list when no course is found' },
  nothingHint: {
    text: 'Try fewer filters or another word.',
    description: 'Text under the title "Sorry, No Data Found" when filters are set',
  },
  failed: {
    text: 'The courses could not be loaded',
    description: 'Title of the error when the courses could not be loaded',
  },
  featured: {
    text: 'Featured courses',
    description: 'Screen reader only: name of the carousel of recommended courses. @see DASH-2',
  },
  reasonFailedTrap: {
    text: 'Your fix behaved like “{value}”: “{lesson}” explains it',
    description:
      'On a card: why the course is recommended. {value}: what the wrong fix does, such as "Escapes quotes only"; {lesson}: title of the lesson. @see REC-21',
  },
  reasonFailedLab: {
    text: 'It explains “{value}”, which you have not passed yet',
    description: 'On a card: why the course is recommended. "It": the course; {value}: title of a lab',
  },
  reasonTopic: {
    text: 'Because you chose {value}',
    description: 'On a card: why the course is recommended. {value}: a topic, such as Injection',
  },
  reasonRole: {
    text: 'Because your role is {value}',
    description: 'On a card: why the course is recommended. {value}: a job role, such as Developer',
  },
  reasonLevel: {
    text: 'It fits your level',
    description:
      'On a card: why the course is recommended. "It": the course; the level is the learner\'s experience',
  },
  loading: { text: 'Loading courses', description: 'Screen reader only: courses are being loaded' },
  loadingCourse: {
    text: 'Loading the course',
    description: 'Screen reader only: one card of a course is being loaded',
  },
  enroll: {
    text: 'Enroll and start',
    description: 'Button on the first page of a course: enrolls the learner and opens the first lesson. Verb',
  },
  contents: {
    text: "What's inside",
    description: 'Heading of the list of lessons on the first page of a course',
  },
  instructors: { text: 'Written by', description: 'Label before the names of the authors of a course' },
  covers: {
    text: 'Covers',
    description:
      'Label before the weaknesses that a course is about, such as CWE-89. Verb: "the course covers"',
  },
  facts: {
    text: 'About this course',
    description: 'Screen reader only: name of the box with facts about a course',
  },
  duration: {
    text: 'Duration',
    description: 'Label in the box with facts about a course: how long it takes',
  },
  level: {
    text: 'Level',
    description: 'Label in the box with facts about a course: Beginner, Intermediate or Advanced',
  },
  handsOn: {
    text: 'Hands-on',
    description: 'Label in the box with facts about a course, before the number of labs: practical part',
  },
  chapters: {
    text: 'Subjects',
    description: 'Label in the box with facts about a course, before the number of its chapters',
  },
  lessons: {
    text: 'Lessons',
    description: 'Label in the box with facts about a course, before the number of lessons',
  },
  notFound: {
    text: 'There is no such course',
    description: 'Title of the page when no course has this address',
  },
  notFoundHint: {
    text: 'It may have been removed, or the address may be mistyped.',
    description: 'Text under the title "There is no such course". "It": the course',
  },
  introFailed: {
    text: 'The course could not be loaded',
    description: 'Title of the error when a course could not be loaded',
  },
  done: {
    text: 'done',
    description: 'Screen reader only: said after the title of a lesson that is complete',
  },
  open: {
    text: 'not done yet',
    description: 'Screen reader only: said after the title of a lesson that is not complete',
  },
  locked: {
    text: 'locked',
    description:
      'Screen reader only: said after the title of a lesson of a course in which the learner is not enrolled',
  },
  lockedHint: {
    text: 'Enroll to open the lessons.',
    description: 'Above the list of lessons before the learner enrolls. Verb: an instruction',
  },
  here: {
    text: 'You are here',
    description: 'Badge beside the lesson at which the learner goes on. Little space',
  },
  teaches: {
    text: 'What you will learn',
    description: 'Heading of the list of lessons of a course that the learner cannot open',
  },
  startHere: {
    text: 'Start here',
    description: 'Badge beside the first lesson while none is complete. Little space',
  },
});
export const t = createTranslator(messages);

/** What an item of a course is, in a word. */
export const kindMessages = defineMessages('course/kind', {
  media: { text: 'Article', description: 'Kind of a lesson: a text with pictures. Noun' },
  quiz: { text: 'Quiz', description: 'Kind of a lesson: questions with options' },
  lab: { text: 'Lab', description: 'Kind of a lesson: an exercise in a running app' },
  vid: { text: 'Video', description: 'Kind of a lesson, on its row' },
  aiquiz: {
    text: 'Practice',
    description: 'Kind of a lesson, on its row: a quiz with questions from the whole course. Noun',
  },
  download: { text: 'Download', description: 'Kind of a lesson, on its row: a file. Noun' },
});
