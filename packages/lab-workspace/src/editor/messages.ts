import { createTranslator, defineMessages } from '@drawbridge/ui/messages';
import { messages as shared } from '../base/messages.ts';

/** Texts of the editor. */
const messages = defineMessages('lab/code', {
  ...shared,
  'code.files': { text: 'Files', description: 'Pane of code' },
  'code.readOnly': { text: 'Read only', description: 'Pane of code' },
  'code.changed': { text: 'changed', description: 'Spoken after the name of a changed file' },
  'code.editor': { text: 'Code of {path}', description: 'Pane of code' },
  'code.editorFailed': { text: 'The editor could not be loaded', description: 'Pane of code' },
  'code.leave': {
    text: 'Esc, then Tab, leaves the editor',
    description: 'Says how to leave the editor by keyboard',
  },
  'code.fault': { text: 'Line {line}: {message}', description: 'Error in the file that is shown' },
  'code.faultIn': { text: '{path}, line {line}: {message}', description: 'Error in another file' },
  'code.openPlace': {
    text: 'Open {path} at line {line}',
    description: 'Tooltip of a place such as store.js:20 in a message',
  },
  'code.keyRow': { text: 'Keys for code', description: 'Row of keys on a touch screen' },
  'code.left': { text: 'Move left', description: 'Key that moves the cursor' },
  'code.right': { text: 'Move right', description: 'Key that moves the cursor' },
  'code.closeKeys': { text: 'Done typing', description: 'Key that closes the on-screen keyboard' },
  'code.keys': { text: 'Keyboard', description: 'Pane of code' },
});

export const t = createTranslator(messages);
