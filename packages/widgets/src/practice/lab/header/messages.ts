import { createTranslator, defineMessages } from '@drawbridge/ui/messages';
import { messages as shared } from '../messages.ts';

/** Texts of the header. */
const messages = defineMessages('lab/header', {
  ...shared,
  'lab.level': {
    text: '{level} · {minutes} min',
    description:
      'Under the title of the lab. {level}: Beginner, Intermediate or Advanced; {minutes}: number of minutes the lab takes; "min" is short for minutes',
  },
  'lab.passed': {
    text: 'Passed',
    description: 'Badge beside the title of the lab: the learner has passed it. A state; little space',
  },
  'save.saved': {
    text: 'Saved',
    description:
      "State of the learner's work in the header: everything is stored on the server. Little space",
  },
  'save.saving': {
    text: 'Saving…',
    description: "State of the learner's work in the header: it is being sent to the server. Little space",
  },
  'save.offline': {
    text: 'Saved in this browser, waiting for the connection',
    description:
      "State of the learner's work in the header: it is only in this browser until there is a connection",
  },
  'save.conflict': {
    text: 'Changed in another window',
    description:
      "State of the learner's work in the header: another window or device saved a newer version. Little space",
  },
  'save.conflict.detail': {
    text: 'Loading the newer version discards what you have typed here since then; keeping yours overwrites what was saved there.',
    description:
      'Second sentence of the bar about a conflict; explains its buttons "Load the newer version" and "Keep mine"',
  },
  'save.conflict.title': {
    text: 'A newer version of your work was saved in another window or on another device.',
    description: 'First sentence of the bar about a conflict, in bold',
  },
  'save.reload': {
    text: 'Load the newer version',
    description: 'Button in the bar about a conflict: discards the local version and loads the other one',
  },
  'save.keep': {
    text: 'Keep mine',
    description:
      'Button in the bar about a conflict: overwrites the saved version with the one in this window ("mine": my version)',
  },
  'save.keep.failed': {
    text: 'Your version could not be saved just now. Nothing is lost; try again in a moment.',
    description:
      'Error in the bar about a conflict, in place of the second sentence, when "Keep mine" failed',
  },
  'reset.menu': {
    text: 'Reset',
    description:
      'Button in the header: opens the menu with "Reset this file" and "Reset the whole lab". Verb; only an icon with this name on narrow screens',
  },
  'reset.file': {
    text: 'Reset this file',
    description: 'Entry of the reset menu: puts the file that is shown back to its first state',
  },
  'reset.title': {
    text: 'Start this lab over?',
    description: 'Title of the dialog that asks before the whole lab is reset',
  },
  'reset.message': {
    text: 'All files go back to the starter and a new attempt begins. Your earlier submissions stay in the history.',
    description:
      'Text of the dialog that asks before the whole lab is reset. "Starter": the code that the lab begins with',
  },
  'reset.confirm': { text: 'Reset the lab', description: 'Button of the dialog: resets the lab' },
  'reset.cancel': {
    text: 'Keep working',
    description: 'Button of the dialog: closes it without resetting anything',
  },
  'reset.failed': {
    text: 'The lab was not reset',
    description: 'Toast when the reset failed and the server gave no reason',
  },
  'logout.title': {
    text: 'Log out without your last changes?',
    description: 'Title of the dialog that asks before logging out while changes are unsaved',
  },
  'logout.message': {
    text: 'They could not be saved on the server, and logging out removes them from this browser.',
    description: 'Text of the dialog. "They": the last changes of the learner\'s code',
  },
  'logout.confirm': {
    text: 'Log out anyway',
    description: 'Button of the dialog: logs out and loses the changes',
  },
  'logout.cancel': { text: 'Stay', description: 'Button of the dialog: closes it and stays logged in' },
  'points.all': {
    text: ' · {points} points',
    description:
      'In the line under the title, after the minutes, before any hint was used. It begins with a separator. {points}: number',
  },
  'points.left': {
    text: ' · {left} of {points} points left',
    description:
      'In the line under the title, after the minutes, when hints have cost points. It begins with a separator. {left} and {points}: numbers',
  },
  'points.earned': {
    text: ' · {points} of {all} points earned',
    description:
      'In the line under the title, after the minutes, once the lab is passed. It begins with a separator. {points} and {all}: numbers',
  },
  'header.more': {
    text: 'More',
    description:
      'Screen reader and tooltip: button with three dots on phones, opens the menu of further actions',
  },
  'hints.button': {
    text: 'Hints · {count}',
    description: 'Entry of the menu on phones: goes to the hints. {count}: how many hints the lab has',
  },
  'screen.full': {
    text: 'Full screen',
    description: 'Tooltip of an icon button, and menu entry on phones: shows the lab in full screen',
  },
  'screen.leave': {
    text: 'Leave full screen',
    description: 'Tooltip of an icon button, and menu entry on phones: ends full screen',
  },
  'palette.open': {
    text: 'Commands ({keys})',
    description:
      'Tooltip of the button with a magnifying glass: opens the command palette. {keys}: shortcut, such as Ctrl K or ⌘ K',
  },
});

export type MessageId = keyof typeof messages;

export const t = createTranslator(messages);
