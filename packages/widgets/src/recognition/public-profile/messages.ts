import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the hall of fame, the public profile and the choice to be shown. */
export const messages = defineMessages('public-profile', {
  period: {
    text: 'Period',
    description: 'Screen reader only: name of the tabs "All time", "This month" and "This week"',
  },
  'period.all': { text: 'All time', description: 'Tab of the hall of fame: points from the beginning' },
  'period.month': { text: 'This month', description: 'Tab of the hall of fame: points of this month' },
  'period.week': { text: 'This week', description: 'Tab of the hall of fame. The week begins on Monday' },
  board: {
    text: 'Hall of fame',
    description: 'Screen reader only: name of the table of learners with the most points',
  },
  rank: { text: 'Rank', description: 'Table header: place in the table, 1 is the best. Little space' },
  person: { text: 'Name', description: 'Header of the table column with the names of people' },
  labs: { text: 'Labs', description: 'Table header: how many labs and challenges were passed. Little space' },
  courses: { text: 'Courses', description: 'Table header: how many courses were completed. Little space' },
  points: { text: 'Points', description: 'Table header, and label of a figure on a profile. Little space' },
  labsOne: { text: '1 lab', description: 'Under a name on small screens: one lab passed' },
  labsMany: {
    text: '{count} labs',
    description: 'Under a name on small screens. {count}: number other than 1',
  },
  coursesOne: { text: '1 course', description: 'Under a name on small screens: one course completed' },
  coursesMany: {
    text: '{count} courses',
    description: 'Under a name on small screens. {count}: number other than 1',
  },
  badgesOne: { text: '1 badge', description: 'Under a name: one badge earned' },
  badgesMany: { text: '{count} badges', description: 'Under a name. {count}: number other than 1' },
  you: { text: 'You', description: "Badge on the reader's own row in the hall of fame" },
  loading: { text: 'Loading', description: 'Screen reader only: the page is being loaded' },
  failed: {
    text: 'This could not be loaded',
    description: 'Title of the error when a part of the page could not be loaded',
  },
  nobodyTitle: {
    text: 'Nobody is shown here yet',
    description: 'Title in place of the table while nobody is on it',
  },
  nobodyText: {
    text: 'People choose in their profile to be shown, and earn points by passing labs.',
    description: 'Text under the title "Nobody is shown here yet"',
  },
  nobodyYet: {
    text: 'No points yet in this period',
    description: 'Title in place of the table for a month or week',
  },
  pastEnd: {
    text: 'This page does not exist',
    description: 'Title of a page of the table that does not exist',
  },
  firstPage: {
    text: 'Go to the first page',
    description: 'Button under the title "This page does not exist"',
  },
  pages: {
    text: 'Pages',
    description: 'Screen reader only: name of the links to other pages of the table. Noun',
  },
  pageOf: {
    text: 'Page {page} of {pages}',
    description: 'Between "Previous" and "Next". {page} and {pages}: numbers',
  },
  previous: { text: 'Previous', description: 'Button to the previous page of the table' },
  next: { text: 'Next', description: 'Button to the next page of the table' },
  ownRank: { text: 'Your rank: {rank}', description: 'Above the table of the hall of fame. {rank}: number' },
  ownPoints: { text: '{points} points', description: "Beside the reader's rank. {points}: number" },
  showOwn: { text: 'Show my row', description: "Link to the page of the table with the reader's own row" },
  notOn: {
    text: 'You are not on this board. It shows people who chose to be shown in their profile and who earned points in this period.',
    description: 'Above the table for a reader who is not in it; a link to the profile follows',
  },
  toSettings: {
    text: 'Open my profile',
    description: 'Link after the text "You are not on this board…". Verb',
  },

  memberSince: {
    text: 'Member since {month}',
    description: 'Under the name on a public profile. {month}: month and year, such as December 2026',
  },
  copy: { text: 'Copy link', description: 'Button on a public profile: copies its address. Verb' },
  copied: { text: 'Link copied', description: 'Toast after the address was copied' },
  toBoard: {
    text: 'Hall of fame',
    description: 'Link on a public profile to the table of the best learners',
  },
  counts: {
    text: 'What {name} has done so far',
    description: "Screen reader only: name of the figures on a public profile. {name}: the person's name",
  },
  labsPassed: { text: 'Labs passed', description: 'Label of a figure on a public profile' },
  challengesSolved: { text: 'Challenges passed', description: 'Label of a figure on a public profile' },
  coursesCompleted: { text: 'Courses completed', description: 'Label of a figure on a public profile' },
  badgeSection: { text: 'Badges', description: 'Heading on a public profile' },
  courseSection: { text: 'Courses', description: 'Heading on a public profile' },
  labSection: { text: 'Labs and challenges', description: 'Heading on a public profile' },
  noCourses: { text: 'No course started yet', description: "Title in place of a person's courses" },
  noCoursesText: {
    text: 'A course appears here with its first lesson.',
    description: 'Text under the title "No course started yet"',
  },
  noLabs: { text: 'No lab passed yet', description: "Title in place of a person's labs" },
  noLabsText: {
    text: 'Labs and challenges appear here once they are passed.',
    description: 'Text under the title "No lab passed yet"',
  },
  notFoundTitle: {
    text: 'There is no public profile here',
    description: 'Title of the page when no profile has this address',
  },
  notFoundText: {
    text: 'The address may be mistyped, or this person has no public profile.',
    description: 'Text under the title "There is no public profile here"',
  },

  visibility: { text: 'Public profile', description: "Heading of a card in the reader's settings" },
  visibilityText: {
    text: 'You are hidden unless you choose otherwise. When you are shown, anybody can see your name or alias, your picture, your courses, and the labs and challenges you passed. Your email and company are never shown.',
    description: 'Text under the heading "Public profile"',
  },
  visible: {
    text: 'Show me publicly',
    description: 'Checkbox: makes the profile public. Verb; the reader speaks',
  },
  visibleHint: {
    text: 'Gives you a page of your own and a place in the hall of fame.',
    description: 'Hint under the checkbox "Show me publicly"',
  },
  alias: {
    text: 'Alias',
    description: 'Label of the field for a name that is shown in place of the real one',
  },
  aliasHint: {
    text: 'Shown instead of your name and picture. 2 to 30 letters, digits, spaces, - or _. Leave it empty to be shown as {name}.',
    description: 'Hint under the field "Alias". {name}: the reader\'s real name',
  },
  aliasHintNameless: {
    text: 'Your public name. 2 to 30 letters, digits, spaces, - or _.',
    description: 'Hint under the field "Alias" when the reader\'s account has no name',
  },
  saveAlias: { text: 'Save alias', description: 'Button beside the field "Alias". Verb' },
  openProfile: {
    text: 'Open my public profile',
    description: "Link to the reader's own public profile. Verb",
  },
  shownAs: {
    text: 'You are shown as {name}.',
    description: 'Before the link "Open my public profile". {name}: name or alias',
  },
});
export const t = createTranslator(messages);
