import { createTranslator, defineMessages } from '@drawbridge/ui/messages';
import { messages as shared } from '../messages.ts';

/** Texts of the command palette. */
const messages = defineMessages('lab/palette', {
  ...shared,
  'palette.placeholder': {
    text: 'What do you want to do?',
    description: 'Placeholder in the search field of the command palette',
  },
  'palette.empty': {
    text: 'Nothing matches. Try a file, a pane or a verb.',
    description: 'In the command palette when no command matches what was typed',
  },
  'palette.work': { text: 'Work', description: 'Heading of a group of commands: run, submit, reset. Noun' },
  'palette.help': {
    text: 'Help',
    description: 'Heading of a group of commands: hints, solution, keyboard. Noun',
  },
  'palette.places': {
    text: 'Go to',
    description: 'Heading of a group of commands that lead to panes, files and steps. Verb',
  },
  'palette.page': {
    text: 'Page',
    description: 'Heading of a group of commands about the page: width, tour, leaving. Noun',
  },
  'palette.submit.keywords': {
    text: 'submit send grade',
    description:
      'Never shown: words that find the command "Submit", separated by spaces. Give the words that users would type',
  },
  'palette.resetFile': {
    text: 'Reset {path}',
    description: 'Command: puts a file back to its first state. {path}: name of the file. Verb',
  },
  'palette.address': {
    text: 'Go to the address bar',
    description: 'Command: moves the cursor to the address field of the preview',
  },
  'palette.reload': {
    text: 'Reload the preview',
    description: 'Command: loads the page in the preview again. Verb',
  },
  'palette.hint': {
    text: 'Open hint {number}',
    description: 'Command: goes to the next hint. {number}: its number',
  },
  'palette.hints': { text: 'Show the hints', description: 'Command: goes to the hints, which are all open' },
  'palette.solution': {
    text: 'Show the solution',
    description: 'Command in the command search: opens the solution of the lab. Verb',
  },
  'palette.attack': {
    text: 'Step through the attack',
    description: 'Command: shows the attack on the lab step by step. Verb',
  },
  'palette.keys': {
    text: 'Show keyboard shortcuts',
    description: 'Command: opens the list of keyboard shortcuts',
  },
  'palette.goTo': {
    text: 'Go to {place}',
    description:
      'Command: goes to a pane or opens a file. {place}: name of the pane, such as Code, or path of the file',
  },
  'palette.step': {
    text: 'Step {number}: {title}',
    description:
      'Command: goes to a step of the lesson. {number}: 1, 2, 3…; {title}: title of the step. "Step" is a noun',
  },
  'palette.tour': {
    text: 'Explain the panes',
    description: 'Command: starts the tour that explains each pane. Verb',
  },
  'palette.maximize': {
    text: 'Show only the pane in use',
    description: 'Command: shows only the pane that has the focus',
  },
  'palette.wrap': {
    text: 'Wrap long lines',
    description: 'Command: shows long lines of code on several lines. Verb',
  },
  'palette.logout': { text: 'Logout', description: 'Command: logs out, as in the user menu' },
  'palette.logout.keywords': {
    text: 'sign out log out leave',
    description:
      'Never shown: words that find the command "Logout", separated by spaces. Give the words that users would type',
  },
  'palette.unwrap': {
    text: 'Do not wrap long lines',
    description: 'Command: shows each line of code on one line, however long it is',
  },
});

export const t = createTranslator(messages);
