import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of activity by day, streak and the goal of the week. */
export const messages = defineMessages('activity', {
  calendar: {
    text: 'Your activity',
    description: 'Screen reader only: name of the calendar that shows each day of a year',
  },
  calendarSummary: {
    text: '{count} activities on {days} days in the last year.',
    description:
      'Under the calendar. {count}: number of activities, 2 or more; {days}: number of days, 2 or more',
  },
  calendarSummaryDay: {
    text: '{count} activities on 1 day in the last year.',
    description: 'Under the calendar when all activities were on one day. {count}: number, 2 or more',
  },
  calendarSummaryOne: {
    text: '1 activity in the last year.',
    description: 'Under the calendar after one activity',
  },
  calendarEmpty: {
    text: 'Open a lab or finish a lesson: each day you learn is marked here.',
    description: 'In place of the calendar before the first activity',
  },
  weeks: {
    text: 'The last twelve weeks',
    description: 'Screen reader only: name of the bar chart of activities per week',
  },
  perWeek: { text: 'Activities', description: 'In the bar chart: name of the values. Noun, plural' },
  streak: {
    text: 'Days in a row',
    description: 'Label of a figure: on how many days in a row the learner has been active. Little space',
  },
  streakDay: { text: '1 day', description: 'Value of the figure "Days in a row": one day' },
  streakDays: {
    text: '{count} days',
    description: 'Value of the figure "Days in a row". {count}: number of days other than 1',
  },
  streakBest: {
    text: 'Longest: {length}',
    description: 'Under the figure "Days in a row": the longest streak so far. {length}: such as 12 days',
  },
  streakNone: {
    text: 'Learn something today to start a streak.',
    description: 'Under the figure "Days in a row" when the learner was not active today or yesterday',
  },
  goal: {
    text: 'This week',
    description:
      'Label of a figure, and of its progress bar: on how many days of this week the learner was active. Little space',
  },
  goalDone: {
    text: '{done} of {days} days',
    description:
      'Value of the figure "This week". {done}: days so far; {days}: days that the learner has set as a goal',
  },
  goalReached: {
    text: 'Goal reached',
    description: 'Beside the figure "This week" once the goal is reached. Participle',
  },
  goalDays: {
    text: 'Days a week',
    description: 'Screen reader only: label of the selection of the weekly goal',
  },
  goalOption: {
    text: '{count} days a week',
    description: 'Option of the selection "Days a week". {count}: number, 2 to 7',
  },
  goalOptionOne: { text: '1 day a week', description: 'Option of the selection "Days a week": one day' },
  failed: {
    text: 'Your activity could not be loaded',
    description: 'Title of the error when the figures could not be loaded',
  },
  loading: { text: 'Loading your activity', description: 'Screen reader only: the figures are being loaded' },
  achievements: { text: 'My Achievements', description: 'Title of a card on the dashboard. @see DASH-6' },
  seeAll: {
    text: 'SEE ALL',
    description:
      'Button on the card "My Achievements": opens the page with all of them. In capitals in English. @see DASH-6',
  },
  points: { text: 'Points', description: 'Label of a figure on the card "My Achievements": points earned' },
  badges: { text: 'Badges', description: 'Label of a figure on the card "My Achievements". @see DASH-7' },
  challenges: {
    text: 'Challenges passed',
    description: 'Label of a figure on the card "My Achievements". "Passed" is a participle',
  },
  labs: {
    text: 'Labs passed',
    description: 'Label of a figure on the card "My Achievements". "Passed" is a participle',
  },
  leaderboard: {
    text: 'Leaderboard',
    description: 'Label of a figure on the card "My Achievements": the learner\'s place among all learners',
  },
  noPlace: {
    text: 'Hidden',
    description:
      'In place of the place when the learner has not chosen to be on the leaderboard; the link "Show me" follows',
  },
  showMe: {
    text: 'Show me',
    description:
      'Link after "Hidden": opens the page on which a learner chooses to be on the leaderboard. Verb',
  },
  noPoints: {
    text: 'No points yet',
    description: 'In place of the place on the leaderboard before the first points',
  },
  place: { text: '#{place}', description: 'Place on the leaderboard. {place}: number' },
  enrolled: {
    text: 'Courses started',
    description: 'Label of a figure on the card "My Achievements". "Started" is a participle',
  },
  minutes: {
    text: 'Time in courses',
    description: 'Label of a figure on the card "My Achievements": time spent in courses',
  },
  videos: {
    text: 'Videos completed',
    description: 'Label of a figure on the card "My Achievements". "Completed" is a participle',
  },
});
export const t = createTranslator(messages);
