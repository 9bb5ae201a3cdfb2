import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of activity by day, streak and the goal of the week. */
export const messages = defineMessages('activity', {
  calendar: { text: 'Your activity', description: 'Name of the calendar of a year' },
  calendarSummary: { text: '{count} activities on {days} days in the last year.', description: 'Under it' },
  calendarSummaryDay: {
    text: '{count} activities on 1 day in the last year.',
    description: 'Under it, when all were on one day',
  },
  calendarSummaryOne: { text: '1 activity in the last year.', description: 'Under it, singular' },
  calendarEmpty: {
    text: 'Open a lab or finish a lesson: each day you learn is marked here.',
    description: 'In its place, before the first activity',
  },
  weeks: { text: 'The last twelve weeks', description: 'Name of the chart of weeks' },
  perWeek: { text: 'Activities', description: 'Name of the values of the chart' },
  streak: { text: 'Days in a row', description: 'Name of the streak' },
  streakDay: { text: '1 day', description: 'Length of the streak, singular' },
  streakDays: { text: '{count} days', description: 'Length of the streak' },
  streakBest: { text: 'Longest: {length}', description: 'Under it' },
  streakNone: { text: 'Learn today to begin one.', description: 'Under a streak of no day' },
  goal: { text: 'This week', description: 'Name of the goal of the week' },
  goalDone: { text: '{done} of {days} days', description: 'How far it is' },
  goalReached: { text: 'Goal reached', description: 'When it is' },
  goalDays: { text: 'Days a week', description: 'Label of the choice of the goal' },
  goalOption: { text: '{count} days a week', description: 'Choice of the goal' },
  goalOptionOne: { text: '1 day a week', description: 'Choice of the goal, singular' },
  failed: { text: 'Your activity could not be loaded', description: 'Title of the problem look' },
  loading: { text: 'Loading your activity', description: 'Spoken while loading' },
  achievements: { text: 'My Achievements', description: 'Title of the card. Verbatim. @see DASH-6' },
  seeAll: { text: 'SEE ALL', description: 'Leads to all achievements. Verbatim. @see DASH-6' },
  badges: { text: 'Badges', description: 'Figure of the card. @see DASH-7' },
  challenges: { text: 'Challenges completed', description: 'Figure of the card' },
  labs: { text: 'Labs completed', description: 'Figure of the card' },
  leaderboard: { text: 'Leaderboard', description: 'Figure of the card: the place' },
  noPlace: { text: 'Not shown', description: 'Place of somebody who is not on the leaderboard' },
  place: { text: '#{place}', description: 'Place on the leaderboard' },
  enrolled: { text: 'Courses enrolled', description: 'Figure of the card' },
  minutes: { text: 'Time in courses', description: 'Figure of the card' },
  videos: { text: 'Videos completed', description: 'Figure of the card' },
});
export const t = createTranslator(messages);
