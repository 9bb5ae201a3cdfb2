import { defineMessages } from '@drawbridge/ui/messages';

/** Texts of the quiz. */
export const messages = defineMessages('quiz', {
  loading: { text: 'Loading the quiz', description: 'Spoken while loading' },
  failed: { text: 'The quiz could not be loaded', description: 'Title of the problem look' },
  notFound: { text: 'There is no such quiz', description: 'Title when the quiz does not exist' },
  countOne: { text: 'One question.', description: 'Over the questions' },
  count: { text: '{count} questions.', description: 'Over the questions' },
  drawnOne: { text: 'One question, drawn from {pool}.', description: 'Over the questions' },
  drawn: {
    text: '{count} questions, drawn from {pool}.',
    description: 'Over the questions of a quiz that asks some of its questions',
  },
  toPass: { text: 'You need {percent}% to pass.', description: 'Over the questions' },
  tries: { text: 'Try as often as you like.', description: 'Over the questions' },
  triesDrawn: {
    text: 'Try as often as you like; the questions change with each attempt.',
    description: 'Over the questions of a quiz that asks some of its questions',
  },
  withdrawnOne: {
    text: 'One question was withdrawn after you began and does not count.',
    description: 'When the author has taken a question of the running attempt out of the quiz',
  },
  withdrawnMany: {
    text: '{count} questions were withdrawn after you began and do not count.',
    description: 'When the author has taken questions of the running attempt out of the quiz',
  },
  best: { text: 'Your best so far: {percent}%', description: 'Shown when there was an attempt' },
  question: { text: 'Question {number} of {count}', description: 'Over each question' },
  single: { text: 'Choose one', description: 'Hint of a question with one answer' },
  multiple: { text: 'Choose all that apply', description: 'Hint of a question with several answers' },
  submit: { text: 'Submit', description: 'Sends the answers' },
  open: { text: '{count} still open', description: 'Beside the button while questions are unanswered' },
  sendFailed: {
    text: 'Your answers could not be submitted. They are still here.',
    description: 'Problem of the submit',
  },
  againFailed: {
    text: 'The next attempt could not be started.',
    description: 'Problem of starting over',
  },
  closed: { text: 'This attempt is closed', description: 'Title when it was submitted in another window' },
  passed: { text: 'Passed with {percent}%', description: 'Title of the result' },
  notPassed: { text: '{percent}%: not passed yet', description: 'Title of the result' },
  passedText: { text: 'Every option is explained below.', description: 'Under the result' },
  notPassedText: {
    text: 'Read why each option is right or wrong, then try again.',
    description: 'Under the result',
  },
  notPassedDrawnText: {
    text: 'Read why each option is right or wrong, then try again. The next attempt has new questions in it.',
    description: 'Under the result of a quiz that asks some of its questions',
  },
  withdrawn: { text: 'Withdrawn, does not count', description: 'Verdict of a question that was taken out' },
  right: { text: 'Right', description: 'Verdict of a question' },
  wrong: { text: 'Not right', description: 'Verdict of a question' },
  isCorrect: { text: 'Correct', description: 'Tag of a correct option' },
  chosen: { text: 'Your choice', description: 'Tag of a chosen option' },
  again: { text: 'Try again', description: 'Starts over' },
});
