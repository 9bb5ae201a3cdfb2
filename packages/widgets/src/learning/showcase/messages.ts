import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of a learner's write-ups. */
export const messages = defineMessages('showcase', {
  upload: { text: 'Upload a write-up', description: 'Heading of the form' },
  title: { text: 'Title', description: 'Label of the field' },
  titleHint: { text: 'Such as "An invoice that anybody could read"', description: 'Under the field' },
  description: { text: 'Description', description: 'Label of the field' },
  descriptionHint: {
    text: 'What you found or fixed, in a few sentences. Leave out names and secrets.',
    description: 'Under the field',
  },
  file: { text: 'File', description: 'Label of the field' },
  fileHint: { text: 'PDF, Markdown, plain text, PNG or JPEG, up to 5 MB.', description: 'Under the field' },
  send: { text: 'Upload', description: 'Button' },
  receivedTitle: { text: 'Your write-up was received', description: 'Title of the result' },
  receivedText: { text: '“{title}” ({file}) is in your list.', description: 'Text of the result' },
  refusedTitle: { text: 'The write-up was not uploaded', description: 'Title of the result' },
  refusedHint: {
    text: 'Everything you entered is still here. A repeat stores it once.',
    description: 'Under the reason',
  },
  own: { text: 'Your write-ups', description: 'Heading of the list' },
  count: { text: '{count} of {most}', description: 'Beside the heading: how many there are and may be' },
  loading: { text: 'Loading your write-ups', description: 'For screen readers' },
  failed: { text: 'Your write-ups could not be loaded', description: 'Title of the problem look' },
  nothing: { text: 'No write-ups yet', description: 'Title of the empty list' },
  nothingText: { text: 'What you upload is listed here, with its state.', description: 'Under it' },
  received: { text: 'Received', description: 'State of a write-up' },
  sent: { text: 'Uploaded on {date}', description: 'Of a write-up' },
  kilobytes: { text: '{count} kB', description: 'Size of a file' },
  megabytes: { text: '{count} MB', description: 'Size of a file' },
  download: { text: 'Download', description: 'Button' },
  downloadOf: { text: 'Download {title}', description: 'Its name' },
  delete: { text: 'Delete', description: 'Button' },
  deleteOf: { text: 'Delete {title}', description: 'Its name' },
  deleteTitle: { text: 'Delete “{title}”?', description: 'Title of the question' },
  deleteText: { text: 'The write-up and its file are gone for good.', description: 'Text of the question' },
});
export const t = createTranslator(messages);
