import { defineMessages } from '../../messages/index.ts';

/** Texts of the states. */
export const messages = defineMessages('ui/status', {
  passed: {
    text: 'Passed',
    description: 'Status pill of a test, when a screen gives no other word. Participle; little space',
  },
  failed: {
    text: 'Failed',
    description: 'Status pill of a test, when a screen gives no other word. Participle; little space',
  },
  running: {
    text: 'Running',
    description: 'Status pill of a test, when a screen gives no other word. Little space',
  },
  queued: {
    text: 'Queued',
    description: 'Status pill of a test, when a screen gives no other word. Participle; little space',
  },
});
