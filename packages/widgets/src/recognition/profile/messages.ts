import type { NewsfeedTopic } from '@drawbridge/contracts/recognition';
import { createTranslator, defineMessages, type MessageSource } from '@drawbridge/ui/messages';

const topics: Record<`topic.${NewsfeedTopic}`, MessageSource> = {
  'topic.advisories': {
    text: 'Advisories and incidents',
    description: 'Checkbox: a topic of the news email. Reports about weaknesses and attacks',
  },
  'topic.web': { text: 'Web applications', description: 'Checkbox: a topic of the news email' },
  'topic.api': { text: 'APIs', description: 'Checkbox: a topic of the news email' },
  'topic.cloud': { text: 'Cloud', description: 'Checkbox: a topic of the news email' },
  'topic.containers': {
    text: 'Containers',
    description: 'Checkbox: a topic of the news email. Software containers, such as Docker',
  },
  'topic.supply_chain': {
    text: 'Software supply chain',
    description: 'Checkbox: a topic of the news email. Security of the libraries that software is made of',
  },
  'topic.identity': {
    text: 'Identity and access',
    description: 'Checkbox: a topic of the news email. Who can sign in and do what',
  },
  'topic.cryptography': { text: 'Cryptography', description: 'Checkbox: a topic of the news email' },
  'topic.mobile': { text: 'Mobile apps', description: 'Checkbox: a topic of the news email' },
  'topic.ai': { text: 'AI systems', description: 'Checkbox: a topic of the news email' },
};

/** Texts of what a person can change of their profile. */
export const messages = defineMessages('profile', {
  ...topics,
  failed: {
    text: 'Your profile could not be loaded',
    description: 'Title of the error when the profile could not be loaded',
  },
  loading: { text: 'Loading your profile', description: 'Screen reader only: the profile is being loaded' },

  picture: { text: 'Your picture', description: 'Heading of the card with the profile picture' },
  pictureText: {
    text: 'PNG, JPEG or WebP, up to 2 MB. We crop it to a square and remove its metadata.',
    description: 'Text under the heading "Your picture"',
  },
  upload: { text: 'Upload a picture', description: 'Button: selects a file with a picture. Verb' },
  replace: {
    text: 'Replace the picture',
    description: 'Button in place of "Upload a picture" when there is one. Verb',
  },
  remove: { text: 'Remove', description: 'Button: deletes the picture. Verb' },

  names: { text: 'Your name', description: 'Heading of the card with first and last name' },
  namesText: {
    text: 'Your company sees it, and so does everybody if you choose to be shown publicly.',
    description: 'Text under the heading "Your name". "It": the name',
  },
  firstName: { text: 'First name', description: "Label of a field of the user's profile: given name" },
  lastName: { text: 'Last name', description: "Label of a field of the user's profile: family name" },
  nameHint: {
    text: 'Up to 50 characters',
    description: 'Hint under the fields "First name" and "Last name"',
  },
  save: { text: 'Save name', description: 'Button of the card "Your name". Verb' },

  timeZone: { text: 'Time zone', description: 'Heading of the card, and label of the selection' },
  timeZoneText: {
    text: 'Dates and times are shown in this time zone, and scheduled emails follow it.',
    description: 'Text under the heading "Time zone". "It": the time zone',
  },
  automatic: { text: 'Automatic', description: 'First option of the selection of time zones. Adjective' },
  automaticHint: {
    text: 'Dates follow this device, and emails follow UTC.',
    description: 'Hint under the selection. UTC is a time zone',
  },
  timeThere: {
    text: 'It is {time} there now.',
    description: 'Hint under the selection. {time}: time of day, such as 2:30 PM',
  },
  ofDevice: {
    text: "Use this device's time zone: {zone}",
    description: 'Button under the selection. {zone}: name of a time zone, such as Europe/Berlin. Verb',
  },

  emails: { text: 'Emails', description: 'Heading of the card about emails' },
  emailsText: {
    text: 'Emails about your account, such as a new password, are always sent.',
    description: 'Text under the heading "Emails"',
  },
  digest: { text: 'Weekly digest', description: 'Checkbox: an email with unread notifications' },
  digestHint: {
    text: 'On Mondays at 8:00 in your time zone, with what you have not read.',
    description: 'Hint under the checkbox "Weekly digest"',
  },
  news: { text: 'Weekly news', description: 'Checkbox: an email with news about security' },
  newsHint: {
    text: 'News about application security on the topics you choose.',
    description: 'Hint under the checkbox "Weekly news"',
  },
  report: {
    text: 'Company report',
    description: 'Checkbox that only administrators see: an email about the company',
  },
  reportHint: {
    text: 'How your company learns. Only administrators can receive it.',
    description: 'Hint under the checkbox "Company report"',
  },

  topics: { text: 'News topics', description: 'Heading of the card with the topics of the news email' },
  topicsText: {
    text: 'Choose what your news is about. Choose none to get all topics.',
    description: 'Text under the heading "News topics"',
  },
});
export const t = createTranslator(messages);
