import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the videos watched last and the labs opened last. */
export const messages = defineMessages('recent', {
  loading: { text: 'Loading', description: 'Screen reader only: the list is being loaded' },
  videosFailed: {
    text: 'Your videos could not be loaded',
    description: "Title of the error when the learner's videos could not be loaded",
  },
  noVideo: { text: 'No video watched yet', description: 'Title while the learner has watched no video' },
  noVideoText: {
    text: 'Videos of your courses appear here, with the place where you stopped.',
    description: 'Text under the title "No video watched yet"',
  },
  watched: {
    text: 'Watched {day}',
    description: 'On the row of a video. {day}: date, such as December 6, 2026. Participle',
  },
  stoppedAt: {
    text: 'stopped at {place} of {length}',
    description:
      'Follows "Watched", the date and a comma. {place} and {length}: times in the video, such as 4:10',
  },
  completed: { text: 'Completed', description: 'Badge on the row of a video. Participle' },
  labsFailed: {
    text: 'Your labs could not be loaded',
    description: "Title of the error when the learner's labs could not be loaded",
  },
  noLab: { text: 'No lab opened yet', description: 'Title while the learner has opened no lab' },
  noLabText: {
    text: 'Labs, challenges and playgrounds that you open appear here, with your work in them.',
    description: 'Text under the title "No lab opened yet"',
  },
  noOpenLab: {
    text: 'No recent lab in progress',
    description: 'Title while each of the labs that the learner opened last is passed, or none was opened',
  },
  noOpenLabText: {
    text: 'Labs, challenges and playgrounds that you open appear here until you pass them.',
    description: 'Text under the title "No recent lab in progress"',
  },
  lab: { text: 'Lab', description: 'Kind, on a row of the list of labs that were opened last' },
  challenge: { text: 'Challenge', description: 'Kind, on a row of the list of labs that were opened last' },
  playground: { text: 'Playground', description: 'Kind, on a row of the list of labs that were opened last' },
  opened: {
    text: 'Opened {day}',
    description: 'On the row of a lab. {day}: date, such as December 6, 2026. Participle',
  },
  passed: { text: 'Passed', description: 'Badge on the row of a lab. A state' },
  open: { text: 'In progress', description: 'Badge on the row of a lab that is not passed' },
});
export const t = createTranslator(messages);
