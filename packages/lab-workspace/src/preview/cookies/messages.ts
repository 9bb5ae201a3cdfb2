import { createTranslator, defineMessages } from '@drawbridge/ui/messages';
import { messages as shared } from '../../base/messages.ts';

/** Texts of the cookies. */
const messages = defineMessages('lab/cookies', {
  ...shared,
  'browser.cookies': {
    text: 'Cookies',
    description:
      "Label at the start of the row under the preview's address bar; the cookies follow it on one line. Little space",
  },
  'browser.noCookies': {
    text: 'No cookies',
    description: 'In place of the cookies in the row "Cookies". Little space',
  },
  'cookies.edit': {
    text: 'Edit',
    description: 'Button at the end of the row of cookies: opens the dialog that changes them. Verb',
  },
  'cookies.title': {
    text: 'Cookies',
    description: 'Title of the dialog in which the learner changes the cookies of the preview',
  },
  'cookies.detail': {
    text: 'This browser sends these with every request. A change takes effect with the next request.',
    description: 'Description under the title of the dialog. "This browser": the one inside the preview pane',
  },
  'cookies.none': { text: 'No cookies yet.', description: 'In the dialog, in place of the cookies' },
  'cookies.delete': {
    text: 'Delete {name}',
    description:
      'Screen reader and tooltip: button with a trash can, deletes one cookie. {name}: name of the cookie, such as session',
  },
  'cookies.add': {
    text: 'Add cookie',
    description: 'Button of the form for a new cookie, and its name for screen readers',
  },
  'cookies.name': { text: 'Name', description: 'Label of the field for the name of the new cookie' },
  'cookies.value': { text: 'Value', description: 'Label of the field for the value of the new cookie' },
});

export const t = createTranslator(messages);
