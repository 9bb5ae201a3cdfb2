import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of a replay that is shared. */
const messages = defineMessages('replay', {
  'side.before': {
    text: 'Before',
    description: 'Title of one of two replays side by side: the previous submission. Adverb; little space',
  },
  'side.starter': {
    text: 'The starter',
    description:
      'Title of one of two replays side by side, and option of a choice: the code that the lab began with. Little space',
  },
  'side.fix': {
    text: 'The fix',
    description: 'Title of one of two replays side by side: code that blocks the attack. Noun; little space',
  },
  'side.now': {
    text: 'Now',
    description:
      'Title of one of two replays side by side: the submission that is shared. Adverb; little space',
  },
  'shared.lab': {
    text: 'Replay of an attack in the lab',
    description: 'Above the title of a shared replay; the title of the lab follows',
  },
  'shared.summary': {
    text: 'In short',
    description: 'Screen reader only: name of the list that sums up a shared replay',
  },
  'shared.expires': {
    text: 'This link works until {date}.',
    description: 'Below a shared replay. {date}: date, such as December 6, 2026',
  },
  'shared.removed': {
    text: 'Passwords, tokens, cookies, flags and names are replaced by “{mark}”.',
    description: 'Below a shared replay. {mark}: the text that replaces private data, such as [removed]',
  },
  'shared.loading': {
    text: 'Loading the replay',
    description: 'Screen reader only: a shared replay is being loaded',
  },
  'shared.gone.title': {
    text: 'There is no replay here',
    description: 'Title of the page when the link to a replay no longer works',
  },
  'shared.gone.text': {
    text: 'The link may have expired, or the person who shared it has revoked it.',
    description: 'Text under the title "There is no replay here"',
  },
  'shared.failed': {
    text: 'The replay could not be loaded',
    description: 'Title of the error when a shared replay could not be loaded',
  },
  'shared.start': {
    text: 'Try a lab yourself',
    description: 'Button below a shared replay, for visitors without an account: opens the start page',
  },
  'share.title': {
    text: 'Share this replay',
    description: 'Title of the dialog that makes a link to a replay',
  },
  'share.intro': {
    text: 'Anyone who has the link sees what is below, without an account. Your name, your score and hidden tests are never part of it.',
    description: 'Description under the title of the dialog',
  },
  'share.days': {
    text: 'The link works for',
    description: 'Label of a group of radio buttons; the options complete it',
  },
  'share.days.some': {
    text: '{days} days',
    description: 'Option of "The link works for". {days}: number, 7 or more',
  },
  'share.compare': {
    text: 'Compare with',
    description:
      'Label of a group of radio buttons: what is shown beside the replay. Verb; the options complete it',
  },
  'share.compare.before': {
    text: 'The previous submission',
    description: 'Option of the selection "Compare with"',
  },
  'share.compare.nothing': {
    text: 'Nothing',
    description: 'Option of "Compare with": the replay is shown alone',
  },
  'share.code': {
    text: 'Include lines of my code',
    description: 'Label of a checkbox of the dialog "Share this replay". Verb',
  },
  'share.code.hint': {
    text: 'The marked line and four around it, of the files that you changed. Lines of the lab itself are always shown.',
    description: 'Hint below the checkbox "Include lines of my code". "Marked": the line that runs at a step',
  },
  'share.preview': {
    text: 'What visitors will see',
    description: 'Heading of the preview of what visitors of the link see',
  },
  'share.preview.loading': {
    text: 'Loading the preview',
    description: 'Screen reader only: the preview is being loaded',
  },
  'share.preview.failed': {
    text: 'This replay cannot be shared',
    description: 'Title of the error in place of the preview',
  },
  'share.create': { text: 'Create link', description: 'Button of the dialog: makes the link' },
  'share.done': {
    text: 'Done',
    description: 'Button that closes the dialog after the link was made. Participle',
  },
  'share.cancel': {
    text: 'Cancel',
    description: 'Button that closes the dialog without making a link. Verb',
  },
  'share.made': { text: 'Your link', description: 'Label of the field that contains the new link' },
  'share.made.hint': {
    text: 'It works until {date}. Copy it now: it is not shown again.',
    description: 'Hint under the field "Your link". {date}: date, such as December 6, 2026',
  },
  'share.copy': {
    text: 'Copy link',
    description: 'Button of the dialog "Share this replay": copies the link. Verb',
  },
  'share.copyMarkdown': {
    text: 'Copy as Markdown',
    description:
      'Button: copies the link and a summary in Markdown, a format for texts such as pull requests',
  },
  'share.copied': { text: 'Copied', description: 'Toast after "Copy link" was pressed. Participle' },
  'share.links': {
    text: 'Your links ({count} of {most})',
    description:
      "Heading of the list of the learner's links. {count}: how many there are; {most}: how many there can be",
  },
  'share.links.none': {
    text: 'You have no links yet.',
    description: 'In place of the list of links while it is empty',
  },
  'share.links.failed': {
    text: 'Your links could not be loaded',
    description: 'Title of the error when the list of links could not be loaded',
  },
  'share.links.until': {
    text: 'until {date}',
    description: 'After the title of a link, in small type. {date}: date, such as December 6, 2026',
  },
  'share.revoke': {
    text: 'Revoke',
    description: 'Button beside a link: ends it, so that it no longer works. Verb',
  },
  'share.revoke.label': {
    text: 'Revoke the link to {title}',
    description:
      'Screen reader only: full name of the button "Revoke". {title}: titles of the lab and the test',
  },
});

export const t = createTranslator(messages);
