import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of a learner's write-ups. */
export const messages = defineMessages('showcase', {
  upload: {
    text: 'Upload a write-up',
    description:
      'Heading of the form. A write-up is a report about a weakness that the learner found or fixed. Verb',
  },
  title: { text: 'Title', description: 'Label of the field for the title of the write-up' },
  titleHint: {
    text: 'Such as "An invoice that anybody could read"',
    description: 'Hint under the field "Title": an example',
  },
  description: { text: 'Description', description: 'Label of the field for the description' },
  descriptionHint: {
    text: 'What you found or fixed, in a few sentences. Leave out names and secrets.',
    description: 'Hint under the field "Description"',
  },
  file: { text: 'File', description: 'Label of the field that selects a file' },
  fileHint: {
    text: 'PDF, Markdown, plain text, PNG or JPEG, up to 5 MB.',
    description: 'Hint under the field "File"',
  },
  send: { text: 'Upload', description: 'Button of the form: uploads the write-up. Verb' },
  receivedTitle: { text: 'Your write-up was received', description: 'Title of the note after an upload' },
  receivedText: {
    text: '“{title}” ({file}) is in your list.',
    description:
      'Text of the note "Your write-up was received". {title}: title of the write-up; {file}: name of the file',
  },
  refusedTitle: {
    text: 'The write-up was not uploaded',
    description: 'Title of the error after an upload; the reason follows',
  },
  refusedHint: {
    text: 'Everything you entered is still here. Uploading again does not store it twice.',
    description: 'Text of the error "The write-up was not uploaded", after the reason. "It": the write-up',
  },
  own: { text: 'Your write-ups', description: "Heading of the list of the learner's write-ups" },
  count: {
    text: '{count} of {most}',
    description:
      'Beside the heading "Your write-ups". {count}: how many there are; {most}: how many there can be',
  },
  loading: { text: 'Loading your write-ups', description: 'Screen reader only: the list is being loaded' },
  failed: {
    text: 'Your write-ups could not be loaded',
    description: 'Title of the error when the list could not be loaded',
  },
  nothing: { text: 'No write-ups yet', description: 'Title in place of the list while it is empty' },
  nothingText: {
    text: 'What you upload is listed here, with its state.',
    description: 'Text under the title "No write-ups yet". "State" is a noun',
  },
  received: { text: 'Received', description: 'Badge on a write-up that has arrived. Participle' },
  sent: { text: 'Uploaded on {date}', description: 'On a write-up. {date}: date, such as December 6, 2026' },
  kilobytes: { text: '{count} kB', description: 'Size of a file. {count}: number' },
  megabytes: { text: '{count} MB', description: 'Size of a file. {count}: number, such as 1.4' },
  download: { text: 'Download', description: 'Button on a write-up: downloads its file. Verb' },
  downloadOf: {
    text: 'Download {title}',
    description: 'Screen reader only: full name of the button "Download". {title}: title of the write-up',
  },
  delete: {
    text: 'Delete',
    description: 'Button on a write-up, and in the dialog that asks: deletes it. Verb',
  },
  deleteOf: {
    text: 'Delete {title}',
    description: 'Screen reader only: full name of the button "Delete". {title}: title of the write-up',
  },
  deleteTitle: {
    text: 'Delete “{title}”?',
    description: 'Title of the dialog that asks before a write-up is deleted. {title}: its title',
  },
  deleteText: {
    text: 'The write-up and its file will be deleted permanently.',
    description: 'Text of the dialog "Delete “…”?"',
  },
});
export const t = createTranslator(messages);
