import { createTranslator, defineMessages } from '../../messages/index.ts';

/** Texts of a code block. */
export const messages = defineMessages('ui/code', {
  copyCode: { text: 'Copy code', description: 'Tooltip of an icon button on a block of code. Verb' },
  copied: {
    text: 'Copied',
    description: 'Tooltip of the icon button "Copy code" after the text was copied. Participle',
  },
  copyDenied: {
    text: 'Your browser does not allow copying here. The text is selected: copy it with your keyboard.',
    description: 'Under a block of code when the browser refused to copy it',
  },
  code: { text: 'Code', description: 'Screen reader only: name of a block of code without a title. Noun' },
});
export const t = createTranslator(messages);
