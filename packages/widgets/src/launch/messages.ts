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
  scoreFailed: {
    text: 'Your score of {score}% is safe here, but {platform} did not accept it. Your instructor can ask for it to be sent again.',
    description: 'Score given up',
  },
} as const;
