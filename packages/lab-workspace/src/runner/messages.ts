import { createTranslator, defineMessages } from '@drawbridge/ui/messages';
import { messages as shared } from '../base/messages.ts';

/** Texts of what the engine and the browser of the preview report. */
const messages = defineMessages('lab/workspace', {
  ...shared,
  'browser.external': {
    text: 'The page tried to open {url}. The preview stays inside the lab.',
    description: 'Browser of the preview',
  },
  'browser.script': {
    text: 'The link runs a script ({url}). The preview does not follow it; put the payload in the page instead.',
    description: 'Browser of the preview',
  },
  'browser.redirectLimit': {
    text: 'The app redirected {count} times in a row; the preview stopped there.',
    description: 'Browser of the preview',
  },
  'browser.restarted': {
    text: 'The app restarted with your change. Sign in again where you were signed in.',
    description: 'Browser of the preview',
  },
  'fetching.python': {
    text: 'Fetching Python ({received} of {total} MB), once per browser',
    description: 'While the engine of a Python lab is fetched for the first time',
  },
  'browser.worldRestarted': {
    text: 'A request exceeded a limit, so the app restarted with its original data.',
    description: 'Browser of the preview',
  },
});

export const t = createTranslator(messages);
