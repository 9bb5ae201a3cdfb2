import { createTranslator, defineMessages } from '../../messages/index.ts';

/** Texts of a block of code. */
export const messages = defineMessages('ui/code', {
  copyCode: { text: 'Copy code', description: 'Button' },
  copied: { text: 'Copied', description: 'Said after it' },
  copyDenied: {
    text: 'Your browser does not allow copying here. The text is selected: copy it with your keyboard.',
    description: 'Said when the browser refused to copy the text of a code block',
  },
  code: { text: 'Code', description: 'Names a block of code that has no title' },
});
export const t = createTranslator(messages);
