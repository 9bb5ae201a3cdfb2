import type { Message } from './message.ts';

/** The scores on their way to a gradebook. */
export const scoreMessages = {
  scores: { text: 'Scores', description: 'Heading of the scores that are sent to the learning platform' },
  'scores.about': {
    text: 'On their way to the gradebook. Scores that fail are sent again for a day and a half, then given up.',
    description: 'Text under the heading "Scores"',
  },
  'scores.problem': {
    text: 'The scores could not be loaded',
    description: 'Title of the error when the scores could not be loaded',
  },
  'scores.none': { text: 'No score yet.', description: 'In place of the list "Scores"' },
  'scores.none.state': {
    text: 'No score in this state.',
    description: 'In place of the list while it shows one state',
  },
  'scores.state': {
    text: 'State',
    description: 'Label of a selection: shows only scores in one state. Noun',
  },
  'scores.state.all': {
    text: 'All ({count})',
    description: 'Option of the selection "State". {count}: number',
  },
  'scores.state.given_up': {
    text: 'Given up ({count})',
    description: 'Option of the selection "State". {count}: number. Participle',
  },
  'scores.state.retrying': {
    text: 'Being retried ({count})',
    description: 'Option of the selection "State": scores that failed once or more. {count}: number',
  },
  'scores.state.pending': {
    text: 'About to be sent ({count})',
    description: 'Option of the selection "State". {count}: number',
  },
  'scores.state.delivered': {
    text: 'Delivered ({count})',
    description:
      'Option of the selection "State": scores that are in the gradebook. {count}: number. Participle',
  },
  'score.given_up': {
    text: 'Given up',
    description: 'Badge on a score that could not be sent and is not tried again. Participle',
  },
  'score.retrying': { text: 'Being retried', description: 'Badge on a score that failed once or more' },
  'score.pending': { text: 'About to be sent', description: 'Badge on a score that waits to be sent' },
  'score.delivered': {
    text: 'Delivered',
    description: 'Badge on a score that is in the gradebook. Participle',
  },
  'score.of': { text: '{score} of {most}', description: 'A score. {score} and {most}: numbers' },
  'score.said': {
    text: 'The platform says: “{words}”',
    description: 'On a score that did not arrive. {words}: message of the platform, in its language',
  },
  'score.next': {
    text: 'Next attempt {time}',
    description: 'On a score that did not arrive. {time}: date and time',
  },
  'score.arrived': {
    text: 'In the gradebook since {time}',
    description: 'On a score. {time}: date and time',
  },
  'scores.list': { text: 'Scores', description: 'Screen reader only: name of the list' },
  'scores.resend': { text: 'Send again', description: 'Button on a score with the badge "Given up". Verb' },
  'scores.resend.what': {
    text: 'Send again: the score of {learner} in {title}',
    description:
      'Screen reader only: full name of the button "Send again". {learner}: name; {title}: title of the activity',
  },
  'scores.resend.all': {
    text: 'Resend all that were given up',
    description: 'Button above the list of scores. Verb',
  },
  'scores.resent': {
    text: '{count} scores are being sent again.',
    description: 'Toast after "Resend all that were given up" was pressed. {count}: number, 2 or more',
  },
  'scores.resent.one': {
    text: '1 score is being sent again.',
    description: 'Toast after "Resend all that were given up" was pressed',
  },
  'scores.resent.none': {
    text: 'There was nothing left to send.',
    description: 'Toast after "Resend all that were given up" was pressed',
  },
  'scores.before': { text: 'Previous page', description: 'Button under the list of scores' },
  'scores.after': { text: 'Next page', description: 'Button under the list of scores' },
} as const satisfies Record<string, Message>;
