import type { NewsfeedTopic } from '@drawbridge/contracts/recognition';
import { createTranslator, defineMessages, type MessageSource } from '@drawbridge/ui/messages';

const topics: Record<`topic.${NewsfeedTopic}`, MessageSource> = {
  'topic.advisories': { text: 'Advisories and incidents', description: 'Topic of news' },
  'topic.web': { text: 'Web applications', description: 'Topic of news' },
  'topic.api': { text: 'APIs', description: 'Topic of news' },
  'topic.cloud': { text: 'Cloud', description: 'Topic of news' },
  'topic.containers': { text: 'Containers', description: 'Topic of news' },
  'topic.supply_chain': { text: 'Software supply chain', description: 'Topic of news' },
  'topic.identity': { text: 'Identity and access', description: 'Topic of news' },
  'topic.cryptography': { text: 'Cryptography', description: 'Topic of news' },
  'topic.mobile': { text: 'Mobile apps', description: 'Topic of news' },
  'topic.ai': { text: 'AI systems', description: 'Topic of news' },
};

/** Texts of what a person can change of their profile. */
export const messages = defineMessages('profile', {
  ...topics,
  failed: { text: 'Your profile could not be loaded', description: 'Title of a problem' },
  loading: { text: 'Loading your profile', description: 'Spoken while loading' },

  picture: { text: 'Your picture', description: 'Card' },
  pictureText: {
    text: 'PNG, JPEG or WebP, up to 2 MB. It is cut to a square, and nothing else that the file holds is kept.',
    description: 'Under the title',
  },
  upload: { text: 'Upload a picture', description: 'Button' },
  replace: { text: 'Replace the picture', description: 'Button' },
  remove: { text: 'Remove', description: 'Button' },

  names: { text: 'Your name', description: 'Card' },
  namesText: {
    text: 'Your company sees it, and so does everybody if you choose to be shown publicly.',
    description: 'Under the title',
  },
  firstName: { text: 'First name', description: 'Field' },
  lastName: { text: 'Last name', description: 'Field' },
  nameHint: { text: 'Up to 50 characters', description: 'Under the field' },
  save: { text: 'Save name', description: 'Button' },

  timeZone: { text: 'Time zone', description: 'Card, and field' },
  timeZoneText: {
    text: 'Dates and times are shown in it, and emails that come at a time of day follow it.',
    description: 'Under the title',
  },
  automatic: { text: 'Automatic', description: 'Choice: no time zone of one’s own' },
  automaticHint: {
    text: 'Dates follow this device, and emails follow UTC.',
    description: 'Under the field, for the choice Automatic',
  },
  timeThere: { text: 'It is {time} there now.', description: 'Under the field' },
  ofDevice: { text: 'Use {zone}, as on this device', description: 'Button' },

  emails: { text: 'Emails', description: 'Card' },
  emailsText: {
    text: 'Emails about your account, such as a new password, are always sent.',
    description: 'Under the title',
  },
  digest: { text: 'Weekly digest', description: 'Switch' },
  digestHint: {
    text: 'On Mondays at 8:00 in your time zone, with what you have not read.',
    description: 'Under it',
  },
  news: { text: 'Weekly news', description: 'Switch' },
  newsHint: { text: 'News about application security, by your topics.', description: 'Under it' },
  report: { text: 'Report of the company', description: 'Switch of administrators' },
  reportHint: {
    text: 'How your company learns. Only administrators can receive it.',
    description: 'Under it',
  },

  topics: { text: 'Topics of your news', description: 'Card' },
  topicsText: {
    text: 'Choose what your news is about. Without a choice it is about everything.',
    description: 'Under the title',
  },
});
export const t = createTranslator(messages);
