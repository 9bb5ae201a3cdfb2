import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of what a company asks the owner of a private account. */
const messages = defineMessages('company-join', {
  loading: { text: 'Loading invitations', description: 'Screen reader only: invitations are being loaded' },
  problem: {
    text: 'Invitations could not be loaded',
    description: 'Title of the error when invitations failed to load',
  },
  empty: { text: 'No open invitations', description: 'Title shown while no company asks the reader' },
  emptyText: {
    text: 'An invitation that was accepted, declined, withdrawn or is older than 14 days is no longer shown. To see a new one, confirm your email address first.',
    description: 'Text under "No open invitations"',
  },
  title: {
    text: '{company} invites you',
    description: 'Heading of an invitation. {company}: name of the company',
  },
  by: {
    text: 'Invited by {name}. You can answer until {day}.',
    description: 'Under the heading of an invitation. {name}: an administrator; {day}: a date',
  },
  until: {
    text: 'You can answer until {day}.',
    description: 'Under the heading of an invitation. {day}: a date',
  },
  sees: { text: 'What {company} will see', description: 'Heading of a list. {company}: name of the company' },
  'sees.name': {
    text: 'Your name, email address and picture',
    description: 'Entry of a list: what a company sees',
  },
  'sees.progress': {
    text: 'Your courses, labs, badges and assignments from now on',
    description: 'Entry of a list: what a company sees',
  },
  'sees.before': {
    text: 'What you did with this account before, including attempts in labs and certificates',
    description: 'Entry of a list: what a company sees',
  },
  changes: { text: 'What changes for you', description: 'Heading of a list of consequences' },
  'changes.account': {
    text: 'Your account belongs to {company}, which can deactivate or remove it. When you leave, your work stays yours.',
    description: 'Entry of a list. {company}: name of the company. "It": the account',
  },
  'changes.license': {
    text: 'You use the license of {company}.',
    description: 'Entry of a list. {company}: name of the company',
  },
  'changes.free': {
    text: 'You get the free tier: {company} gives you no license.',
    description: 'Entry of a list. {company}: name of the company',
  },
  'changes.plan': {
    text: 'Your own plan ends now. Paid time that is left does not come back.',
    description: 'Entry of a list, for somebody who pays for a plan',
  },
  'changes.provider': {
    text: 'You sign in with the identity provider of {company}. Your password no longer works.',
    description: 'Entry of a list. {company}: name of the company, which refuses passwords',
  },
  'changes.secondFactor': {
    text: 'You need a second factor to sign in. If you have none, you set it up after you join.',
    description: 'Entry of a list, where the company demands a second factor',
  },
  accept: { text: 'Accept and join', description: 'Button of an invitation. Verb' },
  decline: { text: 'Decline', description: 'Button of an invitation. Verb' },
  declined: { text: 'Invitation declined', description: 'Notice. Participle' },
  joined: {
    text: 'You are now part of {company}',
    description: 'Heading after an invitation was accepted. {company}: name of the company',
  },
  joinedText: {
    text: 'What you have done is still here. Your company can now give you assignments.',
    description: 'Text under "You are now part of …"',
  },
  go: { text: 'Go to the dashboard', description: 'Button under "You are now part of …". Verb' },
});
export const t = createTranslator(messages);
