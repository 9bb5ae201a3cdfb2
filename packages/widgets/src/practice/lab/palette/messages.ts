import { createTranslator, defineMessages } from '@drawbridge/ui/messages';
import { messages as shared } from '../messages.ts';

/** Texts of the command palette. */
const messages = defineMessages('lab/palette', {
  ...shared,
  'palette.placeholder': { text: 'What do you want to do?', description: 'Command palette' },
  'palette.empty': { text: 'Nothing matches. Try a file, a pane or a verb.', description: 'Command palette' },
  'palette.work': { text: 'Work', description: 'Command palette' },
  'palette.help': { text: 'Help', description: 'Command palette' },
  'palette.places': { text: 'Go to', description: 'Command palette' },
  'palette.page': { text: 'Page', description: 'Command palette' },
  'palette.submit.keywords': { text: 'submit send grade', description: 'Command palette' },
  'palette.resetFile': { text: 'Reset {path}', description: 'Command palette' },
  'palette.address': { text: 'Go to the address bar', description: 'Command palette' },
  'palette.reload': { text: 'Reload the preview', description: 'Command palette' },
  'palette.hint': { text: 'Open hint {number}', description: 'Command palette' },
  'palette.hints': { text: 'Show the hints', description: 'Command palette' },
  'palette.solution': { text: 'Show the solution', description: 'Command palette' },
  'palette.attack': { text: 'Step through the attack', description: 'Command palette' },
  'palette.keys': { text: 'Show the keyboard overview', description: 'Command palette' },
  'palette.goTo': { text: 'Go to {place}', description: 'Command palette' },
  'palette.step': { text: 'Step {number}: {title}', description: 'Command palette' },
  'palette.tour': { text: 'Explain the panes', description: 'Command palette: starts the tour' },
  'palette.maximize': { text: 'Show only the pane in use', description: 'Command palette' },
  'palette.wrap': { text: 'Wrap long lines', description: 'Command palette' },
  'palette.logout': { text: 'Logout', description: 'Command palette, as in the user menu' },
  'palette.logout.keywords': { text: 'sign out log out leave', description: 'Command palette' },
  'palette.unwrap': { text: 'Do not wrap long lines', description: 'Command palette' },
});

export const t = createTranslator(messages);
