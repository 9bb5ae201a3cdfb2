import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the page for security champions. */
export const messages = defineMessages('champions', {
  loading: { text: 'Loading your teams', description: 'Spoken while loading' },
  failed: { text: 'Your teams could not be loaded', description: 'Title of the problem look' },
  teams: { text: 'Your teams', description: 'Heading' },
  period: {
    text: 'Courses finished, labs passed and points earned in the last {days} days.',
    description: 'Under the heading',
  },
  noTeams: { text: 'No team yet', description: 'Title of the empty look' },
  noTeamsText: {
    text: 'Your administrator names the teams that you look after.',
    description: 'Under it',
  },
  noMembers: { text: 'Nobody is in this team yet.', description: 'In place of the table' },
  member: { text: 'Member', description: 'Head of a column' },
  courses: { text: 'Courses', description: 'Head of a column' },
  labs: { text: 'Labs', description: 'Head of a column' },
  points: { text: 'Points', description: 'Head of a column' },
  you: { text: 'You', description: 'Mark of the reader’s own row' },
  membersOne: { text: '1 member', description: 'Count' },
  membersMany: { text: '{count} members', description: 'Count' },
  journey: { text: 'Your learning journey', description: 'Heading' },
  progress: { text: 'Progress in {title}', description: 'Names the bar for screen readers' },
  next: { text: 'Next step', description: 'Over the course that comes next' },
  start: { text: 'Start', description: 'Button: the first course' },
  continue: { text: 'Continue', description: 'Button: the course that comes next' },
  toJourney: { text: 'See the journey', description: 'Leads to the journey' },
  allDone: { text: 'You have finished all of its courses.', description: 'In place of the next step' },
  feed: { text: 'Knowledge feed', description: 'Heading' },
  feedAbout: {
    text: 'Short notes on one weakness each, and what to look for in a review.',
    description: 'Under the heading',
  },
  feedLoading: { text: 'Loading the knowledge feed', description: 'Spoken while loading' },
  feedFailed: { text: 'The knowledge feed could not be loaded', description: 'Title of the problem look' },
  noPosts: { text: 'Nothing on your topics yet', description: 'Title of the empty feed' },
  noPostsText: {
    text: 'Posts follow the topics that you chose in your profile.',
    description: 'Under it',
  },
  toTopics: { text: 'Change your topics', description: 'Leads to the profile' },
  more: { text: 'Older posts', description: 'Button under the feed' },
  try: { text: 'Try it: {title}', description: 'Leads to the course, lab or challenge of a post' },
});
export const t = createTranslator(messages);
