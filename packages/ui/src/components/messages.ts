import { defineMessages } from '../messages/index.ts';

/** Texts that a component has unless it is given others. */
export const messages = defineMessages('ui', {
  remove: { text: 'Remove', description: 'Name of the cross of a chosen value' },
  main: { text: 'Main', description: 'Name of the main navigation' },
  toggleSidebar: { text: 'Toggle sidebar', description: 'Name of the menu button' },
  skip: { text: 'Skip to content', description: 'First link of the page, for the keyboard' },
  notifications: { text: 'Notifications', description: 'Name of the place of toasts' },
  dismiss: { text: 'Dismiss', description: 'Closes a toast or a note' },
  cancel: { text: 'Cancel', description: 'Leaves a question without the action' },
  close: { text: 'Close', description: 'Name of the cross of a dialog' },
  breadcrumbs: { text: 'Breadcrumbs', description: 'Name of the row of pages above' },
  retry: { text: 'Try again', description: 'Repeats what failed' },
  incident: { text: 'Incident', description: 'Before the number that support asks for' },
  loading: { text: 'Hang On...', description: 'Verbatim. @see GEN-20, CX-46' },
  clearSearch: { text: 'Clear search', description: 'Name of the cross in a search field' },
  showPassword: { text: 'Show password', description: 'Name of the eye in a password field' },
  hidePassword: { text: 'Hide password', description: 'The other way round' },
  copyCode: { text: 'Copy code', description: 'Button' },
  copied: { text: 'Copied', description: 'Said after it' },
  code: { text: 'Code', description: 'Names a block of code that has no title' },
  passed: { text: 'Passed', description: 'State of a check' },
  failed: { text: 'Failed', description: 'State of a check' },
  running: { text: 'Running', description: 'State of a check' },
  queued: { text: 'Queued', description: 'State of a check' },
});
