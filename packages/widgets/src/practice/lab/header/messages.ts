import { createTranslator, defineMessages } from '@drawbridge/ui/messages';
import { messages as shared } from '../messages.ts';

/** Texts of the header. */
const messages = defineMessages('lab/header', {
  ...shared,
  'lab.level': { text: '{level} · {minutes} min', description: 'Under the title: level and minutes' },
  'lab.passed': { text: 'Passed', description: 'Lab page' },
  'save.saved': { text: 'Saved', description: 'Header, state of saving' },
  'save.saving': { text: 'Saving…', description: 'Header, state of saving' },
  'save.offline': {
    text: 'Saved in this browser, waiting for the connection',
    description: 'Header, state of saving',
  },
  'save.conflict': { text: 'Changed in another window', description: 'Header, state of saving' },
  'save.conflict.detail': {
    text: 'Loading the newer version discards what you have typed here since then; keeping yours overwrites what was saved there.',
    description: 'Explains the buttons beside a conflict',
  },
  'save.conflict.title': {
    text: 'A newer version of your work was saved in another window or on another device.',
    description: 'Beside the buttons of a conflict',
  },
  'save.reload': { text: 'Load the newer version', description: 'Header, state of saving' },
  'save.keep': { text: 'Keep mine', description: 'Header, state of saving' },
  'save.keep.failed': {
    text: 'Your version could not be saved just now. Nothing is lost; try again in a moment.',
    description: 'Header, state of saving',
  },
  'reset.menu': { text: 'Reset', description: 'Header, reset menu and its question' },
  'reset.file': { text: 'Reset this file', description: 'Header, reset menu and its question' },
  'reset.title': { text: 'Start this lab over?', description: 'Header, reset menu and its question' },
  'reset.message': {
    text: 'All files go back to the starter and a new attempt begins. Your earlier submissions stay in the history.',
    description: 'Header, reset menu and its question',
  },
  'reset.confirm': { text: 'Reset the lab', description: 'Header, reset menu and its question' },
  'reset.cancel': { text: 'Keep working', description: 'Header, reset menu and its question' },
  'reset.failed': { text: 'The lab was not reset', description: 'Header, reset menu and its question' },
  'logout.title': { text: 'Log out without your last changes?', description: 'Question before logging out' },
  'logout.message': {
    text: 'They could not be saved on the server, and logging out removes them from this browser.',
    description: 'Question before logging out',
  },
  'logout.confirm': { text: 'Log out anyway', description: 'Question before logging out' },
  'logout.cancel': { text: 'Stay', description: 'Question before logging out' },
  'points.all': { text: ' · {points} points', description: 'Header' },
  'points.left': { text: ' · {left} of {points} points left', description: 'Header' },
  'points.earned': { text: ' · {points} of {all} points earned', description: 'Header' },
  'header.more': { text: 'More', description: 'Header' },
  'hints.button': { text: 'Hints · {count}', description: 'Hints and what they cost' },
  'screen.full': { text: 'Full screen', description: 'Header' },
  'screen.leave': { text: 'Leave full screen', description: 'Header' },
  'palette.open': { text: 'Commands ({keys})', description: 'Command palette' },
});

export type MessageId = keyof typeof messages;

export const t = createTranslator(messages);
