import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the tokens with which programs act for a person. */
const messages = defineMessages('tokens', {
  loading: {
    text: 'Loading your tokens',
    description: "Screen reader only: the user's tokens are being loaded",
  },
  failed: {
    text: 'Your tokens could not be loaded',
    description: 'Title of the error when the tokens could not be loaded',
  },

  account: {
    text: 'Account token',
    description:
      'Heading of the card about the token of the account. A token is a secret text with which a program signs in',
  },
  'account.about': {
    text: 'One token for your account, for a program of your own. Creating a new token revokes this one.',
    description: 'Text under the heading "Account token"',
  },
  'account.none': {
    text: 'There is no account token.',
    description: 'In place of the token of the account. The token lets programs act for the user',
  },
  'account.make': {
    text: 'Generate token',
    description: 'Button, and title of the dialog that it opens: makes the token of the account. Verb',
  },
  'account.replace': {
    text: 'Replace token',
    description:
      'Button, and title of the dialog that it opens: makes a new token of the account in place of the old one. Verb',
  },
  'account.replaceText': {
    text: 'Programs that use the current token will no longer be accepted.',
    description: 'Text of the dialog "Replace token"',
  },
  'account.disable': {
    text: 'Disable',
    description: 'Button, and confirmation in the dialog that asks: the token no longer works. Verb',
  },
  'account.disable.ask': {
    text: 'Disable the account token?',
    description: 'Title of the dialog that asks before the token is disabled',
  },

  api: {
    text: 'API tokens',
    description: 'Heading of the card about the tokens for programs; also the name of their list',
  },
  'api.about': {
    text: 'Use one for each program, so that you can revoke one without the others. Tokens give access to your courses, labs and favorites; they never change your account, your password or your tokens. Signing out everywhere or setting a new password revokes all of them.',
    description: 'Text under the heading "API tokens"; the link "API reference" follows',
  },
  'api.docs': {
    text: 'API reference',
    description: 'Link after the text about API tokens: opens the reference for programmers',
  },
  'api.empty': {
    text: 'No API token yet',
    description: 'Title in place of the list of API tokens while it is empty',
  },
  'api.emptyText': {
    text: 'Generate one to list your courses in a script, or to submit a lab from your own editor.',
    description: 'Text under the title "No API token yet". Verb: an instruction',
  },
  'api.make': {
    text: 'Generate API token',
    description: 'Button, and title of the dialog that it opens: makes a token for a program. Verb',
  },
  'api.full': {
    text: 'You have {count} API tokens, which is the maximum. Revoke one to generate another.',
    description: 'In place of the button "Generate API token". {count}: number',
  },

  name: { text: 'Name', description: 'Label of the field for the name of a token' },
  'name.hint': {
    text: 'The program that uses it, such as "Deploy script".',
    description: 'Hint under the field "Name": an example',
  },
  scope: {
    text: 'What it may do',
    description: 'Label of a group of radio buttons: what programs with the token can do',
  },
  'scope.read': {
    text: 'Read only',
    description: 'Radio button, and badge on a token: programs can read, but not change anything',
  },
  'scope.read.about': {
    text: 'Sees your profile, courses, labs, favorites and notifications.',
    description: 'Hint under the radio button "Read only". Subject: the program',
  },
  'scope.learn': {
    text: 'Read and learn',
    description: 'Radio button, and badge on a token: programs can read and learn',
  },
  'scope.learn.about': {
    text: 'Also enrolls, completes lessons, works in labs and changes favorites, as you.',
    description:
      'Hint under the radio button "Read and learn". Subject: the program, which acts for the user',
  },
  expires: { text: 'Expires in', description: 'Label of a selection; the options complete it. Verb' },
  days: { text: '{count} days', description: 'Option of "Expires in". {count}: number, 7 or more' },
  generate: {
    text: 'Generate',
    description: 'Button of the dialogs "Generate token" and "Generate API token". Verb',
  },

  'once.title': {
    text: 'Copy the token now',
    description: 'Title of the note with a new token. Verb: an instruction',
  },
  'once.about': {
    text: 'It is shown only once, because we store only its hash. Anyone who has it can act as you, so keep it like a password.',
    description: 'Text of the note "Copy the token now". "It": the token',
  },
  'once.token': { text: 'Token', description: 'Label of the token in the note "Copy the token now"' },
  'once.copy': { text: 'Copy the token', description: 'Button of the note "Copy the token now". Verb' },
  'once.copied': {
    text: 'Copied',
    description: 'Button "Copy the token" after the text was copied. Participle',
  },
  'once.use': {
    text: 'Example call',
    description: 'Label of an example that uses the token, for programmers',
  },
  'once.copyUse': { text: 'Copy the example', description: 'Button of the note "Copy the token now". Verb' },
  'once.done': {
    text: 'I have stored it',
    description: 'Button that closes the note "Copy the token now". The user speaks',
  },

  expired: { text: 'Expired', description: 'Badge on a token that no longer works. Participle' },
  byAdmin: {
    text: 'Created by an administrator',
    description: 'Badge on a token that the user did not make. Participle',
  },
  made: {
    text: 'Created {date}',
    description: 'On a token. {date}: date, such as December 6, 2026. Participle',
  },
  expiresOn: {
    text: 'Expires {date}',
    description: 'On a token that still works. {date}: date, such as December 6, 2026. Verb',
  },
  expiredOn: {
    text: 'Expired {date}',
    description: 'On a token that no longer works. {date}: date, such as December 6, 2026. Participle',
  },
  used: { text: 'Last used {date}', description: 'On a token. {date}: date and time. Participle' },
  unused: { text: 'Not used yet', description: 'On a token: no program has used it' },
  ending: {
    text: 'Ends in {ending}',
    description:
      'Screen reader only: on a token whose other characters are hidden. {ending}: its last characters, such as k3Xq. Verb',
  },
  revoke: {
    text: 'Revoke',
    description: 'Button on a token, and in the dialog that asks: the token no longer works. Verb',
  },
  'revoke.what': {
    text: 'Revoke {name}, which ends in {ending}',
    description:
      'Screen reader only: full name of the button "Revoke". {name}: name of the token; {ending}: its last characters',
  },
  'revoke.ask': {
    text: 'Revoke {name}?',
    description: 'Title of the dialog that asks before a token is revoked. {name}: name of the token',
  },
  'end.text': {
    text: 'Programs that use it will no longer be accepted. This cannot be undone.',
    description: 'Text of the dialogs that ask before a token is disabled or revoked. "It": the token',
  },
});

export const t = createTranslator(messages);
