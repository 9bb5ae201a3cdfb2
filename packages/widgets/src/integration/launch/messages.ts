import { defineMessages } from '@drawbridge/ui/messages';

/** Texts of the pages a launch leads to. */
export const messages = defineMessages('launch', {
  opening: {
    text: 'Opening the activity',
    description: 'Screen reader only: an activity is being opened from a learning platform',
  },
  noneTitle: {
    text: 'Open this from your learning platform',
    description:
      'Title of the page when it was not opened from a learning platform. Verb: an instruction. @see LTI-13',
  },
  noneText: {
    text: 'This page works only from inside your course. Go back to your learning platform and open the activity there.',
    description: 'Text under the title "Open this from your learning platform"',
  },
  refusedText: {
    text: 'Its address works once, and for ten minutes. If the activity is open in another window, continue there; otherwise open it again from your course. Your work is saved.',
    description: 'Text under the title "This launch has expired". "Its": the launch\'s',
  },
  endedTitle: { text: 'Your session has ended', description: 'Title of a notice, and of a page' },
  wasOpenText: {
    text: 'To continue, open the activity again from your course.',
    description: 'Text under the title "Your session has ended" on a page that was reloaded',
  },
  endedTime: {
    text: 'What you open from your course stays open for eight hours.',
    description: 'In the notice "Your session has ended": why it has ended',
  },
  endedEarly: {
    text: 'It was closed, or the learning platform was switched off here.',
    description:
      'In the notice "Your session has ended": why it has ended. "It": the session; "here": on this website',
  },
  endedKept: {
    text: 'Your work is saved; changes since the last save are kept in this tab only.',
    description: 'In the notice "Your session has ended": what became of the work',
  },
  endedNotKept: {
    text: 'Your work is saved, but your browser does not keep changes since the last save: copy them from this page.',
    description: 'In the notice "Your session has ended": what became of the work',
  },
  endedAnonymous: {
    text: 'Your platform did not say who you are, so your work here is not kept: copy what you need from this page now.',
    description: 'In the notice "Your session has ended": what became of the work',
  },
  endedPicker: {
    text: 'Nothing was added to your course. To add activities, start again from your course.',
    description: 'In the notice "Your session has ended", for instructors who were choosing content',
  },
  openAgain: {
    text: 'To continue, open the activity again from your course.',
    description: 'Last sentence of the notice "Your session has ended": what to do',
  },
  nearEnd: {
    text: 'Your session ends at {time}',
    description: 'Title of a notice ten minutes before the end. {time}: time of day, such as 2:30 PM',
  },
  nearEndText: {
    text: 'Your work is saved. To continue after that, open the activity again from your course.',
    description: 'Text of the notice "Your session ends at …"',
  },
  nearEndAnonymous: {
    text: 'Your work ends with it, because your platform did not say who you are. Copy what you need before.',
    description:
      'Text of the notice "Your session ends at …" when the learner is not known. "It": the session',
  },
  nearEndPicker: {
    text: 'Add what you selected before then; it is not kept.',
    description: 'Text of the notice "Your session ends at …" for instructors who are choosing content',
  },
  dismiss: { text: 'Dismiss', description: 'Tooltip of the × button of a notice: closes it. Verb' },
  scoreMark: {
    text: 'Score',
    description: 'Tooltip of the button with the score in percent; said before it by screen readers. Noun',
  },
  inGradebook: {
    text: 'in gradebook',
    description: 'In the button with the score, after it. Very little space',
  },
  back: {
    text: 'Back to {platform}',
    description: 'Link to the learning platform. {platform}: its name, such as Moodle',
  },
  refusedTitle: {
    text: 'This launch has expired',
    description:
      'Title of the page when the link from the learning platform is too old or was used. "Launch": opening an activity from a learning platform',
  },
  failedTitle: {
    text: 'The activity could not be opened',
    description: 'Title of the error when the server could not be reached',
  },
  anonymous: {
    text: 'Your platform did not say who you are, so your work here is not kept beyond this session.',
    description: 'Notice when the learner is not known',
  },
  graded: {
    text: 'Your score goes to the gradebook of {platform}.',
    description: 'Line under an activity. {platform}: name of the learning platform',
  },
  scorePending: {
    text: 'Sending your score of {score}% to {platform}…',
    description: 'Line under an activity. {score}: number; {platform}: name of the learning platform',
  },
  scoreDelivered: {
    text: 'Your score of {score}% is in the gradebook of {platform}.',
    description: 'Line under an activity. {score}: number; {platform}: name of the learning platform',
  },
  scoreWaits: {
    text: 'Your score of {score}% is saved. {platform} is not taking scores right now. Yours is sent again automatically.',
    description: 'Line under an activity. {score}: number; {platform}: name of the learning platform',
  },
  oneLost: {
    text: 'One score did not reach the gradebook of {platform}.',
    description:
      'Line under an activity, for instructors; a sentence with the reason follows. {platform}: name of the learning platform',
  },
  manyLost: {
    text: '{count} scores did not reach the gradebook of {platform}.',
    description:
      'Line under an activity, for instructors; a sentence with the reason follows. {count}: number, 2 or more; {platform}: name of the learning platform',
  },
  resend: {
    text: 'Send again',
    description: 'Button after "… did not reach the gradebook of …": sends the scores again. Verb',
  },
  resendFailed: {
    text: 'They could not be sent again. Try again later.',
    description: 'Error after the button "Send again". "They": the scores',
  },
  scoresPending: {
    text: 'Sending the scores to {platform}…',
    description: 'Line under an activity, for instructors. {platform}: name of the learning platform',
  },
  scoresDelivered: {
    text: 'All scores are in the gradebook of {platform}.',
    description: 'Line under an activity, for instructors. {platform}: name of the learning platform',
  },
});
