import { createTranslator, defineMessages } from '../messages/index.ts';

/** Texts that a component has unless it is given others. */
export const messages = defineMessages('ui', {
  remove: { text: 'Remove', description: 'Name of the cross of a chosen value' },
  notifications: { text: 'Notifications', description: 'Name of the place of toasts' },
  dismiss: { text: 'Dismiss', description: 'Closes a toast or a note' },
  cancel: { text: 'Cancel', description: 'Leaves a question without the action' },
  close: { text: 'Close', description: 'Name of the cross of a dialog' },
  retry: { text: 'Try again', description: 'Repeats what failed' },
  incident: { text: 'Incident', description: 'Before the number that support asks for' },
  loading: { text: 'Hang On...', description: 'Verbatim. @see GEN-20, CX-46' },
  clearSearch: { text: 'Clear search', description: 'Name of the cross in a search field' },
  showPassword: { text: 'Show password', description: 'Name of the eye in a password field' },
  hidePassword: { text: 'Hide password', description: 'The other way round' },
});
export const t = createTranslator(messages);
