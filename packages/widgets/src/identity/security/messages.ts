import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of changing a password and of the list of devices. */
export const messages = defineMessages('security', {
  oldPassword: { text: 'Current password', description: 'Label' },
  newPassword: { text: 'New password', description: 'Label' },
  repeatPassword: { text: 'Repeat new password', description: 'Label' },
  show: { text: 'Show password', description: 'Button in a password field' },
  hide: { text: 'Hide password', description: 'Button in a password field' },
  change: { text: 'Change password', description: 'Button' },
  forgot: { text: 'Forgot your password, or have none yet?', description: 'Link under the current password' },

  devices: { text: 'Your devices', description: 'Card' },
  devicesText: {
    text: 'Every browser that is signed in to your account. If you do not recognize one, sign it out and change your password.',
    description: 'Under it',
  },
  thisDevice: { text: 'This device', description: 'Badge' },
  onlyThis: { text: 'You are signed in on this device only.', description: 'Under a list of one' },
  network: { text: 'Network', description: 'Before an address such as 192.0.2.0/24' },
  signedIn: { text: 'Signed in', description: 'Before a date' },
  lastUsed: { text: 'Last used', description: 'Before a time such as "5 minutes ago"' },
  signOut: { text: 'Sign out', description: 'Ends one session' },
  signOutOf: { text: 'Sign out {device}, network {network}', description: 'The same for a screen reader' },
  signOutAsk: { text: 'Sign out {device}?', description: 'Title of the question' },
  signOutText: {
    text: 'That browser must sign in again. What was saved there is safe.',
    description: 'In the question',
  },
  signedOut: { text: 'Signed out: {device}', description: 'Message when it worked' },
  showAll: { text: 'Show all {count}', description: 'Under a long list' },
  everywhere: { text: 'Sign out everywhere', description: 'Ends every session' },
  everywhereAsk: { text: 'Sign out everywhere?', description: 'Title of the question' },
  everywhereText: {
    text: 'Every browser and device you are signed in on must sign in again, including this one. What you saved is safe.',
    description: 'In the question',
  },
  failed: { text: 'Your devices could not be loaded', description: 'Title of a problem' },
});
export const t = createTranslator(messages);
