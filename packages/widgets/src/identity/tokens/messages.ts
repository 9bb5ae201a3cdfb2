import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the tokens with which programs act for a person. */
const messages = defineMessages('tokens', {
  loading: { text: 'Loading your tokens', description: 'Spoken while loading' },
  failed: { text: 'Your tokens could not be loaded', description: 'Title of a problem' },

  account: { text: 'Account token', description: 'Card' },
  'account.about': {
    text: 'The one token of your account, for a program of your own. Making another one ends it.',
    description: 'Under the title',
  },
  'account.none': { text: 'There is no account token.', description: 'In place of it' },
  'account.make': { text: 'Generate token', description: 'Button' },
  'account.replace': { text: 'Replace token', description: 'Button' },
  'account.replaceText': {
    text: 'Programs that use the token of before are refused from then on.',
    description: 'In the dialog',
  },
  'account.disable': { text: 'Disable', description: 'Button' },
  'account.disable.ask': { text: 'Disable the account token?', description: 'Question' },

  api: { text: 'API tokens', description: 'Card' },
  'api.about': {
    text: 'One for each program, so that you can revoke one without the others. Tokens reach your courses, labs and favorites; they never change your account, your password or your tokens. Signing out everywhere and a new password end all of them.',
    description: 'Under the title',
  },
  'api.docs': { text: 'What can be called', description: 'Link to the reference' },
  'api.empty': { text: 'No API token yet', description: 'Title of the empty list' },
  'api.emptyText': {
    text: 'Generate one to list your courses in a script, or to submit a lab from your own editor.',
    description: 'Under it',
  },
  'api.make': { text: 'Generate API token', description: 'Button, and title of the dialog' },
  'api.full': {
    text: 'You have {count} API tokens, which is the most. Revoke one to make another.',
    description: 'In place of the button',
  },

  name: { text: 'Name', description: 'Field' },
  'name.hint': { text: 'What uses it, such as "Deploy script".', description: 'Under the field' },
  scope: { text: 'What it may do', description: 'Choice' },
  'scope.read': { text: 'Read only', description: 'Choice, and badge' },
  'scope.read.about': {
    text: 'Sees your profile, courses, labs, favorites and notifications.',
    description: 'Under the choice',
  },
  'scope.learn': { text: 'Read and learn', description: 'Choice, and badge' },
  'scope.learn.about': {
    text: 'Also enrolls, completes lessons, works in labs and changes favorites, as you.',
    description: 'Under the choice',
  },
  expires: { text: 'Expires in', description: 'Choice' },
  days: { text: '{count} days', description: 'Choice' },
  generate: { text: 'Generate', description: 'Button of the dialog' },

  'once.title': { text: 'Copy the token now', description: 'Title of a warning' },
  'once.about': {
    text: 'It is shown this once: only its hash is stored. Whoever has it can act as you, so keep it like a password.',
    description: 'Of the warning',
  },
  'once.token': { text: 'Token', description: 'Name of a value' },
  'once.copy': { text: 'Copy the token', description: 'Button' },
  'once.copied': { text: 'Copied', description: 'After a copy button was pressed' },
  'once.use': { text: 'Example of a call', description: 'Name of a value' },
  'once.copyUse': { text: 'Copy the example', description: 'Button' },
  'once.done': { text: 'I have stored it', description: 'Button: the token is hidden' },

  expired: { text: 'Expired', description: 'Badge' },
  byAdmin: { text: 'Made by an administrator', description: 'Badge' },
  made: { text: 'Made {date}', description: 'Of a token' },
  expiresOn: { text: 'Expires {date}', description: 'Of a token' },
  expiredOn: { text: 'Expired {date}', description: 'Of a token' },
  used: { text: 'Last used {date}', description: 'Of a token' },
  unused: { text: 'Not used yet', description: 'Of a token' },
  ending: { text: 'Ends in {ending}', description: 'Of a token, for a screen reader' },
  revoke: { text: 'Revoke', description: 'Button' },
  'revoke.what': {
    text: 'Revoke {name}, which ends in {ending}',
    description: 'The same for a screen reader',
  },
  'revoke.ask': { text: 'Revoke {name}?', description: 'Question' },
  'end.text': {
    text: 'Programs that use it are refused from now on. This cannot be undone.',
    description: 'Under the question',
  },
});

export const t = createTranslator(messages);
