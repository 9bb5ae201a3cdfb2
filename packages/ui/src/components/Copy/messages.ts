import { createTranslator, defineMessages } from '../../messages/index.ts';

/** Texts of every button that copies something. */
export const messages = defineMessages('copy', {
  copy: {
    text: 'Copy {what}',
    description: 'Tooltip of an icon button. {what}: what is copied, such as flag or Client ID. Verb',
  },
  copied: {
    text: 'Copied',
    description: 'Tooltip of the icon button "Copy …" after the text was copied. Participle',
  },
  denied: {
    text: 'Your browser does not allow copying here. The text is selected: copy it with your keyboard.',
    description:
      'Description under the title of a dialog that shows the text when the browser refused to copy it',
  },
  title: {
    text: 'Copy the text',
    description:
      'Title of the dialog that shows a text when the browser refused to copy it. Verb: an instruction',
  },
  text: {
    text: 'Text to copy',
    description: 'Screen reader only: label of the text area in the dialog "Copy the text"',
  },
  done: { text: 'Done', description: 'Button that closes the dialog "Copy the text"' },
});

export const t = createTranslator(messages);
