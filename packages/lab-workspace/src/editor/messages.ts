import { createTranslator, defineMessages } from '@drawbridge/ui/messages';
import { messages as shared } from '../base/messages.ts';

/** Texts of the editor. */
const messages = defineMessages('lab/code', {
  ...shared,
  'code.files': {
    text: 'Files',
    description: 'Screen reader only: name of the list of files (tabs, tree or menu) above the code',
  },
  'code.readOnly': {
    text: 'Read only',
    description: 'Screen reader only: name of the lock icon beside a file that the learner cannot change',
  },
  'code.changed': {
    text: 'changed',
    description:
      'Screen reader only: follows the name of a file and a comma. The learner has changed the file',
  },
  'code.editor': {
    text: 'Code of {path}',
    description:
      'Screen reader only: name of the code editor. {path}: name of the file, such as src/store.js',
  },
  'code.editorFailed': {
    text: 'The editor could not be loaded',
    description: 'Title of the error in place of the code editor; the button "Try again" follows',
  },
  'code.leave': {
    text: 'Esc, then Tab, leaves the editor',
    description:
      'Hint under the editor for keyboard users, as Tab types a tab inside it. "Esc" and "Tab" are keys',
  },
  'code.fault': {
    text: 'Line {line}: {message}',
    description:
      'Under the editor: an error in the file that is shown; a link to its line. {line}: number; {message}: the error as the program reports it, in English',
  },
  'code.faultIn': {
    text: '{path}, line {line}: {message}',
    description:
      'Under the editor: an error in another file; a link to it. {path}: name of the file; {line}: number; {message}: the error as the program reports it, in English',
  },
  'code.openPlace': {
    text: 'Open {path} at line {line}',
    description:
      'Tooltip of a link such as store.js:20 inside a message. {path}: name of the file; {line}: number',
  },
  'code.keyRow': {
    text: 'Keys for code',
    description:
      "Screen reader only: name of the row of keys for characters such as { and ; above a phone's keyboard",
  },
  'code.left': {
    text: 'Move left',
    description: 'Screen reader only: key with an arrow, moves the cursor one character to the left',
  },
  'code.right': {
    text: 'Move right',
    description: 'Screen reader only: key with an arrow, moves the cursor one character to the right',
  },
  'code.closeKeys': {
    text: 'Done typing',
    description: 'Screen reader only: key that closes the on-screen keyboard',
  },
  'code.keys': {
    text: 'Keyboard',
    description: 'Button under the editor: opens the overview of keyboard shortcuts. Little space',
  },
});

export const t = createTranslator(messages);
