import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the videos watched last and the labs opened last. */
export const messages = defineMessages('recent', {
  loading: { text: 'Loading', description: 'Spoken while loading' },
  videosFailed: { text: 'Your videos could not be loaded', description: 'Title of a problem' },
  noVideo: { text: 'No video watched yet', description: 'Title while there is none' },
  noVideoText: {
    text: 'Videos of your courses appear here, with the place where you stopped.',
    description: 'Under it',
  },
  watched: { text: 'Watched {day}', description: 'Under a video' },
  stoppedAt: { text: 'stopped at {place} of {length}', description: 'Under a video that is not complete' },
  completed: { text: 'Completed', description: 'Badge of a video' },
  labsFailed: { text: 'Your labs could not be loaded', description: 'Title of a problem' },
  noLab: { text: 'No lab opened yet', description: 'Title while there is none' },
  noLabText: {
    text: 'Labs, challenges and playgrounds that you open appear here, with your work in them.',
    description: 'Under it',
  },
  lab: { text: 'Lab', description: 'Kind' },
  challenge: { text: 'Challenge', description: 'Kind' },
  playground: { text: 'Playground', description: 'Kind' },
  opened: { text: 'Opened {day}', description: 'Under a lab' },
  passed: { text: 'Passed', description: 'Badge of a lab' },
  open: { text: 'In progress', description: 'Badge of a lab that is not passed' },
});
export const t = createTranslator(messages);
