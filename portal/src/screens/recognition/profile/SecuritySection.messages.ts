import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the profile's section about security. */
export const messages = defineMessages('portal/profile/security', {
  password: { text: 'Password', description: 'Heading of the card with the form that changes the password' },
  passwordText: {
    text: 'When you change it, your other devices are signed out. This one stays signed in.',
    description: 'Text under the heading "Password". "It": the password; "one": device',
  },
  changed: {
    text: 'Your password is changed. Your other devices are signed out.',
    description: 'Toast after the password was changed',
  },
  secondFactor: { text: 'Second factor', description: 'Heading of the card about apps and passkeys' },
  secondFactorText: {
    text: 'Sign-ins ask for one of these after your password or emailed link. Then a stolen password is not enough.',
    description: 'Text under the heading "Second factor". "These": the second factors below',
  },
});
export const t = createTranslator(messages);
