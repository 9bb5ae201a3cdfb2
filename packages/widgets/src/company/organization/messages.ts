import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the settings of a company. */
export const messages = defineMessages('organization', {
  loading: { text: 'Loading the settings', description: 'Screen reader only: settings are being loaded' },
  problem: {
    text: 'The settings could not be loaded',
    description: 'Title of the error when the settings of the company failed to load',
  },
  denied: {
    text: 'Only administrators change these settings',
    description: 'Title shown to somebody who may not see the settings of the company',
  },
  deniedText: {
    text: 'Ask an administrator of your organization.',
    description: 'Text under "Only administrators change these settings"',
  },
  save: { text: 'Save changes', description: 'Button of a form with settings. Verb' },
  saved: { text: 'Changes saved', description: 'Notice after settings were saved. Participle' },
  optional: { text: 'optional', description: 'After the label of a field that may stay empty. Adjective' },

  identity: { text: 'Name and time zone', description: 'Heading of the first section of the settings' },
  name: { text: 'Name', description: 'Label of the field for the name of the company' },
  nameHint: {
    text: 'Shown to your people, on certificates and in emails.',
    description: 'Hint under the field with the name of the company',
  },
  timeZone: { text: 'Time zone', description: 'Label of the selection of a time zone' },
  timeZoneHint: {
    text: 'Emails and reminders use it for everyone who has not chosen a time zone in their profile.',
    description: 'Hint under the selection of a time zone. "It": the time zone',
  },
  utc: { text: 'UTC (no time zone chosen)', description: 'First option of the selection of time zones' },

  logo: { text: 'Logo', description: 'Heading of the section with the logo of the company' },
  logoAbout: {
    text: 'PNG, JPEG or WebP, at most 2 MB. A wide logo on a transparent or white background looks best.',
    description: 'Text under the heading "Logo"',
  },
  logoAlt: { text: 'Logo of {name}', description: 'Alternative text of the logo. {name}: the company' },
  noLogo: { text: 'No logo yet', description: 'Shown in place of a logo' },
  upload: { text: 'Upload logo', description: 'Button that opens the choice of a file. Verb' },
  replace: { text: 'Replace logo', description: 'Button that opens the choice of another file. Verb' },
  remove: { text: 'Remove', description: 'Button that removes the logo. Verb' },
  removeAsk: { text: 'Remove the logo?', description: 'Title of a dialog' },
  removeText: {
    text: 'Your people see the name of the organization instead.',
    description: 'Text of the dialog "Remove the logo?"',
  },
  logoSaved: { text: 'Logo saved', description: 'Notice after a logo was uploaded. Participle' },
  logoRemoved: { text: 'Logo removed', description: 'Notice after the logo was removed. Participle' },

  retention: { text: 'Retention', description: 'Heading: how long data is kept. Noun' },
  retentionAbout: {
    text: 'Data older than the number of days is deleted every hour and cannot be restored. An empty field keeps it. Results, points and certificates always stay.',
    description: 'Text under the heading "Retention"',
  },
  'keep.work_days': { text: 'Lab work, in days', description: 'Label of a field for a number of days. Noun' },
  'keep.work_days.hint': {
    text: 'Submitted files, drafts, and replays that were shared.',
    description: 'What the field "Lab work, in days" is about',
  },
  'keep.activity_days': {
    text: 'Activity, in days',
    description: 'Label of a field for a number of days. Noun',
  },
  'keep.activity_days.hint': {
    text: 'Which videos were watched, which media were opened, and time spent in courses.',
    description: 'What the field "Activity, in days" is about',
  },
  'keep.audit_days': {
    text: 'Audit trail, in days',
    description: 'Label of a field for a number of days. Noun',
  },
  'keep.audit_days.hint': {
    text: 'Who did what. This server deletes entries after {days} days in any case.',
    description: 'What the field "Audit trail, in days" is about. {days}: a number',
  },
  keepAsk: { text: 'Delete old data?', description: 'Title of a dialog before a period is shortened' },
  keepText: {
    text: 'Data beyond the new number of days is deleted within an hour and cannot be restored.',
    description: 'Text of the dialog "Delete old data?"',
  },
  keepConfirm: { text: 'Save and delete', description: 'Button of the dialog "Delete old data?". Verb' },

  about: { text: 'About your organization', description: 'Heading of a form' },
  aboutAbout: {
    text: 'Your people see this text and the support contact in their profile.',
    description: 'Text under the heading "About your organization"',
  },
  aboutField: { text: 'Text', description: 'Label of the field for a text about the company. Noun' },
  aboutHint: {
    text: 'Plain text. For example what the training is for, and what is expected.',
    description: 'Hint under the field "Text"',
  },
  supportEmail: { text: 'Support email', description: 'Label of a field: address for questions' },
  supportUrl: { text: 'Support page', description: 'Label of a field: web address for questions' },
  preview: { text: 'What your people see', description: 'Heading above a preview' },
  nothing: {
    text: 'Nothing yet. Your people see the name only.',
    description: 'Shown in place of the preview while nothing was written',
  },
  contactEmail: { text: 'Email support', description: 'Link that opens an email to the support. Verb' },
  contactPage: { text: 'Support page', description: 'Link to a web page with help. Noun' },

  users: { text: 'Defaults for new users', description: 'Heading of a form' },
  usersAbout: {
    text: 'What a new account begins with. Existing accounts stay as they are, and everyone can change their own emails.',
    description: 'Text under the heading "Defaults for new users"',
  },
  digest: { text: 'Weekly email', description: 'Label of a checkbox' },
  digestHint: {
    text: 'A summary of unread notifications, once a week.',
    description: 'Hint under the checkbox "Weekly email"',
  },
  team: { text: 'Default team', description: 'Label of a selection' },
  teamHint: {
    text: 'A new user who is in no team joins this one.',
    description: 'Hint under the selection "Default team". "One": team',
  },
  noTeams: {
    text: 'Your organization has no teams yet.',
    description: 'Hint under the selection "Default team"',
  },
  noTeam: { text: 'No team', description: 'Option of the selection "Default team"' },
});
export const t = createTranslator(messages);
