import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the domains of a company. "Record" is always a DNS record. */
export const messages = defineMessages('domains', {
  loading: { text: 'Loading the domains', description: 'Screen reader only: domains are being loaded' },
  problem: { text: 'The domains could not be loaded', description: 'Title of an error' },
  denied: {
    text: 'Only administrators see the domains',
    description: 'Title shown to somebody who may not see the domains of the company',
  },
  deniedText: {
    text: 'Ask an administrator of your organization.',
    description: 'Text under "Only administrators see the domains"',
  },
  title: { text: 'Domains', description: 'Heading: internet domains of a company. Noun' },
  about: {
    text: 'Prove that an email domain is yours. Single sign-on works for addresses in proven domains only, and no other organization can use them.',
    description: 'Text under the heading "Domains"',
  },
  field: { text: 'Domain', description: 'Label of the field for an internet domain' },
  fieldHint: {
    text: 'The part after @ in the email addresses of your people.',
    description: 'Hint under the field "Domain"',
  },
  add: { text: 'Add domain', description: 'Button that adds a domain to the list. Verb' },
  added: {
    text: 'Publish the record to prove {domain}',
    description: 'Notice after a domain was added. {domain}: such as example.com',
  },
  empty: { text: 'No domains yet', description: 'Title while the list of domains is empty' },
  emptyText: {
    text: 'Add the domain of your email addresses first.',
    description: 'Text under the title "No domains yet"',
  },
  proven: { text: 'Proven', description: 'Label of a domain that belongs to the company. Adjective' },
  pending: { text: 'Not proven', description: 'Label of a domain without its DNS record. Adjective' },
  provenOn: { text: 'Proven on {date}', description: 'Line under a domain. {date}: a day' },
  byOperator: {
    text: 'Confirmed by the operator of this site',
    description: 'Line under a domain that was not proved by a DNS record',
  },
  people: {
    text: '{count} people with an address here',
    description: 'Line under a domain. {count}: a number, never 1',
  },
  person: { text: '1 person with an address here', description: 'Line under a domain' },
  steps: {
    text: 'Publish this TXT record at your DNS provider, then check. It can take an hour until it is visible. We also check once a day for 30 days.',
    description: 'Text above the DNS record of a domain. "It": the record',
  },
  recordName: { text: 'Name', description: 'Label of the name of a DNS record' },
  recordType: { text: 'Type', description: 'Label of the type of a DNS record, which is TXT' },
  recordValue: { text: 'Value', description: 'Label of the value of a DNS record' },
  check: { text: 'Check now', description: 'Button that looks for the DNS record. Verb' },
  checkOf: {
    text: 'Check now: {domain}',
    description: 'Name of the button "Check now" for screen readers. {domain}: such as example.com',
  },
  'outcome.found': {
    text: '{domain} is proven',
    description: 'Notice: the record was found. {domain}: such as example.com',
  },
  'outcome.missing': {
    text: 'The record was not found. New records can take an hour until they are visible.',
    description: 'Text after a check without the record',
  },
  'outcome.failed': {
    text: 'The DNS servers of the domain did not answer. Check again in a few minutes.',
    description: 'Text after a check that failed',
  },
  'outcome.taken': {
    text: 'The record is there, but another organization has already proved this domain. Contact support.',
    description: 'Text after a check. "There": in DNS',
  },
  gone: {
    text: 'The record is no longer published. The domain stays proven; publish the record again to keep proving that it is yours.',
    description: 'Text under a proven domain whose DNS record was removed',
  },
  lastChecked: { text: 'Last check: {date}', description: 'Line under a domain. {date}: day and time' },
  remove: { text: 'Remove', description: 'Button that removes a domain. Verb' },
  removeOf: {
    text: 'Remove {domain}',
    description: 'Name of the button "Remove" for screen readers. {domain}: such as example.com',
  },
  removeAsk: { text: 'Remove {domain}?', description: 'Title of a dialog. {domain}: such as example.com' },
  removeText: {
    text: 'Its record will have another value if you add the domain again.',
    description: 'Text of a dialog that removes a domain without effects',
  },
  removeProven: {
    text: 'Single sign-on no longer creates or links accounts with addresses in this domain, and passwords work for them. Accounts that signed in with single sign-on before can still do so.',
    description: 'Text of a dialog that removes a proven domain. "Them": accounts',
  },
  removed: { text: '{domain} removed', description: 'Notice. {domain}: such as example.com. Participle' },
});
export const t = createTranslator(messages);
