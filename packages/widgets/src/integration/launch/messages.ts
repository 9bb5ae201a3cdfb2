import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the pages a launch leads to. */
export const messages = defineMessages('launch', {
  opening: { text: 'Opening the activity', description: 'Spoken while the launch is opened' },
  noneTitle: {
    text: 'Open this from your learning platform',
    description: 'Title without a launch. @see LTI-13',
  },
  noneText: {
    text: 'This page works only from inside your course. Go back to your learning platform and open the activity there.',
    description: 'Under it',
  },
  refusedText: {
    text: 'Its address works once, and for ten minutes. If the activity is open in another window, go on there; otherwise open it again from your course. Your work is saved.',
    description: 'Under the title when the ltik was refused: used in another window, or too old',
  },
  endedTitle: { text: 'Your session has ended', description: 'Title when the launch ended' },
  wasOpenText: {
    text: 'To go on, open the activity again from your course.',
    description: 'Under the title, on a page that was loaded again after the end',
  },
  endedTime: {
    text: 'What you open from your course stays open for eight hours.',
    description: 'Notice on the page of a session that ended: why, when its time is over',
  },
  endedEarly: {
    text: 'It was closed, or the learning platform was switched off here.',
    description: 'Notice on the page of a session that ended: why, before its time is over',
  },
  endedKept: {
    text: 'Your work is saved; changes since the last save are kept in this tab only.',
    description: 'What became of the work, where the browser keeps it',
  },
  endedNotKept: {
    text: 'Your work is saved, but your browser does not keep changes since the last save: copy them from this page.',
    description: 'What became of the work, where the browser keeps nothing',
  },
  endedAnonymous: {
    text: 'Your platform did not say who you are, so your work here is not kept: copy what you need from this page now.',
    description: 'What became of the work of an anonymous launch',
  },
  endedPicker: {
    text: 'Nothing was added to your course. To add activities, begin again in your course.',
    description: 'What became of the selection of an instructor, and how to go on',
  },
  openAgain: {
    text: 'To go on, open the activity again from your course.',
    description: 'How to go on',
  },
  nearEnd: {
    text: 'Your session ends at {time}',
    description: 'Title of the notice ten minutes before',
  },
  nearEndText: {
    text: 'Your work is saved. To go on after that, open the activity again from your course.',
    description: 'Under the title',
  },
  nearEndAnonymous: {
    text: 'Your work ends with it, because your platform did not say who you are. Copy what you need before.',
    description: 'Under the title, for anonymous launches',
  },
  nearEndPicker: {
    text: 'Add what you selected before then; it is not kept.',
    description: 'Under the title, while an instructor selects activities for a course',
  },
  dismiss: { text: 'Dismiss', description: 'Closes a notice' },
  scoreMark: { text: 'Score', description: 'Button that shows how far the score is on its way' },
  inGradebook: { text: 'in gradebook', description: 'Beside the percent on that button, once it arrived' },
  back: { text: 'Back to {platform}', description: 'Link to the page that the launch came from' },
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
    text: 'Your score of {score}% is saved. {platform} is not taking scores right now. Yours is sent again automatically.',
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
});
export const t = createTranslator(messages);
