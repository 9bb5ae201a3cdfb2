import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the dashboard. Titles and empty texts are the specification's, verbatim. */
export const messages = defineMessages('portal/dashboard', {
  title: { text: 'What will you learn today?', description: 'Title. @see DASH-1' },
  greeting: { text: 'Good to see you, {name}', description: 'Over the title' },
  closed: {
    text: 'Closed for now',
    description: 'Over the course begun last, which the plan no longer opens',
  },
  closedBadge: { text: 'Not included', description: 'Badge of that course' },
  closedText: {
    text: 'Your plan does not include this course any more, or has ended. Your progress is kept.',
    description: 'In place of what that course is about',
  },
  goOn: { text: 'Pick up where you left off', description: 'Over the course begun last' },
  begin: { text: 'Begin here', description: 'Over it, until something in it is done' },
  loading: { text: 'Loading your course', description: 'Spoken while loading' },
  goOnText: { text: '{done} of {total} lessons done', description: 'Under the course begun last' },
  suggestions: { text: 'You should also try some of these courses', description: 'Section. @see DASH-8' },
  noSuggestions: { text: 'Sorry, no suggestive courses available', description: 'Empty text. @see DASH-13' },
  recommended: { text: 'Recommended for You', description: 'Section. @see DASH-9' },
  noRecommended: { text: 'No recommended courses available', description: 'Empty text. @see DASH-11' },
  first: {
    text: 'Solve your first challenge',
    description: 'Title of the card for somebody who has passed nothing',
  },
  firstText: {
    text: '“{title}” takes about {minutes} minutes: it opens in your browser, there is nothing to install, and wrong answers cost nothing.',
    description: 'Under it',
  },
  firstOpen: { text: 'Open the challenge', description: 'Its button' },
  labs: { text: 'A lab for the next half hour', description: 'Section of the labs' },
  challenges: {
    text: 'Test how good you are by trying some of our challenges',
    description: 'Section. @see DASH-12',
  },
  noChallenges: { text: 'Sorry, no challenges available', description: 'Empty text. @see DASH-14' },
  explore: { text: 'Explore 1000+ Labs', description: 'Leads to the courses. @see DASH-5' },
});
export const t = createTranslator(messages);
