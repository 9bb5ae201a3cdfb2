/** Texts of the pages a launch leads to. */
export const messages = {
  opening: { text: 'Opening the activity', description: 'Spoken while the launch is opened' },
  noneTitle: {
    text: 'Open this from your learning platform',
    description: 'Title without a launch. @see LTI-13',
  },
  noneText: {
    text: 'This page works only from inside your course. Go back to your learning platform and open the activity there.',
    description: 'Under it',
  },
  refusedTitle: { text: 'This launch has expired', description: 'Title when the ltik was refused' },
  failedTitle: {
    text: 'The activity could not be opened',
    description: 'Title when the server could not be asked',
  },
  anonymous: {
    text: 'Your platform did not say who you are, so your work here is not kept beyond this session.',
    description: 'Notice for anonymous launches',
  },
  graded: {
    text: 'Your score goes to the gradebook of {platform}.',
    description: 'Line under a graded activity',
  },
  scorePending: { text: 'Sending your score of {score}% to {platform}…', description: 'Score under way' },
  scoreDelivered: {
    text: 'Your score of {score}% is in the gradebook of {platform}.',
    description: 'Score delivered',
  },
  scoreWaits: {
    text: 'Your score of {score}% is saved. {platform} is not taking scores right now; it is sent again by itself.',
    description: 'The platform does not respond or asked to wait',
  },
  oneLost: { text: 'One score did not reach the gradebook of {platform}.', description: 'For an instructor' },
  manyLost: {
    text: '{count} scores did not reach the gradebook of {platform}.',
    description: 'For an instructor',
  },
  resend: { text: 'Send again', description: 'Button of an instructor: the scores that were refused' },
  resendFailed: {
    text: 'They could not be sent again just now. Try again.',
    description: 'The request of that button failed',
  },
  scoresPending: { text: 'Sending the scores to {platform}…', description: 'After that button' },
  scoresDelivered: {
    text: 'All scores are in the gradebook of {platform}.',
    description: 'After that button, once they arrived',
  },
} as const;
