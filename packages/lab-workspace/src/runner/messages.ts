import { createTranslator, defineMessages } from '@drawbridge/ui/messages';
import { messages as shared } from '../base/messages.ts';

/** Texts of what the engine and the browser of the preview report. */
const messages = defineMessages('lab/workspace', {
  ...shared,
  'browser.external': {
    text: 'The page tried to open {url}. The preview stays inside the lab.',
    description: 'Notice above the preview: the app tried to leave the lab. {url}: web address',
  },
  'browser.script': {
    text: 'The link runs a script ({url}). The preview does not follow it; put the payload in the page instead.',
    description:
      'Notice above the preview: the learner followed a javascript: link. {url}: its address. "Payload": the attacker\'s code',
  },
  'browser.redirectLimit': {
    text: 'The app redirected {count} times in a row; the preview stopped there.',
    description: 'Notice above the preview: the app kept redirecting. {count}: number',
  },
  'browser.restarted': {
    text: 'The app restarted with your change. Sign in again where you were signed in.',
    description:
      "Notice above the preview: the app runs the learner's changed code now, and sessions are lost",
  },
  'fetching.python': {
    text: 'Fetching Python ({received} of {total} MB), once per browser',
    description:
      'In the preview while a Python lab loads its engine for the first time. {received} and {total}: numbers of megabytes, such as 3.2',
  },
  'browser.worldRestarted': {
    text: 'A request exceeded a limit, so the app restarted with its original data.',
    description:
      'Notice above the preview: a request used too much time or memory. All data of the app is as it was at the beginning',
  },
});

export const t = createTranslator(messages);
