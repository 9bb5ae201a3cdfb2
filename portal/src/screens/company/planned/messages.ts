import { defineMessages } from '@drawbridge/ui/messages';

interface PlannedTexts {
  purpose: string;
  contents: readonly string[];
}

/** Texts of every planned page. */
export const texts = defineMessages('portal/planned', {
  state: {
    text: 'Not open yet',
    description: 'Pill above the title of a page that does not exist yet. Adjective',
  },
  contents: {
    text: 'What you will find here',
    description: 'Heading of the list of what the page will contain',
  },
  courses: { text: 'Browse the courses', description: 'Button: opens the list of courses. Verb' },
  dashboard: { text: 'Back to the dashboard', description: 'Button: goes to the dashboard' },
});

/** What each planned page is for. */
export const messages = {
  report: {
    purpose: 'One page about the whole company, made to be printed.',
    contents: ['Minutes, courses and labs in a period', 'Coverage by topic', 'Teams side by side'],
  },
  reports: {
    purpose: 'Who learns what, and where the gaps are.',
    contents: [
      'Views by user, team, assignment and journey',
      'Periods of three, six and twelve months',
      'Every table as a download',
    ],
  },
  champions: {
    purpose: 'The people who look after security in each team.',
    contents: ['Champions by team', 'Their learning journey and its report', 'A feed of news for them'],
  },
  assignment: {
    purpose: 'What you ask people to learn, and until when.',
    contents: [
      'Courses and challenges for people or teams',
      'Due dates and reminders',
      'Results and certificates',
    ],
  },
  event: {
    purpose: 'A contest with a clock and a scoreboard.',
    contents: ['Tournaments, planned, live and ended', 'A live scoreboard', 'Results to download'],
  },
  interviews: {
    purpose: 'Hands-on tasks for candidates, in place of a whiteboard.',
    contents: [
      'Invitations that expire',
      'A timed set of labs without hints',
      'A scorecard and a replay of each attempt',
    ],
  },
  studio: {
    purpose: 'Courses of your own, drafted with help and published by people. This is a beta.',
    contents: [
      'Drafts from a topic and an audience',
      'Editing and a preview as a learner',
      'Versions you can go back to',
    ],
  },
} as const satisfies Record<string, PlannedTexts>;

export type PlannedTopic = keyof typeof messages;
