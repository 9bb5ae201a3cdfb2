import { createTranslator, defineMessages } from '@drawbridge/ui/messages';
import { ruleMessages } from './rule-messages.ts';
import { testMessages } from './test-messages.ts';

/** Texts of setting up single sign-on. "Provider" is always the identity provider of a company. */
const messages = defineMessages('sso-setup', {
  ...testMessages,
  ...ruleMessages,
  loading: { text: 'Loading single sign-on', description: 'Screen reader only' },
  problem: { text: 'Single sign-on could not be loaded', description: 'Title of an error' },
  denied: {
    text: 'Only administrators set up single sign-on',
    description: 'Title shown to somebody who may not see the settings',
  },
  deniedText: {
    text: 'Ask an administrator of your organization.',
    description: 'Text under "Only administrators set up single sign-on"',
  },

  title: { text: 'Single sign-on', description: 'Heading. Noun' },
  on: { text: 'On', description: 'Label beside the heading "Single sign-on". Adverb' },
  off: { text: 'Off', description: 'Label beside the heading "Single sign-on". Adverb' },
  aboutOff: {
    text: 'Your people sign in with a password or an emailed link. Enter the values of your identity provider below, test the sign-in, then switch it on.',
    description: 'Text while single sign-on is off',
  },
  aboutOn: {
    text: 'People with an address in {domains} sign in with this provider. Accounts are created at the first sign-in.',
    description: 'Text while single sign-on is on. {domains}: such as example.com, example.org',
  },
  noDomain: {
    text: 'Prove a domain first: single sign-on works only for addresses in proven domains.',
    description: 'Notice while the company has no proven domain',
  },
  openDomains: { text: 'Open domains', description: 'Link to the page with the domains. Verb' },
  linked: { text: 'People', description: 'Name of a fact: how many signed in with single sign-on' },
  linkedCount: {
    text: '{count} signed in with it so far',
    description: 'Value of the fact "People". {count}: a number; "it": single sign-on',
  },
  kind: { text: 'Protocol', description: 'Name of a fact and label of a choice' },
  'kind.oidc': { text: 'OpenID Connect', description: 'Name of a protocol. Usually not translated' },
  'kind.saml': { text: 'SAML 2.0', description: 'Name of a protocol. Usually not translated' },
  'kind.oidc.hint': {
    text: 'Entra ID, Okta, Google Workspace, Keycloak and most others. The simplest to maintain.',
    description: 'Hint of the choice "OpenID Connect"',
  },
  'kind.saml.hint': {
    text: 'For providers without OpenID Connect, such as ADFS and Shibboleth.',
    description: 'Hint of the choice "SAML 2.0"',
  },
  issuer: { text: 'Issuer', description: 'Name of a value of an OpenID provider. Noun' },
  issuerHint: {
    text: 'The address that the provider names as its issuer, for example https://login.example.com.',
    description: 'Hint under the field "Issuer"',
  },
  entityId: { text: 'Entity ID', description: 'Name of a value of a SAML provider' },
  clientId: { text: 'Client ID', description: 'Name of a value of an OpenID client' },
  clientSecret: { text: 'Client secret', description: 'Name of a value of an OpenID client' },
  secretKept: {
    text: 'A secret is stored. Leave the field empty to keep it for the same client.',
    description: 'Hint under the field "Client secret"',
  },
  secretHint: {
    text: 'Empty for a client without a secret. It is stored encrypted and never shown.',
    description: 'Hint under the field "Client secret". "It": the secret',
  },
  show: { text: 'Show secret', description: 'Tooltip of the eye button of a field' },
  hide: { text: 'Hide secret', description: 'Tooltip of the eye button of a field' },
  entryPoint: { text: 'Sign-in address', description: 'Name of a value of a SAML provider' },
  metadataUrl: { text: 'Metadata address', description: 'Label of a field, and name of a fact' },
  metadataUrlHint: {
    text: 'Recommended: it is read once a day, so that a new certificate is known in time.',
    description: 'Hint under the field "Metadata address"',
  },
  metadataFile: { text: 'Metadata file', description: 'Label of a field for a file' },
  metadataFileHint: {
    text: 'An XML file from the provider. You upload it again when its certificate changes.',
    description: 'Hint under the field "Metadata file"',
  },
  from: { text: 'Metadata from', description: 'Label of a choice: address or file' },
  'from.url': { text: 'An address', description: 'Option of the choice "Metadata from"' },
  'from.file': { text: 'A file', description: 'Option of the choice "Metadata from"' },
  choose: { text: 'Choose file', description: 'Button that opens the choice of a file. Verb' },
  chosen: { text: '{name} chosen', description: 'After a file was chosen. {name}: of the file' },

  certificates: { text: 'Signing certificates', description: 'Heading of a list' },
  validUntil: { text: 'Valid until {date}', description: 'Line of a certificate. {date}: a day' },
  ended: { text: 'Ended on {date}', description: 'Line of a certificate. {date}: a day. Participle' },
  noEnd: { text: 'A key without an end', description: 'Line of a key that is not a certificate' },
  endsSoon: { text: 'Ends soon', description: 'Label of a certificate with less than 30 days' },
  endedLabel: { text: 'Ended', description: 'Label of a certificate. Participle' },
  valid: { text: 'Valid', description: 'Label of a certificate. Adjective' },
  unnamed: { text: 'Public key', description: 'Name of a key that is not a certificate' },
  notices: {
    text: 'Administrators are emailed 30, 7 and 1 day before a certificate ends.',
    description: 'Line under the list of certificates',
  },
  readAt: { text: 'Metadata read', description: 'Name of a fact: when the metadata was read. Participle' },
  metadataFault: {
    text: 'The metadata could not be used at the last reading, so nothing was changed. {fault}',
    description: 'Notice. {fault}: a sentence with the reason',
  },
  metadataChange: {
    text: 'The metadata changed on {date}: {added} certificates added, {removed} removed.',
    description: 'Notice. {date}: a day; {added} and {removed}: numbers, also 0 and 1',
  },
  metadataMoved: {
    text: 'The sign-in address is now {address}.',
    description: 'Sentence after "The metadata changed". {address}: a web address',
  },

  addresses: { text: 'Register this at your provider', description: 'Heading above values to copy. Verb' },
  redirectUri: { text: 'Redirect URI', description: 'Name of a value to copy' },
  ourEntityId: { text: 'Entity ID (audience)', description: 'Name of a value to copy' },
  acsUrl: { text: 'Assertion consumer service URL', description: 'Name of a value to copy' },
  ourMetadata: {
    text: 'Our metadata',
    description: 'Name of a value to copy: the address with the metadata of this website',
  },
  'claims.oidc': {
    text: 'Let the provider send the email address, first and last name of the person, and groups if you want to map them.',
    description: 'Line under the values to copy. "Them": groups',
  },
  'claims.saml': {
    text: 'Let the provider send the email address, first and last name of the person, and groups if you want to map them. The NameID has to stay the same for a person.',
    description: 'Line under the values to copy. "Them": groups. NameID is a word of SAML',
  },

  draftNew: {
    text: 'Set up single sign-on',
    description: 'Heading of the form while nothing is entered. Verb',
  },
  draftNext: {
    text: 'Change the provider',
    description: 'Heading of the form while single sign-on is on. Verb',
  },
  draftAbout: {
    text: 'Nobody signs in with these values before you have tested them and switched them on.',
    description: 'Text under the heading of the form',
  },
  save: { text: 'Save and continue', description: 'Button of the form. Verb' },
  edit: { text: 'Change values', description: 'Button that shows the form again. Verb' },
  cancel: { text: 'Cancel', description: 'Button that closes the form. Verb' },
  discard: { text: 'Discard', description: 'Button that deletes the entered values. Verb' },
  discardAsk: { text: 'Discard these values?', description: 'Title of a dialog' },
  discardText: {
    text: 'The way people sign in now does not change.',
    description: 'Text of the dialog "Discard these values?"',
  },
  discarded: { text: 'Values discarded', description: 'Notice. Participle' },
  step1: { text: '1. Test the sign-in', description: 'Heading of the first step' },
  step1Text: {
    text: 'A new window signs you in at the provider and shows what it says about you. No account is created or changed.',
    description: 'Text of the first step. "It": the provider',
  },
  test: { text: 'Test sign-in', description: 'Link that opens a new window. Verb' },
  notTested: { text: 'Not tested yet', description: 'State of the first step. Participle' },
  testPassed: { text: 'Passed on {date}', description: 'State of the first step. {date}: day and time' },
  testFailed: { text: 'Failed on {date}', description: 'State of the first step. {date}: day and time' },
  step2: { text: '2. Switch it on', description: 'Heading of the second step. "It": single sign-on' },
  step2Text: {
    text: 'From then on people with an address in {domains} sign in with this provider. Passwords still work.',
    description: 'Text of the second step. {domains}: such as example.com, example.org',
  },
  ownersSwitch: {
    text: 'An owner of the company switches it on.',
    description: 'Notice above the disabled button Switch on, for an administrator who is not an owner',
  },
  switchOn: { text: 'Switch on', description: 'Button. Verb' },
  switchOnAsk: { text: 'Switch single sign-on on?', description: 'Title of a dialog' },
  switchOnText: {
    text: 'People who are linked with their account stay linked. New people get an account at their first sign-in.',
    description: 'Text of the dialog "Switch single sign-on on?"',
  },
  switchedOn: { text: 'Single sign-on is on', description: 'Notice' },
  switchOff: { text: 'Switch off', description: 'Button. Verb' },
  switchOffAsk: { text: 'Switch single sign-on off?', description: 'Title of a dialog' },
  switchOffText: {
    text: 'People sign in with a password or an emailed link, and can set a password with “Forgot password”. The values stay here, and need a new test before you switch them on again.',
    description: 'Text of the dialog "Switch single sign-on off?"',
  },
  switchedOff: { text: 'Single sign-on is off', description: 'Notice' },
});
export const t = createTranslator(messages);
