import { createTranslator, defineMessages } from '@drawbridge/ui/messages';
import { messages as shared } from '../../base/messages.ts';

/** Texts of the cookies. */
const messages = defineMessages('lab/cookies', {
  ...shared,
  'browser.cookies': { text: 'Cookies', description: 'Browser of the preview' },
  'browser.noCookies': { text: 'No cookies', description: 'Browser of the preview' },
  'cookies.edit': { text: 'Edit', description: 'Browser of the preview' },
  'cookies.title': { text: 'Cookies', description: 'Browser of the preview' },
  'cookies.detail': {
    text: 'This browser sends these with every request. A change takes effect with the next request.',
    description: 'Browser of the preview',
  },
  'cookies.none': { text: 'No cookies yet.', description: 'Browser of the preview' },
  'cookies.delete': { text: 'Delete {name}', description: 'Browser of the preview' },
  'cookies.add': { text: 'Add cookie', description: 'Browser of the preview' },
  'cookies.name': { text: 'Name', description: 'Browser of the preview' },
  'cookies.value': { text: 'Value', description: 'Browser of the preview' },
});

export const t = createTranslator(messages);
