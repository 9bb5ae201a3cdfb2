import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of a list of what somebody has done. */
export const messages = defineMessages('activity-list', {
  loading: { text: 'Loading', description: 'Spoken while loading' },
  failed: { text: 'This could not be loaded', description: 'Title of a problem' },
  completedOn: { text: 'Completed {day}', description: 'Under a course' },
  inProgress: { text: '{percent}% done, started {day}', description: 'Under a course in progress' },
  passedOn: { text: 'Passed {day}', description: 'Under a lab or challenge' },
  course: { text: 'Course', description: 'Kind, where kinds are mixed' },
  lab: { text: 'Lab', description: 'Kind' },
  challenge: { text: 'Challenge', description: 'Kind' },
  points: { text: '{points} points', description: 'Of a lab or challenge' },
  more: { text: 'Show more', description: 'Button that adds to a list' },
  shown: { text: '{shown} of {total} shown', description: 'Beside the button' },
  nothing: { text: 'Nothing done yet', description: 'Title while the learner’s list is empty' },
  nothingText: {
    text: 'Courses appear here with their first lesson, labs and challenges once they are passed.',
    description: 'Under it',
  },
});
export const t = createTranslator(messages);
