import { createTranslator, defineMessages } from '../../messages/index.ts';

/** Texts of the frame around every page. */
export const messages = defineMessages('ui/shell', {
  main: { text: 'Main', description: 'Name of the main navigation' },
  toggleSidebar: { text: 'Toggle sidebar', description: 'Name of the menu button' },
  skip: { text: 'Skip to content', description: 'First link of the page, for the keyboard' },
});
export const t = createTranslator(messages);
