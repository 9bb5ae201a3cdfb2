import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the quiz. */
export const messages = defineMessages('quiz', {
  loading: { text: 'Loading the quiz', description: 'Screen reader only: the quiz is being loaded' },
  failed: {
    text: 'The quiz could not be loaded',
    description: 'Title of the error when the quiz could not be loaded',
  },
  notFound: { text: 'There is no such quiz', description: 'Title of the page when no quiz has this address' },
  countOne: { text: 'One question.', description: 'Above the questions: how many the quiz has' },
  count: {
    text: '{count} questions.',
    description: 'Above the questions: how many the quiz has. {count}: number, 2 or more',
  },
  drawnOne: {
    text: 'One question, drawn from {pool}.',
    description: 'Above the question, which was drawn at random. {pool}: number of questions to draw from',
  },
  drawn: {
    text: '{count} questions, drawn from {pool}.',
    description:
      'Above the questions, which were drawn at random. {count}: number, 2 or more; {pool}: number of questions to draw from',
  },
  toPass: {
    text: 'You need {percent}% to pass.',
    description: 'Above the questions. {percent}: number. "To pass" is a verb',
  },
  tries: {
    text: 'If you do not pass, you can try again.',
    description: 'Note above the questions of a quiz',
  },
  triesDrawn: {
    text: 'If you do not pass, you can try again with other questions.',
    description: 'Above the questions, which were drawn at random',
  },
  triesAfter: {
    text: 'If you do not pass, you can try again after {wait}.',
    description: 'Above the questions. {wait}: duration, such as 10 minutes',
  },
  triesDrawnAfter: {
    text: 'If you do not pass, you can try again with other questions after {wait}.',
    description: 'Above the questions, which were drawn at random. {wait}: duration, such as 10 minutes',
  },
  withdrawnOne: {
    text: 'One question was withdrawn after you began and does not count.',
    description: 'Above the questions when the author removed one that the learner had to answer',
  },
  withdrawnMany: {
    text: '{count} questions were withdrawn after you began and do not count.',
    description:
      'Above the questions when the author removed some that the learner had to answer. {count}: number, 2 or more',
  },
  best: {
    text: 'Your best so far: {percent}%',
    description: 'Above the questions after an earlier attempt. {percent}: number',
  },
  question: {
    text: 'Question {number} of {count}',
    description: 'Above each question. {number} and {count}: numbers',
  },
  single: {
    text: 'Choose one',
    description: 'Hint beside a question with one correct option. Verb: an instruction',
  },
  multiple: {
    text: 'Choose all that apply',
    description: 'Hint beside a question with several correct options. Verb: an instruction',
  },
  submit: { text: 'Submit', description: 'Button below the questions: sends the answers. Verb' },
  open: {
    text: '{count} still open',
    description: 'Beside the button "Submit": how many questions have no answer. {count}: number. Adjective',
  },
  missingOne: {
    text: 'Question {numbers} is not answered yet.',
    description:
      'Beside the button "Submit" after submitting with one question unanswered. {numbers}: its number',
  },
  missingMany: {
    text: 'Not answered yet: questions {numbers}.',
    description:
      'Beside the button "Submit" after submitting with several questions unanswered. {numbers}: their numbers, such as 2, 5',
  },
  missing: {
    text: 'Not answered yet',
    description: 'Beside a question that was not answered when the answers were submitted',
  },
  sendFailed: {
    text: 'Your answers could not be submitted. They are still here.',
    description: 'Title of the error when the answers could not be sent; the reason follows',
  },
  againFailed: {
    text: 'The next attempt could not be started.',
    description: 'Title of the error when another attempt could not be started; the reason follows',
  },
  closed: {
    text: 'This attempt is closed',
    description: 'Title of the error when the same attempt was submitted in another window',
  },
  passed: { text: 'Passed with {percent}%', description: 'Title of the result. {percent}: number. A state' },
  notPassed: {
    text: '{percent}%: not passed yet',
    description: 'Title of the result. {percent}: number. A state',
  },
  passedText: {
    text: 'Every option is explained below.',
    description: 'Text under the result of a quiz that was passed',
  },
  notPassedText: {
    text: 'Your answers are marked below. Every option is explained once you pass.',
    description: 'Text under the result of a quiz that was not passed',
  },
  notPassedDrawnText: {
    text: 'Your answers are marked below. Every option is explained once you pass. The next attempt starts with different questions.',
    description: 'Text under the result of a quiz whose questions are drawn at random',
  },
  withdrawn: {
    text: 'Withdrawn, does not count',
    description: 'Beside a question that the author removed. Participle',
  },
  right: {
    text: 'Right',
    description: 'Status pill beside a question that was answered correctly. A state; little space',
  },
  wrong: {
    text: 'Not right',
    description: 'Status pill beside a question that was not answered correctly. A state; little space',
  },
  wrongText: {
    text: 'Read the lesson and try again.',
    description: 'Under a question that was not answered correctly',
  },
  wrongSeveralText: {
    text: 'An option is missing, or one does not belong. Read the lesson and try again.',
    description: 'Under a question with several correct options that was not answered correctly',
  },
  isCorrect: { text: 'Correct', description: 'Badge on an option that is correct. Adjective; little space' },
  chosen: { text: 'Your choice', description: 'Badge on an option that the learner chose. Little space' },
  again: { text: 'Try again', description: 'Button: starts another attempt. Verb' },
  waitUntil: {
    text: 'You can try again at {time}',
    description: 'Title while the learner has to wait. {time}: time of day, such as 2:30 PM',
  },
  waitUntilTomorrow: {
    text: 'You can try again tomorrow at {time}',
    description:
      'Title while the learner has to wait until the next day. {time}: time of day, such as 9:30 AM',
  },
  waitText: {
    text: 'Use the time to go through the lessons again.',
    description: 'Text under the title "You can try again tomorrow at …"',
  },
  waitLeft: {
    text: '{clock} left',
    description: 'Clock while the learner has to wait. {clock}: remaining time, such as 9:41',
  },
  waitOver: { text: 'You can try again now.', description: 'Screen reader only: said when the wait is over' },
});
export const t = createTranslator(messages);
