import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of a list of what somebody has done. */
export const messages = defineMessages('activity-list', {
  loading: {
    text: 'Loading',
    description: 'Screen reader only: the list of what a learner has done is being loaded',
  },
  failed: {
    text: 'This could not be loaded',
    description: 'Title of the error when the list could not be loaded',
  },
  completedOn: {
    text: 'Completed {day}',
    description: 'On the row of a course. {day}: date, such as December 6, 2026. Participle',
  },
  inProgress: {
    text: '{percent}% completed, started {day}',
    description:
      'On the row of a course. {percent}: number; {day}: date, such as December 6, 2026. Participles',
  },
  passedOn: {
    text: 'Passed {day}',
    description: 'On the row of a lab or challenge. {day}: date, such as December 6, 2026. Participle',
  },
  course: { text: 'Course', description: 'Kind, on a row of the list of courses and labs' },
  lab: { text: 'Lab', description: 'Kind, on a row of the list of courses and labs' },
  challenge: { text: 'Challenge', description: 'Kind, on a row of the list of courses and labs' },
  points: {
    text: '{points} points',
    description: 'On the row of a lab or challenge: what it earned. {points}: number',
  },
  more: { text: 'Show more', description: 'Button below the list: shows more rows. Verb' },
  shown: {
    text: '{shown} of {total} shown',
    description: 'Beside the button "Show more". {shown} and {total}: numbers. Participle',
  },
  nothing: {
    text: 'Nothing done yet',
    description: 'Title in place of the list of courses and labs while it is empty',
  },
  nothingText: {
    text: 'Courses appear here with their first lesson, labs and challenges once they are passed.',
    description: 'Text under the title "Nothing done yet"',
  },
});
export const t = createTranslator(messages);
