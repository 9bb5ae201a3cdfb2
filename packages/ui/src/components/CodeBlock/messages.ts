import { defineMessages } from '../../messages/index.ts';

/** Texts of a block of code. */
export const messages = defineMessages('ui/code', {
  copyCode: { text: 'Copy code', description: 'Button' },
  copied: { text: 'Copied', description: 'Said after it' },
  code: { text: 'Code', description: 'Names a block of code that has no title' },
});
