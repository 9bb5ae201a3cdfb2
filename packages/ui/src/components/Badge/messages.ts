import { defineMessages } from '../../messages/index.ts';

/** Texts of the states. */
export const messages = defineMessages('ui/status', {
  passed: { text: 'Passed', description: 'State of a check' },
  failed: { text: 'Failed', description: 'State of a check' },
  running: { text: 'Running', description: 'State of a check' },
  queued: { text: 'Queued', description: 'State of a check' },
});
