import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of changing a password and of the list of devices. */
export const messages = defineMessages('security', {
  oldPassword: { text: 'Current password', description: 'Label of the field for the password in use' },
  newPassword: { text: 'New password', description: 'Label of the field for a new password' },
  repeatPassword: {
    text: 'Repeat new password',
    description: 'Label of the field that repeats the new password. Verb',
  },
  show: { text: 'Show password', description: 'Tooltip of the eye button in a password field' },
  hide: { text: 'Hide password', description: 'Tooltip of the eye button while the password is visible' },
  change: {
    text: 'Change password',
    description: 'Button of the form with the new password: saves it. Verb',
  },
  forgot: {
    text: 'Forgot your password, or have none yet?',
    description: 'Link under the field for the password in use: opens the page that sends an email',
  },

  devices: { text: 'Your devices', description: 'Heading of the card with the browsers that are signed in' },
  devicesText: {
    text: 'Every browser that is signed in to your account. If you do not recognize one, sign it out and change your password.',
    description: 'Text under the heading "Your devices"',
  },
  thisDevice: { text: 'This device', description: 'Badge on the device that the reader is using' },
  onlyThis: {
    text: 'You are signed in on this device only.',
    description: 'Under the list when it has one device',
  },
  network: { text: 'Network', description: 'On a device; an IP address such as 192.0.2.0/24 follows' },
  signedIn: {
    text: 'Signed in',
    description: 'On a device; a date such as December 6, 2026 follows. Participle',
  },
  lastUsed: {
    text: 'Last used',
    description: 'On a device; a time such as "5 minutes ago" follows. Participle',
  },
  signOut: {
    text: 'Sign out',
    description: 'Button on a device, and in the dialog that asks: ends the session there. Verb',
  },
  signOutOf: {
    text: 'Sign out {device}, network {network}',
    description:
      'Screen reader only: full name of the button "Sign out". {device}: such as Firefox on Windows; {network}: IP address',
  },
  signOutAsk: {
    text: 'Sign out {device}?',
    description: 'Title of the dialog that asks. {device}: such as Firefox on Windows',
  },
  signOutText: {
    text: 'That browser will have to sign in again. Everything saved there is safe.',
    description: 'Text of the dialog "Sign out …?"',
  },
  signedOut: {
    text: 'Signed out: {device}',
    description: 'Toast after "Sign out" was pressed. {device}: such as Firefox on Windows. Participle',
  },
  showAll: {
    text: 'Show all {count}',
    description: 'Button under a long list of devices. {count}: number of devices. Verb',
  },
  everywhere: {
    text: 'Sign out everywhere',
    description: 'Button, and confirmation in the dialog that asks: ends all sessions. Verb',
  },
  everywhereAsk: {
    text: 'Sign out everywhere?',
    description: 'Title of the dialog that asks before all sessions are ended',
  },
  everywhereText: {
    text: 'Every browser and device you are signed in on will have to sign in again, including this one. Everything you saved is safe.',
    description: 'Text of the dialog "Sign out everywhere?"',
  },
  failed: {
    text: 'Your devices could not be loaded',
    description: 'Title of the error when the devices could not be loaded',
  },
});
export const t = createTranslator(messages);
