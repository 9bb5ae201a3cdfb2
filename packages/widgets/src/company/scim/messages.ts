import { createTranslator, defineMessages } from '@drawbridge/ui/messages';
import { claimMessages } from './claim-messages.ts';
import { deactivationMessages } from './deactivation-messages.ts';
import { logMessages } from './log-messages.ts';
import { testMessages } from './test-messages.ts';

/** Texts of provisioning. "Directory" is always the identity provider of a company, such as Entra ID or Okta. */
const messages = defineMessages('scim', {
  ...testMessages,
  ...claimMessages,
  ...logMessages,
  ...deactivationMessages,
  loading: { text: 'Loading provisioning', description: 'Screen reader only' },
  problem: { text: 'Provisioning could not be loaded', description: 'Title of an error' },
  denied: {
    text: 'Only administrators set up provisioning',
    description: 'Title shown to somebody who may not see the settings',
  },
  deniedText: {
    text: 'Ask an administrator of your organization.',
    description: 'Text under "Only administrators set up provisioning"',
  },

  title: { text: 'Provisioning', description: 'Heading: a directory creates and changes users. Noun' },
  on: { text: 'On', description: 'Label beside the heading "Provisioning". Adverb' },
  off: { text: 'Off', description: 'Label beside the heading "Provisioning". Adverb' },
  aboutOff: {
    text: 'Connect Entra ID, Okta or another directory with SCIM 2.0. It then creates, changes and deactivates users, and keeps teams in step with its groups.',
    description: 'Text while provisioning is off. "It": the directory',
  },
  aboutOn: {
    text: 'The directory creates, changes and deactivates users with an address in {domains}, and keeps teams in step with its groups.',
    description: 'Text while provisioning is on. {domains}: such as example.com, example.org',
  },
  aboutNowhere: {
    text: 'The directory is connected, but nothing can be provisioned without a proven domain.',
    description: 'Text while provisioning is on and the company has no proven domain',
  },
  noDomain: {
    text: 'Prove a domain first: only addresses in proven domains are provisioned.',
    description: 'Notice while the company has no proven domain',
  },
  openDomains: { text: 'Open domains', description: 'Link to the page with the domains. Verb' },
  ownersOnly: {
    text: 'Only owners switch provisioning on and off and manage its secrets. You can see the settings, test the connection and hand over accounts.',
    description: 'Notice for an administrator who is no owner',
  },
  noSecret: {
    text: 'The directory cannot connect: there is no secret. Create one and enter it at the directory.',
    description: 'Notice while provisioning is on and both secrets are deleted',
  },
  baseUrl: { text: 'Base URL', description: 'Name of a value that is entered at the directory' },
  baseUrlHint: {
    text: 'Entra ID calls it “Tenant URL”, Okta “SCIM connector base URL”.',
    description: 'Hint under "Base URL". The names are those on the pages of these products in English',
  },
  'fact.active': { text: 'Active users', description: 'Name of a number: users from the directory' },
  'fact.deactivated': {
    text: 'Deactivated users',
    description: 'Name of a number: users from the directory that cannot sign in',
  },
  'fact.groups': { text: 'Teams', description: 'Name of a number: teams that are groups of the directory' },
  'fact.last': {
    text: 'Last request',
    description: 'Name of a fact: when the directory last asked for something',
  },
  'fact.never': { text: 'None yet', description: 'Value of the fact "Last request"' },
  'fact.refused': {
    text: 'refused ({status})',
    description: 'Follows the time of the last request. {status}: number such as 409. Participle',
  },

  switchOff: { text: 'Switch off', description: 'Button: switches provisioning off. Verb' },
  'off.ask': { text: 'Switch provisioning off?', description: 'Title of a dialog' },
  'off.text': {
    text: 'The directory is refused at once, and its secrets are deleted. If you switch provisioning on again, it finds the same users and teams.',
    description: 'Text of the dialog "Switch provisioning off?". "It": the directory',
  },
  'off.loading': { text: 'Counting users', description: 'Screen reader only' },
  'off.people': {
    text: 'What happens to the {count} users from the directory?',
    description: 'Label of a choice in that dialog. {count}: number, such as 0, 2 or 40',
  },
  'off.people.one': {
    text: 'What happens to the user from the directory?',
    description: 'Label of that choice if there is one user',
  },
  'off.keep': { text: 'Keep them', description: 'Choice. "Them": users' },
  'off.keep.hint': {
    text: 'They stay as they are, and are edited here by hand again.',
    description: 'Hint of the choice "Keep them"',
  },
  'off.deactivate': { text: 'Deactivate {count}', description: 'Choice. {count}: number of users. Verb' },
  'off.deactivate.hint': {
    text: 'They cannot sign in any more. What they have learned stays.',
    description: 'Hint of the choice "Deactivate {count}"',
  },
  'off.stay': {
    text: 'Stay active: {reasons}.',
    description: 'Follows that hint. {reasons}: such as "2 owners, you"',
  },
  'stay.owners': { text: '{count} owners', description: 'Users who stay active. {count}: number from 2' },
  'stay.owner': { text: '1 owner', description: 'Users who stay active' },
  'stay.emergency': {
    text: 'the emergency administrator',
    description: 'User who stays active: can sign in while single sign-on is down',
  },
  'stay.self': { text: 'you', description: 'User who stays active: the reader' },
  'off.done.keep': { text: 'Provisioning is off.', description: 'Message after switching it off' },
  'off.done.deactivate': {
    text: 'Provisioning is off. The users from the directory are being deactivated.',
    description: 'Message after switching it off',
  },

  secrets: { text: 'Secrets', description: 'Heading: what the directory calls with. Noun' },
  'secrets.about': {
    text: 'The directory sends a secret token with each request. Two can be valid at once, so that one is replaced without an interruption.',
    description: 'Text under the heading "Secrets"',
  },
  'secrets.none': { text: 'No secret yet.', description: 'In place of a list of secrets' },
  'secrets.first': {
    text: 'Create secret and switch on',
    description: 'Button: creates the first secret, which switches provisioning on. Verb',
  },
  'secrets.create': { text: 'Create secret', description: 'Button. Verb' },
  'secrets.first.ask': { text: 'Switch provisioning on?', description: 'Title of a dialog' },
  'secrets.first.text': {
    text: 'Whoever has the secret decides who is a user of your organization. It is shown once.',
    description: 'Text of a dialog before a secret is created. "It": the secret',
  },
  'secrets.create.ask': { text: 'Create a secret?', description: 'Title of a dialog' },
  'secrets.ending': { text: 'Ends in {ending}', description: 'Names a secret. {ending}: four characters' },
  'secrets.made': { text: 'Created {time}', description: 'Of a secret. {time}: day and time. Participle' },
  'secrets.used': { text: 'last used {time}', description: 'Of a secret. {time}: day and time' },
  'secrets.never': { text: 'never used', description: 'Of a secret' },
  'secrets.delete': { text: 'Delete', description: 'Button: deletes a secret. Verb' },
  'secrets.delete.what': {
    text: 'Delete the secret that ends in {ending}',
    description: 'Screen reader only: name of the button "Delete". {ending}: four characters',
  },
  'secrets.delete.ask': {
    text: 'Delete the secret that ends in {ending}?',
    description: 'Title of a dialog. {ending}: four characters',
  },
  'secrets.delete.text': {
    text: 'Requests with this secret are refused at once.',
    description: 'Text of a dialog before a secret is deleted',
  },
  'secrets.delete.last': {
    text: 'It is the only one: the directory cannot connect until you create another.',
    description: 'Follows the text of that dialog. "It": the secret',
  },
  'secrets.delete.used': {
    text: 'It was last used {time}. Check that the directory no longer has it.',
    description: 'Follows the text of that dialog. "It": the secret. {time}: day and time',
  },
  'secrets.deleted': {
    text: 'The secret that ended in {ending} is deleted.',
    description: 'Message. {ending}: four characters',
  },
  'secrets.rotate': { text: 'To replace a secret', description: 'Heading above two steps' },
  'secrets.rotate.1': {
    text: 'Create a second secret and enter it at the directory.',
    description: 'First step of replacing a secret',
  },
  'secrets.rotate.2': {
    text: 'When the second one shows a use, delete the first.',
    description: 'Second step of replacing a secret. "One": secret',
  },
  'secrets.full': {
    text: 'Both secrets are in place. Delete the one that the directory no longer uses before you create another.',
    description: 'In place of the button "Create secret" while there are two',
  },
  'secret.label': { text: 'Secret token', description: 'Names the value of a new secret' },
  'secret.title': { text: 'Copy the secret now', description: 'Title above a new secret' },
  'secret.about': {
    text: 'It is shown only this once. Enter it at the directory as the secret token (Entra ID) or as the bearer token (Okta).',
    description: 'Text under "Copy the secret now". "It": the secret',
  },
  'secret.copy': { text: 'Copy secret token', description: 'Tooltip of a button' },
  'secret.copied': { text: 'Copied', description: 'Replaces that tooltip after the copy' },
  'secret.done': { text: 'I have stored it', description: 'Button that hides the secret for good' },
});
export const t = createTranslator(messages);
