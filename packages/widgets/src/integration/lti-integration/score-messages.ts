import type { Message } from './message.ts';

/** The scores on their way to a gradebook. */
export const scoreMessages = {
  scores: { text: 'Scores', description: 'Head' },
  'scores.about': {
    text: 'On their way to the gradebook. What fails is tried again for a day and a half, then given up.',
    description: 'Under the head',
  },
  'scores.problem': { text: 'The scores could not be loaded', description: 'Problem look' },
  'scores.none': { text: 'No score yet.', description: 'Empty list' },
  'scores.none.state': { text: 'None in this state.', description: 'Empty list, for one state' },
  'scores.state': { text: 'State', description: 'Filter' },
  'scores.state.all': { text: 'All ({count})', description: 'Choice' },
  'scores.state.given_up': { text: 'Given up ({count})', description: 'Choice' },
  'scores.state.retrying': { text: 'Tried again ({count})', description: 'Choice' },
  'scores.state.pending': { text: 'About to be sent ({count})', description: 'Choice' },
  'scores.state.delivered': { text: 'Arrived ({count})', description: 'Choice' },
  'score.given_up': { text: 'Given up', description: 'State of a score' },
  'score.retrying': { text: 'Tried again', description: 'State of a score' },
  'score.pending': { text: 'About to be sent', description: 'State of a score' },
  'score.delivered': { text: 'Arrived', description: 'State of a score' },
  'score.of': { text: '{score} of {most}', description: 'A score' },
  'score.said': { text: 'The platform says: “{words}”', description: 'Of a score that did not arrive' },
  'score.next': { text: 'Next attempt {time}', description: 'Of a score' },
  'score.arrived': { text: 'In the gradebook since {time}', description: 'Of a score' },
  'scores.list': { text: 'Scores', description: 'Name of the list' },
  'scores.resend': { text: 'Send again', description: 'Button at a score' },
  'scores.resend.what': {
    text: 'Send again: the score of {learner} in {title}',
    description: 'For a screen reader',
  },
  'scores.resend.all': { text: 'Send all that were given up', description: 'Button' },
  'scores.resent': { text: '{count} scores are sent again.', description: 'Toast' },
  'scores.resent.one': { text: '1 score is sent again.', description: 'Toast' },
  'scores.resent.none': { text: 'Nothing was left to send.', description: 'Toast' },
  'scores.before': { text: 'Previous page', description: 'Button' },
  'scores.after': { text: 'Next page', description: 'Button' },
} as const satisfies Record<string, Message>;
