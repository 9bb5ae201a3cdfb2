import { createTranslator, defineMessages } from '../messages/index.ts';

/** Default texts of components. */
export const messages = defineMessages('ui', {
  remove: { text: 'Remove', description: 'Tooltip of the × of a chosen value, such as a filter. Verb' },
  notifications: {
    text: 'Notifications',
    description: 'Screen reader only: name of the place where toasts appear',
  },
  dismiss: { text: 'Dismiss', description: 'Tooltip of the × of a toast or notice: closes it. Verb' },
  cancel: { text: 'Cancel', description: 'Button that closes a dialog without the action. Verb' },
  close: { text: 'Close', description: 'Tooltip of the × of a dialog. Verb' },
  retry: { text: 'Try again', description: 'Button of an error: repeats what failed. Verb' },
  incident: {
    text: 'Incident',
    description: 'Before the number of an error, which users tell the support. Noun',
  },
  loading: {
    text: 'Hang On...',
    description:
      'On the overlay while the page waits for the server: "please wait", informal. @see GEN-20, CX-46',
  },
  clearSearch: { text: 'Clear search', description: 'Tooltip of the × in a search field. Verb' },
  showPassword: { text: 'Show password', description: 'Tooltip of the eye button in a password field. Verb' },
  hidePassword: {
    text: 'Hide password',
    description: 'Tooltip of the eye button while the password is visible. Verb',
  },
});
export const t = createTranslator(messages);
