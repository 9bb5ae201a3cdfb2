import { createTranslator, defineMessages } from '../../messages/index.ts';

/** Texts of every button that copies something. */
export const messages = defineMessages('copy', {
  copy: { text: 'Copy {what}', description: 'Name of a button of one icon; {what} is the name of the value' },
  copied: { text: 'Copied', description: 'Name of the button after the text was copied' },
  denied: {
    text: 'Your browser does not allow copying here. The text is selected: copy it with your keyboard.',
    description: 'Under the title of a dialog that shows the text, when the browser refused to copy',
  },
  title: { text: 'Copy the text', description: 'Title of that dialog' },
  text: { text: 'Text to copy', description: 'Label of the field in that dialog' },
  done: { text: 'Done', description: 'Button that closes that dialog' },
});

export const t = createTranslator(messages);
