import { createTranslator, defineMessages } from '../../messages/index.ts';

/** Texts of the frame around every page. */
export const messages = defineMessages('ui/shell', {
  main: { text: 'Main', description: 'Screen reader only: name of the main navigation. Adjective' },
  toggleSidebar: {
    text: 'Toggle sidebar',
    description: 'Tooltip of the button with three lines: shows and hides the sidebar. Verb',
  },
  skip: {
    text: 'Skip to content',
    description: 'First link of the page, visible only while it has the keyboard focus. Verb',
  },
});
export const t = createTranslator(messages);
