import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the page for security champions. */
export const messages = defineMessages('champions', {
  loading: {
    text: 'Loading your teams',
    description:
      'Screen reader only: the page for security champions is being loaded. They look after security in their teams',
  },
  failed: {
    text: 'Your teams could not be loaded',
    description: 'Title of the error when the teams could not be loaded',
  },
  teams: { text: 'Your teams', description: 'Heading of the teams that the reader looks after' },
  period: {
    text: 'Courses finished, labs passed and points earned in the last {days} days.',
    description: 'Text under the heading "Your teams". {days}: number, such as 30. Participles',
  },
  noTeams: { text: 'No team yet', description: 'Title while the reader has no teams' },
  noTeamsText: {
    text: 'Your administrator assigns the teams that you look after.',
    description: 'Text under the title "No team yet"',
  },
  noMembers: {
    text: 'Nobody is in this team yet.',
    description: 'In place of the table of a team without members',
  },
  member: { text: 'Member', description: 'Table header: name of the person' },
  courses: { text: 'Courses', description: 'Table header: courses finished. Little space' },
  labs: { text: 'Labs', description: 'Table header: labs passed. Little space' },
  points: { text: 'Points', description: 'Table header: points earned. Little space' },
  you: { text: 'You', description: "Badge on the reader's own row in a table of members" },
  membersOne: { text: '1 member', description: 'Beside the name of a team: it has one member' },
  membersMany: {
    text: '{count} members',
    description: 'Beside the name of a team. {count}: number other than 1',
  },
  membersShown: {
    text: 'the {shown} with the most points',
    description:
      'Beside the number of members of a large team, whose table has only some of them. {shown}: number of members in the table',
  },
  journey: {
    text: 'Your learning journey',
    description: 'Heading of a series of courses for security champions',
  },
  progress: {
    text: 'Progress in {title}',
    description: 'Screen reader only: name of the progress bar. {title}: title of the series',
  },
  next: { text: 'Next step', description: 'Label above the title of the course that comes next. Noun' },
  start: { text: 'Start', description: 'Button: opens the first course. Verb' },
  continue: { text: 'Continue', description: 'Button: opens the course that comes next. Verb' },
  toJourney: { text: 'See the journey', description: 'Link: opens the page of the series. Verb' },
  allDone: {
    text: 'You have finished all courses of this journey.',
    description: 'In place of the course that comes next. "Its": the series\'',
  },
  feed: { text: 'Knowledge feed', description: 'Heading of short articles about weaknesses' },
  feedAbout: {
    text: 'Short notes, each on one weakness and what to look for in a review.',
    description: 'Text under the heading "Knowledge feed"',
  },
  feedLoading: {
    text: 'Loading the knowledge feed',
    description: 'Screen reader only: the articles are being loaded',
  },
  feedFailed: {
    text: 'The knowledge feed could not be loaded',
    description: 'Title of the error when the articles could not be loaded',
  },
  noPosts: { text: 'Nothing on your topics yet', description: 'Title while there are no articles' },
  noPostsText: {
    text: 'Posts follow the topics that you chose in your profile.',
    description: 'Text under the title "Nothing on your topics yet"',
  },
  toTopics: {
    text: 'Change your topics',
    description: 'Button under the text about topics: opens the profile. Verb',
  },
  more: {
    text: 'Older posts',
    description: 'Button under the articles: loads older ones. Adjective and noun',
  },
  try: {
    text: 'Try it: {title}',
    description: 'Link under an article. {title}: title of a course, lab or challenge. Verb',
  },
});
export const t = createTranslator(messages);
