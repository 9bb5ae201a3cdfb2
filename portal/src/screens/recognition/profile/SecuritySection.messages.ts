import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the profile's section about security. */
export const messages = defineMessages('portal/profile/security', {
  password: { text: 'Password', description: 'Card' },
  passwordText: {
    text: 'When you change it, your other devices are signed out. This one stays signed in.',
    description: 'Under it',
  },
  changed: {
    text: 'Your password is changed. Your other devices are signed out.',
    description: 'Message after it',
  },
  secondFactor: { text: 'Second factor', description: 'Heading' },
  secondFactorText: {
    text: 'Sign-ins ask for one of these after your password or emailed link. Whoever knows your password still does not get in.',
    description: 'Under it',
  },
});
export const t = createTranslator(messages);
