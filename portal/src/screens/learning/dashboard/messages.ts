import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the dashboard. Titles and empty texts are the specification's, verbatim. */
export const messages = defineMessages('portal/dashboard', {
  title: {
    text: 'What will you learn today?',
    description: 'Title of the first page after signing in. @see DASH-1',
  },
  greeting: {
    text: 'Good to see you, {name}',
    description: 'Above the title "What will you learn today?". {name}: first name',
  },
  closed: {
    text: 'Closed for now',
    description: 'Label above a course that the learner has begun and can no longer open. Adjective',
  },
  closedText: {
    text: 'Your plan no longer includes this course, or has ended. Your progress is kept.',
    description: 'In place of the description of a course with the badge "Not included"',
  },
  goOn: {
    text: 'Pick up where you left off',
    description: 'Label above the course that the learner began last. Verb',
  },
  nextIn: {
    text: 'Next in {journey}',
    description:
      'Label above the course that follows a completed one. {journey}: title of a series of courses',
  },
  review: {
    text: 'Completed',
    description: 'Label above a course when there is no other to begin. Participle',
  },
  begin: { text: 'Begin here', description: 'Label above the first course of a learner. Verb' },
  loading: {
    text: 'Loading your course',
    description: 'Screen reader only: the course under "Pick up where you left off" is being loaded',
  },
  goOnText: {
    text: '{done} of {total} lessons completed',
    description: 'On the course under "Pick up where you left off". {done} and {total}: numbers',
  },
  suggestions: {
    text: 'You should also try some of these courses',
    description: 'Heading of a section with courses. @see DASH-8',
  },
  noSuggestions: {
    text: 'Sorry, no suggestive courses available',
    description: 'In place of the courses under "You should also try some of these courses". @see DASH-13',
  },
  recommended: { text: 'Recommended for You', description: 'Heading of a section with courses. @see DASH-9' },
  noRecommended: {
    text: 'No recommended courses available',
    description: 'In place of the courses under "Recommended for You". @see DASH-11',
  },
  first: {
    text: 'Solve your first challenge',
    description: 'Title of a card for learners who have not solved anything. Verb',
  },
  firstText: {
    text: '“{title}” takes about {minutes} minutes: it opens in your browser, there is nothing to install, and wrong answers cost nothing.',
    description:
      'Text under the title "Solve your first challenge". {title}: title of the challenge; {minutes}: number',
  },
  firstOpen: {
    text: 'Open the challenge',
    description: 'Button of the card "Solve your first challenge". Verb',
  },
  labs: {
    text: 'A lab for the next half hour',
    description: 'Title of a card with one lab, for learners who have passed others',
  },
  labText: {
    text: '“{title}” takes about {minutes} minutes.',
    description: 'Text under "A lab for the next half hour". {title}: title of the lab; {minutes}: number',
  },
  labOpen: { text: 'Open the lab', description: 'Button of the card "A lab for the next half hour". Verb' },
  because: {
    text: 'Because you chose {topic}.',
    description: 'Sentence after the text about a lab or challenge. {topic}: such as command injection',
  },
  challenges: {
    text: 'Test how good you are by trying some of our challenges',
    description: 'Heading of a section with challenges. @see DASH-12',
  },
  noChallenges: {
    text: 'Sorry, no challenges available',
    description:
      'In place of the challenges under "Test how good you are by trying some of our challenges". @see DASH-14',
  },
  explore: {
    text: 'Explore 1000+ Labs',
    description: 'Button at the top: opens the list of courses. Verb. @see DASH-5',
  },
});
export const t = createTranslator(messages);
